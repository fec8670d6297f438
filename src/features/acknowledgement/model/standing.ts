import { calendarDay } from '@/shared/day-time'

/** Days from today until a day of the calendar, where the person is; below zero when it is over. */
export function daysUntil(day: string, now: Date, timeZone: string): number {
  return Math.round((Date.parse(day) - Date.parse(calendarDay(now, timeZone))) / 86_400_000)
}
