import { expect, it } from 'vitest'
import { atOnce, isArchivedTooEarly, plannedTime, planOf, type PublishPlan, timeProblem } from './publish-time'

const rome = 'Europe/Rome'
const plan = (day: string, time: string, second = false): PublishPlan => ({ when: 'later', day, time, second })

it.each([
  ['2026-11-23', '06:00', false, '2026-11-23T06:00:00+01:00', null],
  ['2027-03-28', '02:30', false, '2027-03-28T03:30:00+02:00', 'skip'],
  ['2027-10-31', '02:30', false, '2027-10-31T02:30:00+02:00', 'twice'],
  ['2027-10-31', '02:30', true, '2027-10-31T02:30:00+01:00', 'twice'],
])('takes %s, %s in Rome (the second: %s) for %s', (day, time, second, moment, clocks) => {
  const planned = plannedTime(plan(day, time, second), rome)
  expect(planned).toEqual({ at: { zonedDatetime: moment, timeZone: rome }, clocks })
  if (planned && clocks !== 'skip') expect(planOf(planned.at, rome)).toEqual(plan(day, time, second))
})

it('shows a moment that was planned in another zone as the clocks of the reader do', () => {
  const at = { zonedDatetime: '2026-11-23T06:00:00+01:00', timeZone: rome }
  expect(planOf(at, 'America/Sao_Paulo')).toEqual(plan('2026-11-23', '02:00'))
})

it('says when a time is not whole, past, or too far away', () => {
  const now = Date.parse('2026-11-20T10:17:00Z')
  const problem = (day: string, time: string) => timeProblem(plan(day, time), rome, now)
  expect(problem('2026-11-23', '')).toBe('missing')
  expect(problem('2026-11-20', '11:18')).toBe('too-early')
  expect(problem('2026-11-20', '11:19')).toBeNull()
  expect(problem('2028-01-01', '00:00')).toBe('too-late')
})

it('lets a post go to the archive on a later day than it goes out', () => {
  const tooEarly = (archiveAt: string | null, when: PublishPlan) => isArchivedTooEarly(archiveAt, when, '2026-11-20')
  expect([tooEarly(null, atOnce), tooEarly('2026-11-20', atOnce), tooEarly('2026-11-21', atOnce)]).toEqual([
    false,
    true,
    false,
  ])
  expect(tooEarly('2026-11-23', plan('2026-11-23', '06:00'))).toBe(true)
  expect(tooEarly('2026-11-24', plan('2026-11-23', '06:00'))).toBe(false)
})
