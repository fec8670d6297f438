import type { Reads } from '@/shared/tabs'
import type { Mark, ReadBatch } from '../api/effects'
import type { Notification, Position } from '../notification'
import { foldedIds, newestOf, positionOf } from '../stream'

/** `alone`: no other batch was on its way at the same time, so the count in its answer is the latest. */
export type SentBatch = { batch: ReadBatch; alone: boolean }

/**
 * Marks of this tab that the server has not confirmed. They are laid over the server's entries, so undoing one is
 * removing it here. Batches are sent one after the other: their answers then come in the order of their effects.
 */
export type Marks = {
  /** Marked one by one, not sent yet. */
  queued: readonly Mark[]
  /** Mark-all that can still be undone. */
  undoable: Position | null
  /** Mark-all whose undo time is over, not sent yet. */
  queuedUpTo: Position | null
  sent: readonly SentBatch[]
}

export const noMarks: Marks = { queued: [], undoable: null, queuedUpTo: null, sent: [] }

/** What is to be marked when an entry is, or null when it is read already. */
export function markOf(entry: Notification | undefined, isRead: (entry: Notification) => boolean): Mark | null {
  return entry && !isRead(entry) ? { ...positionOf(entry), foldedIds: foldedIds(entry) } : null
}

// Reducers

export function addMark(marks: Marks, mark: Mark): Marks {
  return sendNext({ ...marks, queued: [...marks.queued, mark] })
}

/** The position is fixed by the click: what arrives later stays unread. Another click starts the undo time anew. */
export function markAll(marks: Marks, upTo: Position): Marks {
  return { ...marks, undoable: upTo }
}

export function undoAll(marks: Marks): Marks {
  return { ...marks, undoable: null }
}

/** The undo time is over. */
export function endUndo(marks: Marks): Marks {
  return sendNext(queueUndoable(marks))
}

/** The page goes away: what can be undone or is queued is sent now, beside what is on its way. */
export function sendEverything(marks: Marks): Marks {
  return sendBatch(sendBatch(queueUndoable(marks)))
}

/** The server confirmed or refused the batch: either way its marks are not pending any more. */
export function settleBatch(marks: Marks, batch: ReadBatch): Marks {
  const sent = marks.sent.filter((one) => one.batch !== batch)
  return sent.length === marks.sent.length ? marks : sendNext({ ...marks, sent })
}

// Questions

/** Everything that is marked and not confirmed, in the form in which tabs send it to each other. */
export function pendingReads({ queued, undoable, queuedUpTo, sent }: Marks): Reads {
  const batches = sent.map(({ batch }) => readsOfBatch(batch))
  const ends = [undoable, queuedUpTo, ...batches.map(({ upTo }) => upTo)]
  return {
    marked: [...queued.map(positionOf), ...batches.flatMap(({ marked }) => marked)],
    upTo: newestOf(ends.filter((end) => end !== null)),
  }
}

export function readsOfBatch(batch: ReadBatch): Reads {
  return batch.kind === 'all' ? { marked: [], upTo: batch.upTo } : { marked: batch.marks.map(positionOf), upTo: null }
}

/**
 * What has to be sent before the person signs out. Other tabs of theirs learn of it too late, so what these can still
 * undo is sent from here; to send a position twice does no harm.
 */
export function finalBatches(marks: Marks, readsOfOtherTabs: readonly Reads[]): readonly ReadBatch[] {
  const ends = [marks.undoable, marks.queuedUpTo, ...readsOfOtherTabs.map(({ upTo }) => upTo)]
  const queuedUpTo = newestOf(ends.filter((end) => end !== null))
  const { sent } = sendEverything({ ...marks, undoable: null, queuedUpTo })
  return sent.slice(marks.sent.length).map(({ batch }) => batch)
}

/** Most ids that one request may carry, by the contract. */
const maxIdsPerRequest = 1_000

function queueUndoable(marks: Marks): Marks {
  return marks.undoable ? { ...marks, undoable: null, queuedUpTo: marks.undoable } : marks
}

/** Sends the next batch when none is on its way. */
function sendNext(marks: Marks): Marks {
  return marks.sent.length > 0 ? marks : sendBatch(marks)
}

/** Mark-all goes first: what it covers need not be sent one by one. */
function sendBatch(marks: Marks): Marks {
  const { queued, queuedUpTo } = marks
  if (queuedUpTo) return { ...withSent(marks, { kind: 'all', upTo: queuedUpTo }), queuedUpTo: null }
  const first = firstMarks(queued)
  if (first.length === 0) return marks
  return { ...withSent(marks, { kind: 'some', marks: first }), queued: queued.slice(first.length) }
}

function withSent(marks: Marks, batch: ReadBatch): Marks {
  const others = marks.sent.map((one) => ({ ...one, alone: false }))
  return { ...marks, sent: [...others, { batch, alone: others.length === 0 }] }
}

function firstMarks(queued: readonly Mark[]): readonly Mark[] {
  let ids = 0
  const end = queued.findIndex(({ foldedIds }) => (ids += 1 + foldedIds.length) > maxIdsPerRequest)
  return end === -1 ? queued : queued.slice(0, Math.max(1, end))
}
