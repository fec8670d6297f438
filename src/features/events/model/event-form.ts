import { parseAbsolute, parseDateTime, toZoned } from '@internationalized/date'
import type { Schemas } from '@/api'

type Event = Schemas['PostEvent']
type EventTime = Schemas['EventTime']

/** How the times of an event are meant: in one zone, on the clock of each site, or as whole days. */
export type EventKind = 'zoned' | 'local' | 'day'

/** An event as it stands in the fields of the editor, where any of them may be empty or wrong. */
export type EventForm = {
  kind: EventKind
  day: string | null
  time: string
  endDay: string | null
  endTime: string
  timeZone: string
  place: string
  joinUrl: string
  capacity: string
  openToReaders: boolean
  cancelled: boolean
}

/** What is wrong with it, by the field. */
export type EventProblem =
  | 'event-start-missing'
  | 'event-end-before-start'
  | 'event-past'
  | 'event-capacity'
  | 'event-capacity-taken'
  | 'event-link'

/** What is only said, and lets it be published all the same. */
const warnings: ReadonlySet<EventProblem> = new Set(['event-past'])

export function severityOf(problem: EventProblem): 'error' | 'warning' {
  return warnings.has(problem) ? 'warning' : 'error'
}

/** A new event: on the day after today, in the zone of its author. */
export function newEventForm(today: string, timeZone: string): EventForm {
  const day = parseDateTime(`${today}T00:00`).add({ days: 1 }).toString().slice(0, 10)
  const times = { kind: 'zoned' as const, day, time: '09:00', endDay: day, endTime: '10:00', timeZone }
  return { ...times, place: '', joinUrl: '', capacity: '', openToReaders: false, cancelled: false }
}

/** An event in the fields of the editor; one of local times has no zone, and offers that of the person. */
export function formOf(event: Event, timeZone: string): EventForm {
  const { startAt, endAt, allDay, place, joinUrl, capacity, openToReaders, cancelled } = event
  const start = partsOf(startAt)
  const end = endAt && partsOf(endAt)
  return {
    kind: allDay ? 'day' : 'zonedDatetime' in startAt ? 'zoned' : 'local',
    day: start.day,
    time: allDay ? '' : start.time,
    endDay: end?.day ?? null,
    endTime: allDay ? '' : (end?.time ?? ''),
    timeZone: 'zonedDatetime' in startAt ? startAt.timeZone : timeZone,
    place: place ?? '',
    joinUrl: joinUrl ?? '',
    capacity: capacity == null ? '' : String(capacity),
    openToReaders: openToReaders ?? false,
    cancelled: cancelled ?? false,
  }
}

export type ReadEvent = {
  /** What can be kept of the fields; null without a start. */
  event: Event | null
  problems: readonly EventProblem[]
}

/** Reads the fields. What is wrong in one of them is left out of the event and named. */
export function readEvent(form: EventForm, { now, accepted }: { now: number; accepted: number }): ReadEvent {
  const { kind, day, endDay, place, openToReaders, cancelled } = form
  const startAt = timeOf(form, day, form.time)
  if (!startAt) return { event: null, problems: ['event-start-missing'] }
  const problems: EventProblem[] = []
  // An end without a day is on the day of the start; without a time of day there is none.
  const endAt = timeOf(form, kind === 'day' ? endDay : (endDay ?? day), form.endTime)
  if (endAt && momentOf(endAt) < momentOf(startAt)) problems.push('event-end-before-start')
  const last = momentOf(endAt ?? startAt) + (kind === 'day' ? 86_400_000 : 0)
  if (last < now) problems.push('event-past')
  const capacity = capacityOf(form.capacity)
  if (capacity === undefined) problems.push('event-capacity')
  else if (capacity !== null && capacity < accepted) problems.push('event-capacity-taken')
  const joinUrl = form.joinUrl.trim()
  const sound = joinUrl === '' || isHttps(joinUrl)
  if (!sound) problems.push('event-link')
  return {
    event: {
      startAt,
      ...(endAt && { endAt }),
      allDay: kind === 'day',
      ...(place.trim() !== '' && { place: place.trim() }),
      joinUrl: sound && joinUrl !== '' ? joinUrl : null,
      capacity: capacity ?? null,
      openToReaders,
      ...(cancelled && { cancelled }),
    },
    problems,
  }
}

function partsOf(time: EventTime): { day: string; time: string } {
  const local =
    'zonedDatetime' in time ? parseAbsolute(time.zonedDatetime, time.timeZone).toString() : time.localDatetime
  return { day: local.slice(0, 10), time: local.slice(11, 16) }
}

function timeOf({ kind, timeZone }: EventForm, day: string | null, time: string): EventTime | undefined {
  if (day === null) return undefined
  if (kind === 'day') return { localDatetime: `${day}T00:00` }
  if (!/^\d{2}:\d{2}$/.test(time)) return undefined
  if (kind === 'local') return { localDatetime: `${day}T${time}` }
  // A time that the clocks skip moves forward; of one that they have twice it is the earlier.
  const zoned = toZoned(parseDateTime(`${day}T${time}`), timeZone, 'compatible')
  return { zonedDatetime: zoned.toString().replace(/\[.*$/, ''), timeZone }
}

/** Local times are read on the clock of the browser, which is near enough to say what is over. */
function momentOf(time: EventTime): number {
  return Date.parse('zonedDatetime' in time ? time.zonedDatetime : time.localDatetime)
}

/** Null for no limit, undefined for what is no number of places. */
function capacityOf(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const number = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0
  return number >= 1 && number <= 10_000 ? number : undefined
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}
