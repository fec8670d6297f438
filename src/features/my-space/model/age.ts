import { calendarDay, daysAgo } from '@/shared/day-time'

/** How pressing a thing is, or for how long it waits, in the order in which they are listed. */
export const ages = ['overdue', 'today', 'week', 'earlier'] as const

export type Age = (typeof ages)[number]

/** A thing that waits, as far as its age goes. */
export type Aged = { since: string; overdue: boolean }

/** In which group a thing stands, where the reader is; a week begins on Monday. */
export function ageOf({ since, overdue }: Aged, now: Date, timeZone: string): Age {
  if (overdue) return 'overdue'
  const ago = daysAgo(new Date(since), now, timeZone)
  const sinceMonday = (new Date(`${calendarDay(now, timeZone)}T00:00:00Z`).getUTCDay() + 6) % 7
  if (ago <= 0) return 'today'
  return ago <= sinceMonday ? 'week' : 'earlier'
}

/** The rows in their groups; groups without a row are left out, and rows keep their order. */
export function byAge<Row>(rows: readonly Row[], ageOfRow: (row: Row) => Age): { age: Age; rows: Row[] }[] {
  return ages.flatMap((age) => {
    const group = rows.filter((row) => ageOfRow(row) === age)
    return group.length === 0 ? [] : { age, rows: group }
  })
}
