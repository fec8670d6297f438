import { expect, it } from 'vitest'
import { ageOf, byAge } from './age'

// A Friday.
const now = new Date('2026-11-20T10:17:00Z')
const age = (since: string, overdue = false) => ageOf({ since, overdue }, now, 'Europe/Rome')

it('puts what is past its end first, whenever it came', () => {
  expect(age('2026-11-20T09:00:00Z', true)).toBe('overdue')
})

it('tells today from this week, which begins on Monday, and from earlier', () => {
  expect(age('2026-11-19T23:30:00Z')).toBe('today')
  expect(age('2026-11-19T22:30:00Z')).toBe('week')
  expect(age('2026-11-15T23:30:00Z')).toBe('week')
  expect(age('2026-11-15T22:30:00Z')).toBe('earlier')
})

it('groups rows in that order, keeps the order within and leaves empty groups out', () => {
  const rows = ['earlier 1', 'today 1', 'earlier 2']
  const groups = byAge(rows, (row) => (row.startsWith('today') ? 'today' : 'earlier'))
  expect(groups).toEqual([
    { age: 'today', rows: ['today 1'] },
    { age: 'earlier', rows: ['earlier 1', 'earlier 2'] },
  ])
})
