import type { Notification, Position } from '../notification'

/** Entries by id, and their ids newest first. */
export type Entries = {
  byId: ReadonlyMap<string, Notification>
  order: readonly string[]
}

export const noEntries: Entries = { byId: new Map(), order: [] }

/** Below zero when `a` stands above `b`: newest first; the id decides between equal moments, so the order is total. */
export function compare(a: Position, b: Position): number {
  const moments = momentOf(b) - momentOf(a)
  if (moments !== 0) return moments
  if (a.id === b.id) return 0
  return a.id > b.id ? -1 : 1
}

/** One that cannot be read stands below all others, so that the order of those stays whole. */
export function momentOf({ timestamp }: Pick<Position, 'timestamp'>): number {
  return Date.parse(timestamp) || 0
}

export type MergeRules = {
  /**
   * Whether entries below the last one may be put in. Not from a sync while older pages are not loaded: they would
   * hide the gap above them, and their own page brings them anyway.
   */
  belowLast: boolean
  /** With only-unread on, entries that are read when they arrive stay out. */
  onlyUnread: boolean
}

/** Puts an answer of the server into the list: no entry twice, newest first, without folded entries. */
export function merge(present: Entries, incoming: readonly Notification[], rules: MergeRules): Entries {
  const last = present.order.at(-1)
  const bottom = last === undefined ? undefined : present.byId.get(last)
  const byId = new Map(present.byId)
  const changed = new Set<string>()
  const placed = new Map<string, Notification>()

  for (const entry of incoming) {
    const previous = byId.get(entry.id)
    if (!previous && !isAccepted(entry, bottom, rules)) continue
    const current = previous ? later(previous, entry) : entry
    byId.set(entry.id, current)
    changed.add(entry.id)
    placed.set(entry.id, current)
    for (const folded of foldedIds(entry)) {
      byId.delete(folded)
      changed.add(folded)
      placed.delete(folded)
    }
  }

  const kept = present.order.filter((id) => !changed.has(id)).flatMap((id) => byId.get(id) ?? [])
  return { byId, order: interleave(kept, [...placed.values()].sort(compare)) }
}

/** The ids that an aggregated entry stands for, without its own. */
export function foldedIds({ id, aggregatedNotificationIds = [] }: Notification): readonly string[] {
  return aggregatedNotificationIds.filter((folded) => folded !== id)
}

/** Sets entries to read; the same object comes back when none of them was unread. */
export function setRead(entries: Entries, isRead: (entry: Notification) => boolean): Entries {
  const changed = [...entries.byId.values()].filter((entry) => !entry.read && isRead(entry))
  if (changed.length === 0) return entries
  const byId = new Map(entries.byId)
  for (const entry of changed) byId.set(entry.id, { ...entry, read: true })
  return { ...entries, byId }
}

function isAccepted(entry: Notification, bottom: Notification | undefined, rules: MergeRules): boolean {
  if (rules.onlyUnread && entry.read) return false
  return rules.belowLast || !bottom || compare(entry, bottom) < 0
}

/**
 * Of two versions of an entry the later one. Read is for good, so an answer that was on its way while the entry was
 * marked does not bring the dot back; only something new in it (a later moment) does.
 */
function later(previous: Notification, incoming: Notification): Notification {
  const difference = momentOf(incoming) - momentOf(previous)
  if (difference < 0) return previous
  return difference === 0 && previous.read && !incoming.read ? { ...incoming, read: true } : incoming
}

/** Merges two sorted lists into the order of their ids. */
function interleave(kept: readonly Notification[], placed: readonly Notification[]): string[] {
  const order: string[] = []
  let next = 0
  for (const entry of kept) {
    for (let candidate = placed[next]; candidate && compare(candidate, entry) < 0; candidate = placed[next]) {
      order.push(candidate.id)
      next += 1
    }
    order.push(entry.id)
  }
  return order.concat(placed.slice(next).map(({ id }) => id))
}
