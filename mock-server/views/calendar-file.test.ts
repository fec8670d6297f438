import { describe, expect, it } from 'vitest'
import type { PostState } from '../state/data.ts'
import type { Schemas } from '../schemas.ts'
import { calendarFile } from './calendar-file.ts'

const post = { id: 'p-1', title: 'Τέλος γραμμής, ώρα τρεις; '.repeat(6), excerpt: 'A\nB', revision: 3 } as PostState
const now = Date.parse('2026-11-20T10:17:00Z')
const fileOf = (event: Schemas['PostEvent']) => calendarFile(post, event, now)

/** What RFC 5545 asks of every line and of the parts of an event. */
function problemsIn(file: string): string[] {
  const lines = file.split('\r\n')
  const unfolded = file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
  return [
    ...lines.filter((line) => new TextEncoder().encode(line).length > 75).map(() => 'a line over 75 octets'),
    ...(file.replaceAll('\r\n', '').match(/[\r\n]/) ? ['a bare line break'] : []),
    ...(file.includes('\uFFFD') ? ['a character cut apart'] : []),
    ...unfolded.filter((line) => !/^[A-Z-]+(;[A-Z-]+=[^:;]+)*:/.test(line)).map((line) => `no property: ${line}`),
    ...['UID', 'DTSTAMP', 'DTSTART'].filter((name) => !unfolded.some((line) => new RegExp(`^${name}[:;]`).test(line))),
  ]
}

describe('the file for a calendar', () => {
  it('has whole days with an exclusive end', () => {
    const file = fileOf({ startAt: { localDatetime: '2026-12-14T00:00' }, allDay: true })
    expect(problemsIn(file)).toEqual([])
    expect(file).toContain('DTSTART;VALUE=DATE:20261214\r\nDTEND;VALUE=DATE:20261215\r\n')
  })

  it('has moments in UTC and local times without a zone', () => {
    const zoned = { zonedDatetime: '2026-12-01T04:00:00+01:00', timeZone: 'Europe/Rome' }
    const file = fileOf({ startAt: zoned, allDay: false, place: 'Torino, cancello est' })
    expect(problemsIn(file)).toEqual([])
    expect(file).toContain('DTSTART:20261201T030000Z')
    expect(file).toContain(String.raw`LOCATION:Torino\, cancello est`)
    expect(fileOf({ startAt: { localDatetime: '2026-11-30T13:30' }, allDay: false })).toContain(
      'DTSTART:20261130T133000\r\n',
    )
  })

  it('says that it moved or was cancelled', () => {
    const file = fileOf({ startAt: { localDatetime: '2026-11-30T13:30' }, allDay: false, cancelled: true })
    expect(problemsIn(file)).toEqual([])
    expect(file).toContain('SEQUENCE:2')
    expect(file).toContain('STATUS:CANCELLED')
  })
})
