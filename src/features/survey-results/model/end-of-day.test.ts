import { expect, it } from 'vitest'
import { dayAfter, endOn } from './end-of-day'

it('ends at the same time of day on both sides of the change of clocks', () => {
  expect(endOn('2026-10-24', 'Europe/Rome').zonedDatetime).toBe('2026-10-24T18:00:00+02:00')
  expect(endOn('2026-10-26', 'Europe/Rome').zonedDatetime).toBe('2026-10-26T18:00:00+01:00')
  expect(endOn('2026-11-27', 'America/Sao_Paulo')).toEqual({
    zonedDatetime: '2026-11-27T18:00:00-03:00',
    timeZone: 'America/Sao_Paulo',
  })
})

it('knows the day after the last of a year', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01')
})
