import { describe, expect, it } from 'vitest'
import { daysUntil } from './standing'

describe('the days until an acknowledgement is due', () => {
  const now = new Date('2026-11-20T23:30:00Z')

  it('are counted in the calendar of the person', () => {
    expect(daysUntil('2026-11-23', now, 'UTC')).toBe(3)
    expect(daysUntil('2026-11-23', now, 'Europe/Rome')).toBe(2)
  })

  it('are below zero when the day is over', () => {
    expect(daysUntil('2026-11-18', now, 'UTC')).toBe(-2)
  })
})
