import { expect, it } from 'vitest'

import { timeOfDay } from './time-of-day'

it.each([
  ['2026-11-20T03:59:00Z', 'evening'],
  ['2026-11-20T04:00:00Z', 'morning'],
  ['2026-11-20T11:59:00Z', 'morning'],
  ['2026-11-20T12:00:00Z', 'afternoon'],
  ['2026-11-20T17:59:00Z', 'afternoon'],
  ['2026-11-20T18:00:00Z', 'evening'],
  ['2026-11-20T00:10:00Z', 'evening'],
])('greets at %s for the %s', (now, expected) => {
  expect(timeOfDay(new Date(now), 'UTC')).toBe(expected)
})

it('looks at the clock of the reader', () => {
  expect(timeOfDay(new Date('2026-11-20T10:00:00Z'), 'Asia/Tokyo')).toBe('evening')
})
