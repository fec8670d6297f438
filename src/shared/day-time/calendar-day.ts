const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day on which a moment falls where the reader is, as `2026-11-20`. */
export function calendarDay(date: Date, timeZone: string): string {
  let format = formats.get(timeZone)
  if (!format) {
    // Swedish writes dates as ISO 8601 does.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format.format(date)
}

/** Days from `date` to `now` on the reader's calendar: 0 today, 1 yesterday, below 0 for what is still to come. */
export function daysAgo(date: Date, now: Date, timeZone: string): number {
  const dayOf = (moment: Date) => Date.parse(`${calendarDay(moment, timeZone)}T00:00:00Z`)
  return Math.round((dayOf(now) - dayOf(date)) / 86_400_000)
}
