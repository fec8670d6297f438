import { expect, it } from 'vitest'
import { filterOf, presetRange, rangeOf, rangeProblem } from './range'

const today = '2026-11-20'

it('looks at the last 90 days, today included, while the address names none', () => {
  expect(rangeOf(new URLSearchParams(), today)).toEqual({ from: '2026-08-23', to: today, preset: '90' })
  expect(rangeOf(new URLSearchParams('from=yesterday&to=2026-11-20'), today).preset).toBe('90')
})

it('knows a range again that a click chose', () => {
  const { from, to } = presetRange('year', today)
  expect(from).toBe('2025-11-21')
  expect(rangeOf(new URLSearchParams({ from, to }), today).preset).toBe('year')
  expect(rangeOf(new URLSearchParams('from=2026-01-01&to=2026-01-31'), today).preset).toBeNull()
  expect(presetRange('year', '2028-02-29').from).toBe('2027-03-01')
})

it('refuses what the server would refuse', () => {
  expect(rangeProblem('2026-11-20', '2026-11-19')).toBe('end-before-start')
  expect(rangeProblem('2024-11-01', '2026-11-20')).toBe('range-too-long')
  expect(rangeProblem('2026-11-20', '2026-11-20')).toBeNull()
})

it('asks for the community of the address', () => {
  expect(filterOf(new URLSearchParams('communityId=werk-ulm'), today)).toEqual({
    from: '2026-08-23',
    to: today,
    communityId: 'werk-ulm',
  })
})
