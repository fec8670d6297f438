import type { Reads } from '@/shared/tabs'
import { compare, foldedIds } from '../stream/entries'
import type { Notification, Position } from '../notification'

/** An entry as it was when the person marked it, with the ids that it folds and that the server is told too. */
export type Mark = Position & { foldedIds: readonly string[] }

/** What one request tells the server. */
export type Load = { kind: 'some'; marks: readonly Mark[] } | { kind: 'all'; upTo: Position }

/** `alone`: no other request was on its way at the same time, so the count in its answer is the latest. */
export type Flight = { ticket: number; load: Load; alone: boolean }

/**
 * Marks of this tab that the server has not confirmed. They are laid over what the server said, so taking one back is
 * taking it off again. Requests go one after the other: their answers then come in the order of their effects.
 */
export type Marks = {
  issued: number
  /** Marked one by one, not sent yet. */
  waiting: readonly Mark[]
  /** Mark-all within its undo time; `hold` tells one from the next. */
  held: { upTo: Position; hold: number } | null
  /** Mark-all whose undo time is over, not sent yet. */
  due: Position | null
  flights: readonly Flight[]
}

export const noMarks: Marks = { issued: 0, waiting: [], held: null, due: null, flights: [] }

/** What is to be marked when an entry is, or null when there is nothing to mark. */
export function markOf(entry: Notification | undefined, isRead: (entry: Notification) => boolean): Mark | null {
  return entry && !isRead(entry) ? { ...positionOf(entry), foldedIds: foldedIds(entry) } : null
}

// Reducers

export function addMark(marks: Marks, mark: Mark): Marks {
  return { ...marks, waiting: [...marks.waiting, mark] }
}

/** The place is frozen at the click: what arrives later stays unread. Another click before the end starts anew. */
export function holdAll(marks: Marks, upTo: Position): Marks {
  const hold = marks.issued + 1
  return { ...marks, issued: hold, held: { upTo, hold } }
}

export function undoAll(marks: Marks): Marks {
  return { ...marks, held: null }
}

/** The undo time of this hold is over. */
export function release(marks: Marks, hold: number): Marks {
  return marks.held?.hold === hold ? { ...marks, held: null, due: marks.held.upTo } : marks
}

/** The page goes away: what is held or waits leaves now, beside what is on its way. */
export function sendEverything(marks: Marks): Marks {
  const released = marks.held ? release(marks, marks.held.hold) : marks
  return takeOff(takeOff(released))
}

/**
 * What the server has to be told before the person leaves. Other tabs of theirs hear of it too late, so what they hold goes from here; a place that they
 * have sent already does no harm twice.
 */
export function lastLoads(marks: Marks, elsewhere: readonly Pending[]): readonly Load[] {
  const ends = [marks.held?.upTo, marks.due, ...elsewhere.map(({ upTo }) => upTo)]
  const due = newest(ends.filter((end) => end != null))
  const { flights } = sendEverything({ ...marks, held: null, due })
  return flights.slice(marks.flights.length).map(({ load }) => load)
}

/** Sends the next request when none is on its way. */
export function sendNext(marks: Marks): Marks {
  return marks.flights.length > 0 ? marks : takeOff(marks)
}

/** Confirmed or refused: either way the marks of this flight are not pending any more. */
export function land(marks: Marks, ticket: number): Marks {
  const flights = marks.flights.filter((flight) => flight.ticket !== ticket)
  return flights.length === marks.flights.length ? marks : sendNext({ ...marks, flights })
}

/** Nothing outlives its person, except the count of tickets. */
export function forgetMarks({ issued }: Marks): Marks {
  return { ...noMarks, issued }
}

// Questions

/** Everything that is marked and not confirmed, in the form in which tabs tell each other. */
export type Pending = Reads

export function pendingOf({ waiting, held, due, flights }: Marks): Pending {
  const loads = flights.map(({ load }) => load)
  const marks = [...waiting, ...loads.flatMap((load) => (load.kind === 'some' ? load.marks : []))]
  const ends = [held?.upTo, due, ...loads.map((load) => (load.kind === 'all' ? load.upTo : null))]
  return { marked: marks.map(positionOf), upTo: newest(ends.filter((end) => end != null)) }
}

/** Whether these marks make an entry read. What is new in an entry since it was marked is not covered. */
export function covers({ marked, upTo }: Pending, entry: Notification): boolean {
  if (upTo !== null && compare(entry, upTo) >= 0) return true
  return marked.some(({ id, timestamp }) => id === entry.id && Date.parse(entry.timestamp) <= Date.parse(timestamp))
}

export function pendingOfLoad(load: Load): Pending {
  return load.kind === 'all' ? { marked: [], upTo: load.upTo } : { marked: load.marks.map(positionOf), upTo: null }
}

export function isNothing({ marked, upTo }: Pending): boolean {
  return marked.length === 0 && upTo === null
}

/** Where an entry stands, without the entry. */
export function positionOf({ id, timestamp }: Position): Position {
  return { id, timestamp }
}

function newest(ends: readonly Position[]): Position | null {
  return ends.reduce<Position | null>((top, end) => (top && compare(top, end) <= 0 ? top : end), null)
}

/** Most ids that one request may carry, by the contract. */
const idsPerRequest = 1_000

/** Mark-all goes first: what it covers need not be sent one by one. */
function takeOff(marks: Marks): Marks {
  if (marks.due) return { ...launch(marks, { kind: 'all', upTo: marks.due }), due: null }
  const batch = firstBatch(marks.waiting)
  if (batch.length === 0) return marks
  return { ...launch(marks, { kind: 'some', marks: batch }), waiting: marks.waiting.slice(batch.length) }
}

function launch(marks: Marks, load: Load): Marks {
  const ticket = marks.issued + 1
  const others = marks.flights.map((flight) => ({ ...flight, alone: false }))
  return { ...marks, issued: ticket, flights: [...others, { ticket, load, alone: others.length === 0 }] }
}

function firstBatch(waiting: readonly Mark[]): readonly Mark[] {
  let ids = 0
  const end = waiting.findIndex(({ foldedIds }) => (ids += 1 + foldedIds.length) > idsPerRequest)
  return end === -1 ? waiting : waiting.slice(0, Math.max(1, end))
}
