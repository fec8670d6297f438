import { attach, combine, createEffect, createEvent, createStore, merge, sample } from 'effector'
import { beforeSignOut } from '@/features/session'
import { createDelay } from '@/shared/delay'
import { createEpoch } from '@/shared/epoch'
import type { CountFact } from '@/shared/tabs'
import { sendReadsFx, type Mark, type ReadBatch } from '../api/effects'
import { personChanged } from '../lifecycle'
import type { Notification, Position } from '../notification'
import { $stream, confirmRead, covers, entriesOf, positionOf, type Stream } from '../stream'
import {
  addMark,
  endUndo,
  finalBatches,
  markAll,
  markOf,
  noMarks,
  pendingReads,
  readsOfBatch,
  sendEverything,
  settleBatch,
  undoAll,
} from './marks'
import { $readsOfOtherTabs } from './other-tabs'

/** `fact` is the number after these marks, where no other marks were on their way beside them. */
export type Confirmation = { batch: ReadBatch; fact: CountFact | null }

/** How long a mark-all can be undone before it is sent. */
export const undoTimeout = 5_000
/** Signing out waits this long for the answers to its marks, in milliseconds. */
export const signOutTimeout = 1_000

// What happens
/** The dot of one entry was pressed. */
export const readClicked = createEvent<string>()
/** An entry was opened, by its link or by one of its attachments. */
export const notificationOpened = createEvent<string>()
/** An entry was opened outside the list, which may not hold it in this tab. */
export const notificationOpenedOutside = createEvent<Mark>()
export const markAllClicked = createEvent()
export const undoClicked = createEvent()
/** The page is hidden or left, or the panel was closed: nothing may wait any longer. */
export const flushWanted = createEvent()
/** The server confirmed marks of this tab. */
export const readsConfirmed = createEvent<Confirmation>()
/** The server refused them; what they covered is unread again. */
export const readsRefused = createEvent<{ batch: ReadBatch; error: unknown }>()

// What is
const $marks = createStore(noMarks)
/** Marks of this tab that the server has not confirmed. */
export const $pendingReads = $marks.map(pendingReads)
/** A mark-all can be undone. */
export const $undoable = $marks.map(({ undoable }) => undoable !== null)
/** Tells of an entry whether it is read, as the person sees it. */
export const $isRead = combine($pendingReads, $readsOfOtherTabs, (own, ofOtherTabs) => {
  const pending = [own, ...ofOtherTabs.values()]
  return (entry: Notification) => entry.read || pending.some((reads) => covers(reads, entry))
})

// Marking
const markedInList = sample({
  clock: [readClicked, notificationOpened],
  source: { stream: $stream, isRead: $isRead },
  fn: ({ stream, isRead }, id) => markOf(entriesOf(stream).byId.get(id), isRead),
}).filterMap((mark) => mark ?? undefined)
const markedOutside = sample({
  clock: notificationOpenedOutside,
  source: { stream: $stream, isRead: $isRead },
  filter: ({ stream, isRead }, { id }) => {
    const entry = entriesOf(stream).byId.get(id)
    return entry === undefined || !isRead(entry)
  },
  fn: (_, mark) => mark,
})
const marked = merge([markedInList, markedOutside])
const allMarked = sample({ clock: markAllClicked, source: $stream, fn: topOf }).filterMap((top) => top ?? undefined)

/** The time in which a mark-all can be undone. */
export const undoDelay = createDelay<{ epoch: number }>()
const undo = createEpoch(allMarked)
sample({
  clock: allMarked,
  source: undo.$epoch,
  fn: (epoch) => ({ ms: undoTimeout, of: { epoch } }),
  target: undoDelay.started,
})

$marks
  .on(personChanged, () => noMarks)
  .on(marked, addMark)
  .on(allMarked, markAll)
  .on(undoClicked, undoAll)
  .on(undo.current(undoDelay.passed), endUndo)
  .on(flushWanted, sendEverything)
  .on([readsConfirmed, readsRefused], (marks, { batch }) => settleBatch(marks, batch))

/** The marks of this tab changed other than by a confirmation. */
export const pendingReadsChanged = merge([marked, allMarked, undoClicked, readsRefused])

// Sending
const sendEachFx = createEffect((batches: readonly ReadBatch[]) => {
  for (const batch of batches) void sendReadsFx({ batch })
})
const $started = createStore<readonly ReadBatch[]>([], { serialize: 'ignore' })
const started = sample({
  clock: $marks.updates,
  source: $started,
  fn: (before, { sent }) => {
    const batches = sent.map(({ batch }) => batch)
    return { batches, added: batches.filter((batch) => !before.includes(batch)) }
  },
}).filter({ fn: ({ added }) => added.length > 0 })
$started.on(started, (_, { batches }) => batches)
sample({ clock: started, fn: ({ added }) => added, target: sendEachFx })

// Answers to marks of the person before find no batch any more.
const settled = sample({
  clock: sendReadsFx.finally,
  source: $marks,
  fn: ({ sent }, answer) => {
    // Whether a batch was alone on its way is known when it is answered, not when it was sent.
    const found = sent.find(({ batch }) => batch === answer.params.batch)
    return found && { ...found, answer }
  },
}).filterMap((batch) => batch)
sample({
  clock: settled.filterMap(({ batch, alone, answer }) =>
    answer.status === 'done' ? { batch, fact: alone ? { ...answer.result, by: 'marking' as const } : null } : undefined,
  ),
  target: readsConfirmed,
})
sample({
  clock: settled.filterMap(({ batch, answer }) =>
    answer.status === 'fail' ? { batch, error: answer.error } : undefined,
  ),
  target: readsRefused,
})

$stream.on(readsConfirmed, (stream, { batch }) => confirmRead(stream, readsOfBatch(batch)))

// Signing out ends the undo time. A server that does not answer keeps no session open, and a page that goes has no
// later moment. The answers come after the person has left, so these batches are not remembered.
const signOutTimeoutFx = createEffect(
  () =>
    new Promise<unknown>((end) => {
      setTimeout(end, signOutTimeout)
      addEventListener('pagehide', end, { once: true })
    }),
)
const sendFinalBatchesFx = attach({
  source: { marks: $marks, readsOfOtherTabs: $readsOfOtherTabs },
  effect: async ({ marks, readsOfOtherTabs }) => {
    const sent = finalBatches(marks, [...readsOfOtherTabs.values()]).map((batch) => sendReadsFx({ batch }))
    if (sent.length > 0) await Promise.race([Promise.allSettled(sent), signOutTimeoutFx()])
  },
})
beforeSignOut(() => sendFinalBatchesFx())

function topOf(stream: Stream): Position | null {
  const { byId, order } = entriesOf(stream)
  const newest = byId.get(order[0] ?? '')
  return newest ? positionOf(newest) : null
}
