import { expect, it } from 'vitest'

import { calendarDay, daysAgo, hourOf } from './calendar-day'

it('reads the day where the reader is', () => {
  const lateEvening = new Date('2026-11-19T23:30:00Z')
  expect(calendarDay(lateEvening, 'Europe/Rome')).toBe('2026-11-20')
  expect(calendarDay(lateEvening, 'America/Sao_Paulo')).toBe('2026-11-19')
})

it('counts days by the calendar, not by 24 hours', () => {
  const now = new Date('2026-11-20T00:10:00+01:00')
  expect(daysAgo(new Date('2026-11-19T23:50:00+01:00'), now, 'Europe/Rome')).toBe(1)
  expect(daysAgo(new Date('2026-11-20T00:01:00+01:00'), now, 'Europe/Rome')).toBe(0)
  expect(daysAgo(new Date('2026-11-21T00:01:00+01:00'), now, 'Europe/Rome')).toBe(-1)
})

it('is not confused by the night in which the clocks change', () => {
  expect(daysAgo(new Date('2026-10-24T12:00:00+02:00'), new Date('2026-10-25T12:00:00+01:00'), 'Europe/Rome')).toBe(1)
})

it('knows no day and no hour of a moment that cannot be read', () => {
  const unreadable = new Date('yesterday')
  expect(calendarDay(unreadable, 'Europe/Rome')).toBe('')
  expect(daysAgo(unreadable, new Date(), 'Europe/Rome')).toBeNaN()
  expect(daysAgo(new Date(), unreadable, 'Europe/Rome')).toBeNaN()
  expect(hourOf(unreadable, 'Europe/Rome')).toBeNaN()
})
