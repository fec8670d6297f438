import type { Notification, Position } from '../notification'
import { compare, positionOf, type Entries } from '../stream'

/** Of more that arrive at once, as after a night, only so many are shown; the bell says the rest. */
export const maxPushesAtOnce = 3

/**
 * `upTo`: everything up to there was present before pushes were wanted, or was handled, in whichever tab; null before
 * the first look at the list. `waiting`: to be shown as soon as it is known that no tab has the focus.
 */
export type PushQueue = { upTo: Position | null; waiting: readonly Notification[] | null }

export const noPushes: PushQueue = { upTo: null, waiting: null }

/** Before everything that can come. */
const beginning: Position = { id: '', timestamp: new Date(0).toISOString() }

/** Adds what is new above the last position of the list; what the first look finds is not due. */
export function addNew(queue: PushQueue, { byId, order }: Entries): PushQueue {
  const { upTo, waiting } = queue
  const newest = byId.get(order[0] ?? '')
  if (upTo === null) return { ...queue, upTo: newest ? positionOf(newest) : beginning }
  const from = order.findIndex((id) => !isAbove(byId.get(id), upTo))
  const above = order.slice(0, from === -1 ? order.length : from).flatMap((id) => byId.get(id) ?? [])
  if (!newest || above.length === 0) return queue
  const due = above.filter(mayBePushed)
  const dueIds = new Set(due.map(({ id }) => id))
  return {
    upTo: positionOf(newest),
    waiting: due.length === 0 ? waiting : [...due, ...(waiting ?? []).filter(({ id }) => !dueIds.has(id))],
  }
}

/** Another tab handled these. */
export function skipTo(queue: PushQueue, upTo: Position): PushQueue {
  return queue.upTo !== null && compare(queue.upTo, upTo) <= 0 ? queue : { ...queue, upTo }
}

/** They were shown, a tab has the focus, or pushes are not this tab's any more. */
export function clearWaiting(queue: PushQueue): PushQueue {
  return queue.waiting === null ? queue : { ...queue, waiting: null }
}

/** Absent means yes: the contract's default. */
function mayBePushed({ read, pushEnabled = true }: Notification): boolean {
  return !read && pushEnabled
}

function isAbove(entry: Notification | undefined, upTo: Position): boolean {
  return entry !== undefined && compare(entry, upTo) < 0
}
