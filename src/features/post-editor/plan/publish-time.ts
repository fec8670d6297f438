import { parseAbsolute, parseDateTime, toZoned } from '@internationalized/date'
import type { Schemas } from '@/api'

/** When a post is to go out: at once, or at a day and time as the clocks of the person show them. */
export type PublishPlan = {
  when: 'now' | 'later'
  day: string | null
  time: string
  /** Of a time that the clocks show twice, the second. */
  second: boolean
}

export const atOnce: PublishPlan = { when: 'now', day: null, time: '', second: false }

/** A planned moment, and whether the clocks skip its time, so that it moves forward, or show it twice. */
export type PlannedTime = { at: Schemas['ZonedDateTime']; clocks: 'skip' | 'twice' | null }

/** The moment of a plan in a zone; null where it is not whole. */
export function plannedTime({ day, time, second }: PublishPlan, timeZone: string): PlannedTime | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day ?? '') || !/^\d{2}:\d{2}$/.test(time)) return null
  const wanted = parseDateTime(`${day}T${time}`)
  const earlier = toZoned(wanted, timeZone, 'earlier')
  const later = toZoned(wanted, timeZone, 'later')
  const twice = earlier.compare(later) !== 0
  // A skipped time is between the two: what people mean is the clock after the jump.
  const skipped = twice && earlier.toString().slice(11, 16) !== time
  const moment = skipped || second ? later : earlier
  return {
    at: { zonedDatetime: moment.toString().replace(/\[.*$/, ''), timeZone },
    clocks: skipped ? 'skip' : twice ? 'twice' : null,
  }
}

/** The plan that leads to a moment, in the zone of the person who reads it. */
export function planOf({ zonedDatetime }: Schemas['ZonedDateTime'], timeZone: string): PublishPlan {
  const shown = parseAbsolute(zonedDatetime, timeZone).toString()
  const [day, time] = [shown.slice(0, 10), shown.slice(11, 16)]
  const plan: PublishPlan = { when: 'later', day, time, second: false }
  const first = plannedTime(plan, timeZone)
  return { ...plan, second: first !== null && Date.parse(first.at.zonedDatetime) < Date.parse(zonedDatetime) }
}

/** Milliseconds: how soon and how late a post can go out. */
const limits = { least: 2 * 60_000, most: 366 * 24 * 3_600_000 }

/** What is wrong with the time of a plan. */
export type TimeProblem = 'missing' | 'too-early' | 'too-late'

/** Why a plan cannot be kept: its time is not whole, past, or too far away. */
export function timeProblem(plan: PublishPlan, timeZone: string, now: number): TimeProblem | null {
  if (plan.when === 'now') return null
  const planned = plannedTime(plan, timeZone)
  if (planned === null) return 'missing'
  const ahead = Date.parse(planned.at.zonedDatetime) - now
  if (ahead < limits.least) return 'too-early'
  return ahead > limits.most ? 'too-late' : null
}

/** Whether a post would go to the archive before its readers see it; `today` is a day of the person's calendar. */
export function isArchivedTooEarly(archiveAt: string | null, { when, day }: PublishPlan, today: string): boolean {
  if (archiveAt === null) return false
  return archiveAt <= (when === 'later' && day !== null && day > today ? day : today)
}
