import { fromDate } from '@internationalized/date'
import { messages } from '../messages'

/** For how long pushes can be paused. */
export const pauses = [
  ['half-hour', messages.pauseHalf],
  ['hour', messages.pauseHour],
  ['tomorrow', messages.pauseTomorrow],
] as const

type Pause = (typeof pauses)[number][0]

/** When a pause that begins now ends; tomorrow is that of the reader's calendar. */
export function pauseEnd(pause: Pause, now: Date, timeZone: string): Date {
  const begin = fromDate(now, timeZone)
  if (pause === 'half-hour') return begin.add({ minutes: 30 }).toDate()
  if (pause === 'hour') return begin.add({ hours: 1 }).toDate()
  return begin.add({ days: 1 }).set({ hour: 8, minute: 0, second: 0, millisecond: 0 }).toDate()
}

/** The end of a pause that runs; nothing when it is over. */
export function pauseOf(pausedUntil: string | null, now: Date): Date | null {
  const end = pausedUntil === null ? null : new Date(pausedUntil)
  return end && end > now ? end : null
}
