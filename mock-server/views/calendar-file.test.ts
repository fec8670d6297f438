import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import type { PostState } from '../state/data.ts'
import { problemsInCalendar } from '../testing/check-calendar.ts'
import { Visitor } from '../testing/visitor.ts'
import { calendarFile } from './calendar-file.ts'

const { world } = new Visitor()
const now = world.clock.now()
const press = world.data.posts.get('p-1015')
if (!press) throw new Error('the demo has no such event')
const organised: PostState = press

const local: Schemas['PostEvent'] = { startAt: { localDatetime: '2026-11-30T13:30' }, allDay: false }
const day: Schemas['PostEvent'] = { startAt: { localDatetime: '2026-12-14T00:00' }, allDay: true }
const zoned: Schemas['PostEvent'] = {
  startAt: { zonedDatetime: '2026-12-01T04:00:00+01:00', timeZone: 'Europe/Rome' },
  endAt: { zonedDatetime: '2026-12-01T07:30:00+01:00', timeZone: 'Europe/Rome' },
  allDay: false,
  place: 'Torino, cancello est; via Cigna',
}

/** The lines of the file, put together again, once nothing in it is wrong. */
function linesOf(event: Schemas['PostEvent'], more: Partial<PostState> = {}): string[] {
  const file = calendarFile({ ...organised, ...more }, event, now)
  expect(problemsInCalendar(file)).toEqual([])
  return file.replaceAll('\r\n ', '').split('\r\n')
}

describe('the file for a calendar', () => {
  it('has whole days with an exclusive end', () => {
    expect(linesOf(day)).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261214', 'DTEND;VALUE=DATE:20261215']))
    const two = { ...day, endAt: { localDatetime: '2026-12-15T00:00' } }
    expect(linesOf(two)).toContain('DTEND;VALUE=DATE:20261216')
  })

  it('has moments in UTC, so that no calendar shifts them', () => {
    expect(linesOf(zoned)).toEqual(
      expect.arrayContaining([
        'DTSTART:20261201T030000Z',
        'DTEND:20261201T063000Z',
        String.raw`LOCATION:Torino\, cancello est\; via Cigna`,
      ]),
    )
  })

  it('has local times without a zone, wherever the server stands', () => {
    expect(linesOf(local)).toContain('DTSTART:20261130T133000')
  })

  it('says that an event was cancelled', () => {
    expect(linesOf(zoned)).toContain('STATUS:CONFIRMED')
    expect(linesOf({ ...zoned, cancelled: true })).toContain('STATUS:CANCELLED')
  })

  it('keeps its name and counts on when the event was moved', () => {
    const [before, after] = [linesOf(zoned, { revision: 1 }), linesOf(local, { revision: 2 })]
    const named = (name: string, lines: string[]) => lines.find((line) => line.startsWith(`${name}:`))
    expect(named('UID', after)).toBe(named('UID', before))
    expect([named('SEQUENCE', before), named('SEQUENCE', after)]).toEqual(['SEQUENCE:0', 'SEQUENCE:1'])
  })

  it('folds long Greek lines without cutting a character apart', () => {
    const title = 'Τέλος της γραμμής 4, ώρα τρεις; ό,τι πρέπει να ξέρετε 🏮 '.repeat(4).trim()
    const lines = linesOf(zoned, { title, excerpt: 'Πρώτη γραμμή\nΔεύτερη γραμμή' })
    const summary = title.replaceAll(',', String.raw`\,`).replaceAll(';', String.raw`\;`)
    expect(lines).toContain(`SUMMARY:${summary}`)
    expect(lines).toContain(String.raw`DESCRIPTION:Πρώτη γραμμή\nΔεύτερη γραμμή`)
  })

  it.each(world.data.feed.flatMap((post) => (post.event ? [[post.id, post, post.event] as const] : [])))(
    'is sound for the event of %s',
    (_, post, event) => {
      expect(problemsInCalendar(calendarFile(post, event, now))).toEqual([])
    },
  )
})

describe('the check of such files', () => {
  const file = calendarFile(press, zoned, now)

  it.each([
    ['a zone that is not defined', file.replace(/DTSTART:.*/, 'DTSTART;TZID=Europe/Rome:20261201T040000\r')],
    ['an end before the start', file.replace(/DTEND:.*/, 'DTEND:20261201T020000Z\r')],
    ['a bare line break', file.replace('\r\nBEGIN:VEVENT', '\nBEGIN:VEVENT')],
    ['a long line', file.replace('SUMMARY:', `SUMMARY:${'α'.repeat(40)}`)],
    ['a comma that is not escaped', file.replace(String.raw`\,`, ',')],
    ['an event without a name', file.replace(/UID:.*\r\n/, '')],
  ])('finds %s', (_, broken) => {
    expect(broken).not.toBe(file)
    expect(problemsInCalendar(broken)).not.toEqual([])
  })
})
