import { attach, combine, createEffect, createEvent, createStore, merge, sample } from 'effector'
import { beforeSignOut } from '@/features/session'
import { createDelay } from '@/shared/delay'
import type { CountFact } from '@/shared/tabs'
import { sendReadsFx } from '../api/effects'
import type { PendingElsewhere } from '../count/count'
import { $stream } from '../stream/stream-model'
import {
  addMark,
  covers,
  forgetMarks,
  holdAll,
  isNothing,
  land,
  lastLoads,
  markOf,
  noMarks,
  pendingOf,
  pendingOfLoad,
  positionOf,
  release,
  sendEverything,
  sendNext,
  undoAll,
  type Flight,
  type Mark,
  type Marks,
  type Pending,
} from './marks'
import { personChanged } from '../lifecycle'
import { confirmRead, entriesOf, type Stream } from '../stream/stream'
import type { Notification, Position } from '../notification'

/** `fact` is the number after these marks, where no other marks were on their way beside them. */
export type Confirmation = { flight: Flight; fact: CountFact | null }

/** How long a mark-all can be taken back before it is sent. */
export const undoTime = 5_000
/** Signing out waits for its marks so long, in milliseconds. */
export const longestFarewell = 1_000
/** A tab that fell silent with marks on its mind is not believed for ever. */
const longestSilence = 30_000

// What happens
/** The dot of one entry was pressed. */
export const readClicked = createEvent<string>()
/** An entry was opened, by its link or by one of its attachments. */
export const notificationOpened = createEvent<string>()
/** An entry was opened from outside the list, which may not hold it in this tab. */
export const entryOpened = createEvent<Mark>()
export const markAllClicked = createEvent()
export const undoClicked = createEvent()
/** The page is hidden or left, or the panel closed: nothing may wait any longer. */
export const flushWanted = createEvent()
/** Another tab told what it has marked, and what of it the server confirmed. */
export const readsHeard = createEvent<{
  from: string
  pending: PendingElsewhere
  confirmed: Pending | null
  fact: CountFact | null
}>()
/** The server confirmed marks of this tab. */
export const readsConfirmed = createEvent<Confirmation>()
/** The server refused them; what they covered is unread again. */
export const readsRefused = createEvent<{ flight: Flight; error: unknown }>()

// What is
const $marks = createStore(noMarks)
/** Marks of this tab that the server has not confirmed. */
export const $pending = $marks.map(pendingOf)
/** A mark-all is in its undo time. */
export const $undoable = $marks.map(({ held }) => held !== null)
/** Marks of other tabs that the server has not confirmed, by tab. */
export const $elsewhere = createStore<ReadonlyMap<string, PendingElsewhere>>(new Map(), { serialize: 'ignore' })
const $allPending = combine($pending, $elsewhere, (own, elsewhere): readonly Pending[] => [own, ...elsewhere.values()])
/** Tells of an entry whether it is read, as the person sees it. */
export const $isRead = $allPending.map(
  (pending) => (entry: Notification) => entry.read || pending.some((marks) => covers(marks, entry)),
)

// What follows
/** The time in which a mark-all can be taken back. */
export const undoDelay = createDelay<number>()
const silence = createDelay<{ from: string; pending: PendingElsewhere }>()
const sendEachFx = createEffect((flights: readonly Flight[]) => {
  for (const flight of flights) void sendReadsFx(flight)
})

const markedInList = sample({
  clock: [readClicked, notificationOpened],
  source: { stream: $stream, isRead: $isRead },
  fn: ({ stream, isRead }, id) => markOf(entriesOf(stream).byId.get(id), isRead),
}).filterMap((mark) => mark ?? undefined)
const markedOutside = sample({
  clock: entryOpened,
  source: { stream: $stream, isRead: $isRead },
  filter: ({ stream, isRead }, { id }) => {
    const entry = entriesOf(stream).byId.get(id)
    return entry === undefined || !isRead(entry)
  },
  fn: (_, mark) => mark,
})
const marked = merge([markedInList, markedOutside])
const allMarked = sample({ clock: markAllClicked, source: $stream, fn: newestOf }).filterMap((top) => top ?? undefined)

$marks
  .on(personChanged, forgetMarks)
  .on(marked, (marks, mark) => sendNext(addMark(marks, mark)))
  .on(allMarked, holdAll)
  .on(undoClicked, undoAll)
  .on(undoDelay.passed, (marks, hold) => sendNext(release(marks, hold)))
  .on(flushWanted, sendEverything)
  .on([readsConfirmed, readsRefused], (marks, { flight }) => land(marks, flight.ticket))

sample({
  clock: $marks.map(({ held }) => held?.hold ?? 0),
  filter: (hold) => hold > 0,
  fn: (hold) => ({ ms: undoTime, of: hold }),
  target: undoDelay.startFx,
})

// Flights that took off since the last look.
const $lastSent = createStore(0)
const tookOff = sample({
  clock: $marks.updates,
  source: $lastSent,
  fn: (lastSent, { flights }) => flights.filter(({ ticket }) => ticket > lastSent),
}).filterMap((flights) => (flights.length > 0 ? flights : undefined))
$lastSent.on(tookOff, (_, flights) => Math.max(...flights.map(({ ticket }) => ticket)))
sample({ clock: tookOff, target: sendEachFx })

// An answer to marks of the person before finds no flight any more.
sample({
  clock: sendReadsFx.done,
  source: $marks,
  filter: ({ flights }, { params }) => flights.some(({ ticket }) => ticket === params.ticket),
  fn: confirmation,
  target: readsConfirmed,
})
sample({
  clock: sendReadsFx.fail,
  source: $marks,
  filter: ({ flights }, { params }) => flights.some(({ ticket }) => ticket === params.ticket),
  fn: (_, { params, error }) => ({ flight: params, error }),
  target: readsRefused,
})

/** A server that is silent keeps no session open, and a page that goes has no later moment. */
const patienceEndsFx = createEffect(
  () =>
    new Promise<unknown>((end) => {
      setTimeout(end, longestFarewell)
      addEventListener('pagehide', end, { once: true })
    }),
)
/** Signing out ends the time to take it back. Whoever leaves hears no answer any more, so no flight is remembered: these have no ticket. */
const sayLastWordsFx = attach({
  source: { marks: $marks, elsewhere: $elsewhere },
  effect: async ({ marks, elsewhere }) => {
    const loads = lastLoads(marks, [...elsewhere.values()])
    const sent = loads.map((load) => sendReadsFx({ ticket: 0, load, alone: false }))
    if (sent.length > 0) await Promise.race([Promise.allSettled(sent), patienceEndsFx()])
  },
})
beforeSignOut(() => sayLastWordsFx())

/** The marks of this tab changed other than by a confirmation. */
export const pendingMoved = merge([marked, allMarked, undoClicked, readsRefused])

$stream
  .on(readsConfirmed, (stream, { flight }) => confirmRead(stream, pendingOfLoad(flight.load)))
  .on(readsHeard, (stream, { confirmed }) => (confirmed ? confirmRead(stream, confirmed) : stream))
$elsewhere
  .on(personChanged, () => new Map())
  .on(readsHeard, (elsewhere, { from, pending }) => hearTab(elsewhere, from, pending))
  .on(silence.passed, (elsewhere, { from, pending }) =>
    elsewhere.get(from) === pending ? hearTab(elsewhere, from, null) : elsewhere,
  )
sample({
  clock: readsHeard,
  filter: ({ pending }) => !isNothing(pending),
  fn: ({ from, pending }) => ({ ms: longestSilence, of: { from, pending } }),
  target: silence.startFx,
})

function newestOf(stream: Stream): Position | null {
  const { byId, order } = entriesOf(stream)
  const newest = byId.get(order[0] ?? '')
  return newest ? positionOf(newest) : null
}

function hearTab(elsewhere: ReadonlyMap<string, PendingElsewhere>, from: string, pending: PendingElsewhere | null) {
  const heard = new Map(elsewhere)
  if (pending && !isNothing(pending)) heard.set(from, pending)
  else heard.delete(from)
  return heard
}

/** Whether a flight was alone on its way is known when it lands, not when it took off. */
function confirmation(
  { flights }: Marks,
  { params, result }: { params: Flight; result: Omit<CountFact, 'by'> },
): Confirmation {
  const { alone } = flights.find(({ ticket }) => ticket === params.ticket) ?? params
  return { flight: params, fact: alone ? { ...result, by: 'marking' } : null }
}
