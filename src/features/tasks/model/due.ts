import { parseAbsolute, parseDateTime, toCalendarDate, toZoned } from '@internationalized/date'
import type { Schemas } from '@/api'

type Due = Pick<Schemas['TaskSummary'], 'expiration' | 'expirationAllDay'>

/** The parts of a list of open tasks, in their order. */
export const dueGroups = ['overdue', 'today', 'week', 'later', 'none'] as const

export type DueGroup = (typeof dueGroups)[number]

/**
 * The last moment at which a task is not overdue; null without an end. One for a whole day lasts until that day is over
 * in its own zone, wherever it is read.
 */
export function lastMomentOf({ expiration, expirationAllDay }: Due): number | null {
  if (!expiration) return null
  const moment = Date.parse(expiration.zonedDatetime)
  if (!expirationAllDay) return moment
  const { timeZone } = expiration
  const day = toCalendarDate(parseAbsolute(new Date(moment).toISOString(), timeZone))
  return day.add({ days: 1 }).toDate(timeZone).getTime() - 1
}

/** Whether the end of a task is over. */
export function isOverdue(due: Due, now: number): boolean {
  const last = lastMomentOf(due)
  return last !== null && now > last
}

/** For how many whole days a task is overdue; 0 where it is not. */
export function daysOverdue(due: Due, now: number): number {
  const last = lastMomentOf(due)
  return last === null ? 0 : Math.max(0, Math.floor((now - last) / 86_400_000))
}

/** In which part of a list a task stands, by the days where the reader is; weeks end on Sunday. */
export function dueGroupOf(due: Due, now: number, timeZone: string): DueGroup {
  const last = lastMomentOf(due)
  if (last === null) return 'none'
  if (now > last) return 'overdue'
  const today = toCalendarDate(parseAbsolute(new Date(now).toISOString(), timeZone))
  const startOf = (days: number) => today.add({ days }).toDate(timeZone).getTime()
  if (last < startOf(1)) return 'today'
  const weekday = today.toDate('UTC').getUTCDay()
  return last < startOf(weekday === 0 ? 1 : 8 - weekday) ? 'week' : 'later'
}

/**
 * The next moment at which one of these tasks is due or its day begins or ends where the reader is, so that it may
 * stand in another part of its list; null where none can.
 */
export function nextRegrouping(dues: readonly Due[], now: number, timeZone: string): number | null {
  const lasts = dues.map(lastMomentOf).filter((last) => last !== null && last >= now) as number[]
  if (lasts.length === 0) return null
  const today = toCalendarDate(parseAbsolute(new Date(now).toISOString(), timeZone))
  return Math.min(today.add({ days: 1 }).toDate(timeZone).getTime(), ...lasts.map((last) => last + 1))
}

/** An end as a form has it: a day, and a time of day where not the whole day counts. */
export type DueFields = { day: string | null; time: string; timeZone: string }

/** The end of a task as its form shows it, in the zone in which it was meant. */
export function dueFieldsOf({ expiration, expirationAllDay }: Due, timeZone: string): DueFields {
  if (!expiration) return { day: null, time: '', timeZone }
  const at = parseAbsolute(new Date(expiration.zonedDatetime).toISOString(), expiration.timeZone)
  const time = expirationAllDay ? '' : at.toString().slice(11, 16)
  return { day: toCalendarDate(at).toString(), time, timeZone: expiration.timeZone }
}

/** The end as it is sent. A time that the clocks skip is moved forward; of one that they repeat the earlier counts. */
export function expirationOf({ day, time, timeZone }: DueFields): Required<Due> {
  if (day === null) return { expiration: null, expirationAllDay: false }
  const at = parseDateTime(`${day}T${time || '00:00'}`)
  const zoned = toZoned(at, timeZone)
  const zonedDatetime = zoned.toString().replace(/\[.*$/, '')
  return { expiration: { zonedDatetime, timeZone }, expirationAllDay: time === '' }
}
