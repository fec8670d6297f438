import type { Schemas } from '@/api'
import { daysAgo } from '@/shared/day-time'

/** The parts of a list of what waits, in their order. */
export const groups = ['overdue', 'today', 'week', 'earlier'] as const

export type Group = (typeof groups)[number]

type Item = Pick<Schemas['WaitingItem'], 'overdue' | 'since'>

/** In which part of a list a thing stands, by since when it waits, on the reader's calendar. */
export function groupOf({ overdue, since }: Item, now: Date, timeZone: string): Group {
  if (overdue) return 'overdue'
  const days = daysAgo(new Date(since), now, timeZone)
  if (days <= 0) return 'today'
  return days < 7 ? 'week' : 'earlier'
}
