/** Everywhere the clocks differ by whole quarters of an hour, so a quarter never belongs to two days. */
const QUARTER = 900_000
/** What a reader scrolls through in a day is far less. */
const MOST_KNOWN = 5_000

type Zone = { format: Intl.DateTimeFormat; days: Map<number, string> }

const zones = new Map<string, Zone>()

/**
 * The calendar day on which a moment falls where the reader is, as `2026-11-20`; empty of one that cannot be read.
 * Known ones are remembered: the calendar is slow to answer.
 */
export function calendarDay(date: Date, timeZone: string): string {
  if (!isReadable(date)) return ''
  const { format, days } = zoneOf(timeZone)
  const quarter = Math.floor(date.getTime() / QUARTER)
  const known = days.get(quarter)
  if (known !== undefined) return known
  if (days.size >= MOST_KNOWN) days.clear()
  const day = format.format(date)
  days.set(quarter, day)
  return day
}

/** Whether a moment came as one: of what is no date the browser makes an invalid one. */
export function isReadable(date: Date): boolean {
  return !Number.isNaN(date.getTime())
}

/**
 * Days from `date` to `now` on the reader's calendar: 0 today, 1 yesterday, below 0 for what is still to come; NaN of a
 * moment that cannot be read.
 */
export function daysAgo(date: Date, now: Date, timeZone: string): number {
  const dayOf = (moment: Date) => Date.parse(`${calendarDay(moment, timeZone)}T00:00:00Z`)
  return Math.round((dayOf(now) - dayOf(date)) / 86_400_000)
}

/** The hour on the reader's clock, 0 to 23; NaN of a moment that cannot be read. */
export function hourOf(date: Date, timeZone: string): number {
  if (!isReadable(date)) return Number.NaN
  return Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(date))
}

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone)
  if (known) return known
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const zone = { format, days: new Map<number, string>() }
  zones.set(timeZone, zone)
  return zone
}
