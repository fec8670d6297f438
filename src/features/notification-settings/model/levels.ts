import { fromDate } from '@internationalized/date'
import { levelMessages } from '../messages'

/** For how long the level of a community can be set. */
export const spans = [
  ['hour', levelMessages.forHour],
  ['day', levelMessages.forDay],
  ['week', levelMessages.forWeek],
  ['month', levelMessages.forMonth],
  ['always', levelMessages.forEver],
] as const

export type Span = (typeof spans)[number][0]

/** When a level that begins now ends, by the reader's calendar; null for no end. */
export function endOf(span: Span, now: Date, timeZone: string): Date | null {
  const begin = fromDate(now, timeZone)
  if (span === 'always') return null
  if (span === 'hour') return begin.add({ hours: 1 }).toDate()
  return begin.add(span === 'day' ? { days: 1 } : span === 'week' ? { weeks: 1 } : { months: 1 }).toDate()
}
