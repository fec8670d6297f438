import { parseDateTime, toZoned } from '@internationalized/date'
import type { Schemas } from '@/api'

/** A day and a time of day as the clocks of a zone show them. A time that the clocks skip moves forward. */
export function zonedTime(day: string, time: string, timeZone: string): Schemas['ZonedDateTime'] | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return null
  const zoned = toZoned(parseDateTime(`${day}T${time}`), timeZone, 'compatible')
  return { zonedDatetime: zoned.toString().replace(/\[.*$/, ''), timeZone }
}

/** Whether a scheduled time is between two minutes and a year ahead, and on which side it is not. */
export function timeProblem({ zonedDatetime }: Schemas['ZonedDateTime'], now: number): 'too-early' | 'too-late' | null {
  const ahead = Date.parse(zonedDatetime) - now
  if (ahead < 2 * 60_000) return 'too-early'
  return ahead > 366 * 24 * 3_600_000 ? 'too-late' : null
}
