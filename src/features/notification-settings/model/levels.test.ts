import { expect, it } from 'vitest'
import { endOf } from './levels'

it.each([
  ['hour', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00.000Z'],
  // The clocks go back in that night: a day has 25 hours.
  ['day', '2026-10-24T10:00:00Z', '2026-10-25T11:00:00.000Z'],
  ['week', '2026-11-20T10:00:00Z', '2026-11-27T10:00:00.000Z'],
  ['month', '2027-01-31T10:00:00Z', '2027-02-28T10:00:00.000Z'],
] as const)('a %s ends by the calendar of the reader', (span, now, end) => {
  expect(endOf(span, new Date(now), 'Europe/Rome')?.toISOString()).toBe(end)
})

it('has no end where none was chosen', () => {
  expect(endOf('always', new Date(), 'Europe/Rome')).toBeNull()
})
