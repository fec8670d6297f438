import { compare, type Entries } from '../stream/entries'
import { positionOf } from '../marks/marks'
import type { Notification, Position } from '../notification'

/** Of more that come at once, as after a night, only so many are shown; the bell says the rest. */
export const mostAtOnce = 3

/** What is to be shown, as soon as it is known that nobody looks at the portal. `ticket` tells one wait from the next. */
type Waiting = { ticket: number; entries: readonly Notification[] }

/** `upTo`: everything up to there was there before pushes were wanted, or had its turn, in whichever tab. Null: nothing was seen yet. */
export type PushQueue = { issued: number; upTo: Position | null; waiting: Waiting | null }

export const noPushes: PushQueue = { issued: 0, upTo: null, waiting: null }

/** Before everything that can come. */
const beginning: Position = { id: '', timestamp: new Date(0).toISOString() }

/** A look at the list of the tab that pushes: what is new above the last place is due, what the first look finds is not. */
export function observe(queue: PushQueue, { byId, order }: Entries): PushQueue {
  const { upTo } = queue
  const newest = byId.get(order[0] ?? '')
  if (upTo === null) return { ...queue, upTo: newest ? positionOf(newest) : beginning }
  const from = order.findIndex((id) => !isAbove(byId.get(id), upTo))
  const above = order.slice(0, from === -1 ? order.length : from).flatMap((id) => byId.get(id) ?? [])
  if (!newest || above.length === 0) return queue
  const next = { ...queue, upTo: positionOf(newest) }
  const due = above.filter(mayBePushed)
  return due.length === 0 ? next : wait(next, due)
}

/** Another tab had these in turn. */
export function skipTo(queue: PushQueue, upTo: Position): PushQueue {
  return queue.upTo !== null && compare(queue.upTo, upTo) <= 0 ? queue : { ...queue, upTo }
}

/** The wait is over, one way or the other. */
export function settle(queue: PushQueue, ticket: number): PushQueue {
  return queue.waiting?.ticket === ticket ? drop(queue) : queue
}

/** Somebody looks at the portal, or pushes are not this tab's any more. */
export function drop(queue: PushQueue): PushQueue {
  return queue.waiting === null ? queue : { ...queue, waiting: null }
}

/** Begins anew: what is there by now is not pushed afterwards. Tickets go on, so that no late answer finds a match. */
export function forgetPushes({ issued }: PushQueue): PushQueue {
  return { ...noPushes, issued }
}

/** Absent means yes: the contract's default. */
function mayBePushed({ read, pushEnabled = true }: Notification): boolean {
  return !read && pushEnabled
}

function wait(queue: PushQueue, due: readonly Notification[]): PushQueue {
  const { issued, waiting } = queue
  if (!waiting) return { ...queue, issued: issued + 1, waiting: { ticket: issued + 1, entries: due } }
  const fresh = new Set(due.map(({ id }) => id))
  return { ...queue, waiting: { ...waiting, entries: [...due, ...waiting.entries.filter(({ id }) => !fresh.has(id))] } }
}

function isAbove(entry: Notification | undefined, upTo: Position): boolean {
  return entry !== undefined && compare(entry, upTo) < 0
}
