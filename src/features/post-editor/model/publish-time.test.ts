import { expect, it } from 'vitest'
import { timeProblem, zonedTime } from './publish-time'

it.each([
  ['2026-11-23', '06:00', '2026-11-23T06:00:00+01:00'],
  // The clocks skip this one and show this one twice.
  ['2027-03-28', '02:30', '2027-03-28T03:30:00+02:00'],
  ['2027-10-31', '02:30', '2027-10-31T02:30:00+02:00'],
])('takes %s, %s in Rome for %s', (day, time, moment) => {
  expect(zonedTime(day, time, 'Europe/Rome')).toEqual({ zonedDatetime: moment, timeZone: 'Europe/Rome' })
})

it('takes nothing that is not whole, and says when a time is past or too far away', () => {
  expect(zonedTime('2026-11-23', '', 'Europe/Rome')).toBeNull()
  const now = Date.parse('2026-11-20T10:17:00Z')
  const at = (zonedDatetime: string) => timeProblem({ zonedDatetime, timeZone: 'Europe/Rome' }, now)
  expect(at('2026-11-20T11:18:00+01:00')).toBe('too-early')
  expect(at('2026-11-20T11:20:00+01:00')).toBeNull()
  expect(at('2028-01-01T00:00:00+01:00')).toBe('too-late')
})
