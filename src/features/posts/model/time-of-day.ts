import { hourOf } from '@/shared/day-time'

export type TimeOfDay = 'morning' | 'afternoon' | 'evening'

/** Which greeting fits where the reader is: the hour is read in their time zone, not in the browser's. */
export function timeOfDay(now: Date, timeZone: string): TimeOfDay {
  const hour = hourOf(now, timeZone)
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
