import type { Schemas } from '../schemas.ts'
import { dayIn } from '../state/tasks.ts'
import { day } from '../state/times.ts'
import { momentOf } from '../state/zoned.ts'
import type { Span } from './visits.ts'

/** The days that figures are about, and the equally long time before. */
export type StatisticsRange = {
  from: string
  to: string
  timeZone: string
  span: Span
  previous: Span
}

/** The range between two days, both included. */
export function rangeOf(from: string, to: string, timeZone: string): StatisticsRange {
  const begins = startOf(from, timeZone)
  const length = daysBetween(from, to) + 1
  return {
    from,
    to,
    timeZone,
    span: { begins, ends: startOf(dayAfter(to, 1), timeZone) },
    previous: { begins: startOf(dayAfter(from, -length), timeZone), ends: begins },
  }
}

/** The same as the contract writes it. */
export function rangeView({ from, to, timeZone }: StatisticsRange): Schemas['StatisticsRange'] {
  const length = daysBetween(from, to) + 1
  return { from, to, previousFrom: dayAfter(from, -length), previousTo: dayAfter(from, -1), timeZone }
}

/** Days of a range up to today: every one, or every seventh where there are too many for a picture; today is there. */
export function sampledDays({ from, to, timeZone }: StatisticsRange, now: number): string[] {
  const today = dayIn(now, timeZone)
  const last = to < today ? to : today
  const step = daysBetween(from, last) + 1 > 92 ? 7 : 1
  const days: string[] = []
  for (let date = last; date >= from; date = dayAfter(date, -step)) days.unshift(date)
  return days
}

/** The weeks of a range from Monday to Sunday, the first and last as far as they lie in it. */
export function weeksOf({ from, to }: StatisticsRange): { from: string; to: string }[] {
  const weeks: { from: string; to: string }[] = []
  for (let first = from; first <= to;) {
    const weekday = new Date(`${first}T00:00Z`).getUTCDay()
    const sunday = dayAfter(first, weekday === 0 ? 0 : 7 - weekday)
    weeks.push({ from: first, to: sunday < to ? sunday : to })
    first = dayAfter(sunday, 1)
  }
  return weeks
}

export function startOf(date: string, timeZone: string): number {
  return momentOf(`${date}T00:00`, timeZone)
}

export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * day).toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / day)
}
