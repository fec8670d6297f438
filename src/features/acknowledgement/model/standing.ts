import type { Schemas } from '@/api'

type Post = Pick<Schemas['PostSummary'], 'acknowledgement' | 'publication'>

/** Whether a post still waits for the person to acknowledge it. */
export function isAskedOf({ acknowledgement, publication }: Post): boolean {
  const mine = acknowledgement?.mine
  return mine != null && mine.state !== 'acknowledged' && publication?.state !== 'archived'
}

/** Days from today until a day of the calendar in the person's zone; below zero when it is over. */
export function daysUntil(day: string, now: Date, timeZone: string): number {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
}
