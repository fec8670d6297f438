import { factsOf, type Hours } from '../content/people/facts.ts'
import type { Person } from '../content/people/index.ts'
import type { WorldData } from './data.ts'
import { inZone, momentOf } from './zoned.ts'

/** When somebody is away, on the calendar of their own zone; both days belong to it. */
export type Absence = { from: string; to: string; deputyId: string | null; note: string | null }

type AvailabilityState = {
  state: 'at-work' | 'off-hours' | 'away' | 'unknown'
  until: number | null
  deputyId: string | null
}

/** Date, weekday (1 is Monday) and minutes since midnight on the clocks of a zone. */
type Wall = { date: string; weekday: number; minutes: number }

/** The clocks of all zones at one moment: a search over many people asks each zone once. */
export class Clocks {
  readonly now: number
  readonly #walls = new Map<string, Wall>()

  constructor(now: number) {
    this.now = now
  }

  wall(timeZone: string): Wall {
    const before = this.#walls.get(timeZone)
    if (before) return before
    const { zonedDatetime } = inZone(this.now, timeZone)
    const date = zonedDatetime.slice(0, 10)
    const minutes = Number(zonedDatetime.slice(11, 13)) * 60 + Number(zonedDatetime.slice(14, 16))
    const wall = { date, weekday: weekdayOf(date), minutes }
    this.#walls.set(timeZone, wall)
    return wall
  }
}

/** Whether somebody is at work: by their absence, then by their hours. Nothing else counts. */
export function stateOf(data: WorldData, person: Person, clocks: Clocks): AvailabilityState['state'] {
  const { timeZone, hours } = factsOf(person)
  const wall = clocks.wall(timeZone)
  if (currentAbsence(data, person, wall.date)) return 'away'
  if (hours.length === 0) return 'unknown'
  return runningHours(hours, wall) ? 'at-work' : 'off-hours'
}

/** The same, with its end and who stands in. */
export function availabilityOf(data: WorldData, person: Person, clocks: Clocks): AvailabilityState {
  const { timeZone, hours } = factsOf(person)
  const wall = clocks.wall(timeZone)
  const absence = currentAbsence(data, person, wall.date)
  if (absence) {
    const until = momentOf(`${later(absence.to, 1)}T00:00`, timeZone)
    return { state: 'away', until, deputyId: absence.deputyId }
  }
  if (hours.length === 0) return { state: 'unknown', until: null, deputyId: null }
  const running = runningHours(hours, wall)
  const until = running
    ? momentOf(`${later(wall.date, running.endsTomorrow ? 1 : 0)}T${running.to}`, timeZone)
    : nextStart(hours, wall, timeZone)
  return { state: running ? 'at-work' : 'off-hours', until, deputyId: null }
}

function currentAbsence(data: WorldData, { id }: Person, today: string): Absence | undefined {
  const absence = data.absences.get(id)
  return absence && absence.from <= today && today <= absence.to ? absence : undefined
}

/** The absence of a person that is not over; others learn of it when it begins. */
export function absenceOf(data: WorldData, person: Person, clocks: Clocks, planned: boolean): Absence | undefined {
  const today = clocks.wall(factsOf(person).timeZone).date
  const absence = data.absences.get(person.id)
  return planned && absence && today <= absence.to ? absence : currentAbsence(data, person, today)
}

/** The hours that hold a moment, those included that began the evening before. */
function runningHours(hours: readonly Hours[], { weekday, minutes }: Wall) {
  const yesterday = weekday === 1 ? 7 : weekday - 1
  for (const { days, from, to } of hours) {
    const overnight = to <= from
    if (days.includes(weekday) && minutes >= minutesOf(from) && (overnight || minutes < minutesOf(to)))
      return { to, endsTomorrow: overnight }
    if (overnight && days.includes(yesterday) && minutes < minutesOf(to)) return { to, endsTomorrow: false }
  }
  return undefined
}

function nextStart(hours: readonly Hours[], { date, weekday, minutes }: Wall, timeZone: string): number | null {
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = ((weekday - 1 + ahead) % 7) + 1
    const starts = hours
      .filter(({ days, from }) => days.includes(day) && (ahead > 0 || minutesOf(from) > minutes))
      .map(({ from }) => from)
      .sort()
    if (starts[0] !== undefined) return momentOf(`${later(date, ahead)}T${starts[0]}`, timeZone)
  }
  return null
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00Z`).getUTCDay() || 7
}

/** A date some days later, by the calendar. */
export function later(date: string, days: number): string {
  const moved = new Date(`${date}T00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}
