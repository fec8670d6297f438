import { describe, expect, it } from 'vitest'
import type { Schemas } from '@/api'
import { formOf, newEventForm, readEvent } from './event-form'

const now = Date.parse('2026-11-20T11:17:00+01:00')
const form = newEventForm('2026-11-20', 'Europe/Rome')
const read = (part: Partial<typeof form>, accepted = 0) => readEvent({ ...form, ...part }, { now, accepted })

describe('the fields of an event', () => {
  it('begin on the next day in the zone of the author', () => {
    expect(read({})).toMatchObject({
      event: {
        startAt: { zonedDatetime: '2026-11-21T09:00:00+01:00', timeZone: 'Europe/Rome' },
        endAt: { zonedDatetime: '2026-11-21T10:00:00+01:00', timeZone: 'Europe/Rome' },
        allDay: false,
      },
      problems: [],
    })
  })

  it('give local times and whole days without a zone', () => {
    expect(read({ kind: 'local' }).event).toMatchObject({ startAt: { localDatetime: '2026-11-21T09:00' } })
    expect(read({ kind: 'day', endDay: '2026-11-22' }).event).toMatchObject({
      startAt: { localDatetime: '2026-11-21T00:00' },
      endAt: { localDatetime: '2026-11-22T00:00' },
      allDay: true,
    })
  })

  it('come back from the event as they were', () => {
    const filled = { ...form, place: 'Gate 2', joinUrl: 'https://meet.example/a', capacity: '40', openToReaders: true }
    for (const kind of ['zoned', 'local'] as const) {
      const event = readEvent({ ...filled, kind }, { now, accepted: 0 }).event as Schemas['PostEvent']
      expect(formOf(event, 'Europe/Rome')).toEqual({ ...filled, kind })
    }
    const days = readEvent({ ...filled, kind: 'day' }, { now, accepted: 0 }).event as Schemas['PostEvent']
    expect(formOf(days, 'Europe/Rome')).toEqual({ ...filled, kind: 'day', time: '', endTime: '' })
  })

  it('keep the zone of an event elsewhere', () => {
    const startAt = { zonedDatetime: '2026-12-01T04:00:00+01:00', timeZone: 'Europe/Rome' }
    expect(formOf({ startAt, allDay: false }, 'America/Sao_Paulo')).toMatchObject({
      day: '2026-12-01',
      time: '04:00',
      timeZone: 'Europe/Rome',
    })
  })

  it('need a start, and end on its day where only a time is given', () => {
    expect(read({ day: null })).toEqual({ event: null, problems: ['event-start-missing'] })
    expect(read({ time: '' })).toEqual({ event: null, problems: ['event-start-missing'] })
    expect(read({ endDay: null }).event?.endAt).toMatchObject({ zonedDatetime: '2026-11-21T10:00:00+01:00' })
    expect(read({ endTime: '' }).event).not.toHaveProperty('endAt')
  })

  it.each([
    [{ endTime: '08:00' }, 0, ['event-end-before-start']],
    [{ day: '2026-11-19', endDay: '2026-11-19' }, 0, ['event-past']],
    [{ capacity: 'many' }, 0, ['event-capacity']],
    [{ capacity: '10001' }, 0, ['event-capacity']],
    [{ capacity: '20' }, 21, ['event-capacity-taken']],
    [{ joinUrl: 'http://meet.example' }, 0, ['event-link']],
    [{ joinUrl: 'javascript:alert(1)' }, 0, ['event-link']],
  ])('%j with %d who said yes: %j', (part, accepted, problems) => {
    expect(read(part, accepted).problems).toEqual(problems)
  })

  it('never keep an address that is not https', () => {
    expect(read({ joinUrl: 'javascript:alert(1)' }).event?.joinUrl).toBeNull()
  })
})
