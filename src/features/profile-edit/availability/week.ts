import type { Schemas } from '@/api'

type Hours = Schemas['WorkingHours']
export type Range = { from: string; to: string }

/** The hours of each day, Monday first; a day without any is free. A time that is still being typed is empty. */
export type Week = readonly (readonly Range[])[]

const days = [1, 2, 3, 4, 5, 6, 7]

export function weekOf(hours: readonly Hours[]): Week {
  return days.map((day) => hours.filter((one) => one.days.includes(day)).map(({ from, to }) => ({ from, to })))
}

/** As it is sent: days with the same hours together. */
export function hoursOf(week: Week): Hours[] {
  const byRange = new Map<string, Hours>()
  for (const [index, ranges] of week.entries()) {
    for (const { from, to } of ranges) {
      const key = `${from}-${to}`
      const before = byRange.get(key)
      byRange.set(key, { days: [...(before?.days ?? []), index + 1], from, to })
    }
  }
  return [...byRange.values()]
}

/** What is still wrong with hours. */
export function problemOf({ from, to }: Range): 'incomplete' | 'same' | null {
  if (from === '' || to === '') return 'incomplete'
  return from === to ? 'same' : null
}

/** Whether hours run past midnight. */
export function endsNextDay({ from, to }: Range): boolean {
  return from !== '' && to !== '' && to < from
}

export function withDay(week: Week, index: number, ranges: readonly Range[]): Week {
  return week.map((before, at) => (at === index ? ranges : before))
}

/** Monday to Friday with the hours of one day. */
export function onWeekdays(week: Week, index: number): Week {
  const ranges = week[index] ?? []
  return week.map((before, at) => (at < 5 ? ranges : before))
}

/** Whether what a device kept is such a week. */
export function isWeek(kept: unknown): kept is Week {
  const isRange = (range: unknown) => typeof range === 'object' && range !== null && 'from' in range && 'to' in range
  return Array.isArray(kept) && kept.length === 7 && kept.every((day) => Array.isArray(day) && day.every(isRange))
}
