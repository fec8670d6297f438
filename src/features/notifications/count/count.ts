import type { CountFact } from '@/shared/tabs'
import type { Entries } from '../stream/entries'
import { covers, isNothing, type Pending } from '../marks/marks'

/** What is known of the server's number of unread entries. */
export type Count = {
  fact: CountFact | null
  /** How often an answer and a mark crossed each other: each time the number has to be asked for again. */
  doubts: number
  /** How often the number rose while the portal was open. */
  arrivals: number
}

export const nothingCounted: Count = { fact: null, doubts: 0, arrivals: 0 }

/** Takes a number in, said to this tab or to another one. */
export function hear({ fact, doubts, arrivals }: Count, incoming: CountFact): Count {
  if (!fact) return { fact: incoming, doubts, arrivals }
  const crossed = isMark(fact, incoming) && incoming.askedAt < fact.answeredAt && fact.askedAt < incoming.answeredAt
  const isLater = since(incoming) >= since(fact)
  return {
    fact: isLater ? incoming : fact,
    doubts: crossed ? doubts + 1 : doubts,
    arrivals: isLater && incoming.count > fact.count ? arrivals + 1 : arrivals,
  }
}

/** One of the two is the answer to a mark. Two questions do no harm: whatever moves on the server is asked for anew. */
function isMark(...facts: CountFact[]): boolean {
  return facts.some(({ by }) => by === 'marking')
}

/**
 * The moment from which on a fact outdates others. The answer to a mark is the newest truth there is when it comes:
 * a number that was asked for before it may or may not hold the mark, so it does not count.
 */
function since({ by, askedAt, answeredAt }: CountFact): number {
  return by === 'marking' ? answeredAt : askedAt
}

/** Marks of another tab; `unread` is what it shows while it holds a mark-all, when no list is needed to know it. */
export type PendingElsewhere = Pending & { unread: number }

/** The unread entries that the list holds, less what is marked. */
function unreadIn({ byId }: Entries, pending: readonly Pending[]): number {
  let unread = 0
  for (const entry of byId.values()) if (!entry.read && !pending.some((marks) => covers(marks, entry))) unread += 1
  return unread
}

/** The number that stood there when a mark of an unread entry was first heard of, by the id of the entry. */
export type KnownAtMark = ReadonlyMap<string, CountFact | null>

/** Takes in which marks there are now. A number that was there before a mark does not know of it. */
export function noteMarks(known: KnownAtMark, { fact, entries, own, elsewhere }: Omit<Sources, 'knownAtMark'>) {
  const ids = [own, ...elsewhere].flatMap(({ marked }) => marked.map(({ id }) => id))
  const standing = (id: string) => (entries.byId.get(id)?.read === true ? null : fact)
  return new Map(ids.map((id) => [id, known.has(id) ? (known.get(id) ?? null) : standing(id)]))
}

export type Sources = {
  fact: CountFact | null
  knownAtMark: KnownAtMark
  entries: Entries
  own: Pending
  elsewhere: readonly PendingElsewhere[]
}

/** The number that is shown: the server's, less the marks that it has not confirmed; never below zero. */
export function unreadShown({ fact, knownAtMark, entries, own, elsewhere }: Sources): number {
  if (!fact) return 0
  if (own.upTo) return Math.min(fact.count, unreadIn(entries, [own, ...elsewhere]))
  const holder = elsewhere.find(({ upTo }) => upTo !== null)
  if (holder) return Math.min(fact.count, holder.unread)
  const pending = [own, ...elsewhere].filter((marks) => !isNothing(marks))
  const marked = new Set(pending.flatMap((marks) => marks.marked.map(({ id }) => id)))
  // The list may know of a mark before the number does.
  const stillCounted = [...marked].filter((id) => knownAtMark.get(id) === fact || entries.byId.get(id)?.read !== true)
  return Math.max(0, fact.count - stillCounted.length)
}
