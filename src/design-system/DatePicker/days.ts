import { parseDate, type CalendarDate } from '@internationalized/date'
import type { DateValue } from 'react-aria-components/DatePicker'

/** A day from its text; null for none and for a text that is no day, so that bad data leaves a field empty. */
export function parseDay(day: string | null): CalendarDate | null {
  if (day === null) return null
  try {
    return parseDate(day)
  } catch {
    return null
  }
}

/** "2026-11-20", without the hour and the zone that a date may carry. */
export function dayOf({ year, month, day }: Pick<DateValue, 'year' | 'month' | 'day'>): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/** Whether the year has fewer than four digits: nobody means the year 20. */
export function isUnfinished({ year }: CalendarDate): boolean {
  return year < 1000
}

/** The day that is meant by a year of two digits: '26 is 2026. With three digits nobody can tell. */
export function withCentury(date: CalendarDate): CalendarDate | null {
  return date.year < 100 ? date.set({ year: 2000 + date.year }) : null
}
