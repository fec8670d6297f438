import { parseDate, parseDateTime, toZoned } from '@internationalized/date'
import type { Schemas } from '@/api'

/** The end of a day's work, at which a survey closes unless it was written otherwise. */
const closingTime = '18:00'

/** When a survey ends that is open through a day. */
export function endOn(day: string, timeZone: string): Schemas['ZonedDateTime'] {
  const zoned = toZoned(parseDateTime(`${day}T${closingTime}`), timeZone)
  return { zonedDatetime: zoned.toString().replace(/\[.*$/, ''), timeZone }
}

/** The day after another. */
export function dayAfter(day: string): string {
  return parseDate(day).add({ days: 1 }).toString()
}
