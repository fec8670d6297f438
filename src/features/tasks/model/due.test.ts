import { describe, expect, it } from 'vitest'
import { dueGroups as groupsOfServer, taskState } from '../../../../mock-server/state/tasks'
import { dueFieldsOf, dueGroupOf, expirationOf, isOverdue, lastMomentOf, nextRegrouping } from './due'

const rome = 'Europe/Rome'
const at = (text: string) => Date.parse(text)
const due = (zonedDatetime: string, expirationAllDay = false, timeZone = rome) => ({
  expiration: { zonedDatetime, timeZone },
  expirationAllDay,
})

describe('a task is overdue', () => {
  it('after its moment, not at it', () => {
    const noon = due('2026-11-20T12:00:00+01:00')
    expect(isOverdue(noon, at('2026-11-20T12:00:00+01:00'))).toBe(false)
    expect(isOverdue(noon, at('2026-11-20T12:00:00.001+01:00'))).toBe(true)
  })

  it('after its day in its own zone when the whole day counts, wherever it is read', () => {
    const friday = due('2026-11-20T00:00:00-03:00', true, 'America/Sao_Paulo')
    expect(isOverdue(friday, at('2026-11-21T03:59:59+01:00'))).toBe(false)
    expect(isOverdue(friday, at('2026-11-21T04:00:00+01:00'))).toBe(true)
  })

  it('after 23 hours on the day that loses one', () => {
    expect(lastMomentOf(due('2027-03-28T00:00:00+01:00', true))).toBe(at('2027-03-29T00:00:00+02:00') - 1)
  })

  it('never without an end', () => {
    expect(isOverdue({ expiration: null, expirationAllDay: false }, at('2100-01-01T00:00:00Z'))).toBe(false)
  })
})

describe('the parts of a list next change', () => {
  const now = at('2026-11-20T11:17:00+01:00')

  it('once the next of the tasks is over, whatever was over before', () => {
    const dues = [due('2026-11-19T10:00:00+01:00'), due('2026-11-20T12:00:00+01:00'), due('2026-11-20T13:00:00+01:00')]
    expect(nextRegrouping(dues, now, rome)).toBe(at('2026-11-20T12:00:00.001+01:00'))
  })

  it('at midnight where the reader is', () => {
    expect(nextRegrouping([due('2026-11-25T12:00:00+01:00')], now, rome)).toBe(at('2026-11-21T00:00:00+01:00'))
    expect(nextRegrouping([due('2026-11-25T12:00:00+01:00')], now, 'America/Sao_Paulo')).toBe(
      at('2026-11-21T00:00:00-03:00'),
    )
  })

  it('never where all is over or has no end', () => {
    const dues = [due('2026-11-19T10:00:00+01:00'), { expiration: null, expirationAllDay: false }]
    expect(nextRegrouping(dues, now, rome)).toBeNull()
  })
})

describe('the parts of a list', () => {
  // A Friday.
  const now = at('2026-11-20T11:17:00+01:00')
  it.each([
    ['2026-11-20T11:00:00+01:00', 'overdue'],
    ['2026-11-20T23:00:00+01:00', 'today'],
    ['2026-11-22T23:59:00+01:00', 'week'],
    ['2026-11-23T00:00:00+01:00', 'later'],
  ])('%s is %s', (moment, group) => {
    expect(dueGroupOf(due(moment), now, rome)).toBe(group)
  })

  it('have their days where the reader is', () => {
    const night = due('2026-11-21T01:00:00+01:00')
    expect(dueGroupOf(night, now, rome)).toBe('week')
    expect(dueGroupOf(night, now, 'America/Sao_Paulo')).toBe('today')
  })

  it('have no week left on a Sunday', () => {
    expect(dueGroupOf(due('2026-11-23T09:00:00+01:00'), at('2026-11-22T11:00:00+01:00'), rome)).toBe('later')
  })
})

describe('the rows and the counts of the server', () => {
  const nobody = { id: 't', title: '', postId: 'p', createdBy: '', createdAt: 0 }
  const zones = [rome, 'America/Sao_Paulo', 'Asia/Tokyo']
  // Around the ends, midnights of three zones, a Sunday, and the hour that Rome skips.
  const nows = ['2026-11-20T11:17:00Z', '2026-11-20T23:30:00Z', '2026-11-22T02:30:00Z', '2027-03-28T00:59:59Z']
  const hours = [-36, -24, -12, -1, 0, 1, 3, 12, 24, 36, 60, 120]

  it.each(zones)('put every task into the same part for a reader in %s', (reader) => {
    for (const moment of nows)
      for (const hour of hours)
        for (const timeZone of zones)
          for (const allDay of [false, true]) {
            const now = at(moment)
            const time = allDay ? '' : '12:00'
            const day = new Date(now + hour * 3_600_000).toISOString().slice(0, 10)
            const { expiration, expirationAllDay } = expirationOf({ day, time, timeZone })
            const written = `${moment}, ${day} ${time} in ${timeZone}`
            const dueAt = at(expiration?.zonedDatetime ?? '')
            const ofServer = groupsOfServer(now, reader)(taskState({ ...nobody, dueAt, allDay, timeZone }))
            expect([written, dueGroupOf({ expiration, expirationAllDay }, now, reader)]).toEqual([written, ofServer])
          }
  })
})

describe('the end in a form', () => {
  it('comes back as it was, in the zone in which it was meant', () => {
    const call = due('2026-11-20T17:00:00+01:00')
    expect(dueFieldsOf(call, 'America/Sao_Paulo')).toEqual({ day: '2026-11-20', time: '17:00', timeZone: rome })
    expect(expirationOf(dueFieldsOf(call, 'UTC'))).toEqual(call)
    const day = due('2026-11-20T00:00:00+01:00', true)
    expect(expirationOf(dueFieldsOf(day, 'UTC'))).toEqual(day)
  })

  it('is moved forward where the clocks skip it, and the earlier where they repeat it', () => {
    const written = (day: string) => expirationOf({ day, time: '02:30', timeZone: rome }).expiration?.zonedDatetime
    expect(written('2027-03-28')).toBe('2027-03-28T03:30:00+02:00')
    expect(written('2026-10-25')).toBe('2026-10-25T02:30:00+02:00')
  })
})
