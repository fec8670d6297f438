import type { Schemas } from '@/api'

/** Days that follow each other stand in one row: "Monday – Thursday", "07:30 – 17:30". */
export function hoursInRows(hours: readonly Schemas['WorkingHours'][], locale: string) {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  const nameOf = (day: number) => weekday.format(Date.UTC(2024, 0, day))
  return hours.flatMap(({ days, from, to }) =>
    runsOf(days).map(([first, last]) => ({
      days: first === last ? nameOf(first) : `${nameOf(first)} – ${nameOf(last)}`,
      hours: `${from} – ${to}`,
    })),
  )
}

function runsOf(days: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = []
  for (const day of [...days].sort((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run && run[1] === day - 1) run[1] = day
    else runs.push([day, day])
  }
  return runs
}
