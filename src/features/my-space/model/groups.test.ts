import { expect, it } from 'vitest'
import { groupOf } from './groups'

const now = new Date('2026-11-20T00:10:00+01:00')
const waits = (since: string, overdue = false) => groupOf({ overdue, since }, now, 'Europe/Rome')

it('groups by the days of the reader, and by being overdue before anything else', () => {
  expect(waits('2026-11-19T23:05:00Z')).toBe('today')
  expect(waits('2026-11-19T22:59:00Z')).toBe('week')
  expect(waits('2026-11-13T12:00:00+01:00')).toBe('earlier')
  expect(waits('2026-11-19T23:05:00Z', true)).toBe('overdue')
})
