import type { CountFact, Reads } from '@/shared/tabs'
import type { ReadsOfTab } from '../marks'
import { covers, isEmpty, type Entries } from '../stream'

/** What is known of the server's number of unread entries. */
export type Count = {
  fact: CountFact | null
  /** How often an answer and a mark crossed each other: each time the number has to be requested again. */
  conflicts: number
  /** How often the number rose while the portal was open. */
  arrivals: number
}

export const noCount: Count = { fact: null, conflicts: 0, arrivals: 0 }

/** Takes in a number that this tab or another one received. */
export function receiveCount({ fact, conflicts, arrivals }: Count, incoming: CountFact): Count {
  if (!fact) return { fact: incoming, conflicts, arrivals }
  const crossed = isMark(fact, incoming) && incoming.askedAt < fact.answeredAt && fact.askedAt < incoming.answeredAt
  const isLater = validFrom(incoming) >= validFrom(fact)
  return {
    fact: isLater ? incoming : fact,
    conflicts: crossed ? conflicts + 1 : conflicts,
    arrivals: isLater && incoming.count > fact.count ? arrivals + 1 : arrivals,
  }
}

/** One of the two is the answer to a mark. Two questions do no harm: each change on the server is asked about anew. */
function isMark(...facts: CountFact[]): boolean {
  return facts.some(({ by }) => by === 'marking')
}

/**
 * The moment from which on a fact outdates others. The answer to a mark is the newest one when it arrives: a number
 * that was requested before it may or may not include the mark, so it does not count.
 */
function validFrom({ by, askedAt, answeredAt }: CountFact): number {
  return by === 'marking' ? answeredAt : askedAt
}

/** The number that was there when an unread entry was first seen marked, by the id of the entry. */
export type CountAtMark = ReadonlyMap<string, CountFact | null>

export type Sources = {
  fact: CountFact | null
  countAtMark: CountAtMark
  entries: Entries
  own: Reads
  ofOtherTabs: readonly ReadsOfTab[]
}

/** Takes in which marks there are now. A number that was there before a mark does not include it. */
export function rememberCounts(
  before: CountAtMark,
  { fact, entries, own, ofOtherTabs }: Omit<Sources, 'countAtMark'>,
): CountAtMark {
  const ids = [own, ...ofOtherTabs].flatMap(({ marked }) => marked.map(({ id }) => id))
  const present = (id: string) => (entries.byId.get(id)?.read === true ? null : fact)
  return new Map(ids.map((id) => [id, before.has(id) ? (before.get(id) ?? null) : present(id)]))
}

/** The number that is shown: the server's, less the marks that it has not confirmed; never below zero. */
export function unreadShown({ fact, countAtMark, entries, own, ofOtherTabs }: Sources): number {
  if (!fact) return 0
  if (own.upTo) return Math.min(fact.count, countUnread(entries, [own, ...ofOtherTabs]))
  const otherMarkAll = ofOtherTabs.find(({ upTo }) => upTo !== null)
  if (otherMarkAll) return Math.min(fact.count, otherMarkAll.unread)
  const pending = [own, ...ofOtherTabs].filter((reads) => !isEmpty(reads))
  const marked = new Set(pending.flatMap((reads) => reads.marked.map(({ id }) => id)))
  // The list may include a mark before the number does.
  const stillCounted = [...marked].filter((id) => countAtMark.get(id) === fact || entries.byId.get(id)?.read !== true)
  return Math.max(0, fact.count - stillCounted.length)
}

/** The unread entries of the list, less what is marked. */
function countUnread({ byId }: Entries, pending: readonly Reads[]): number {
  let unread = 0
  for (const entry of byId.values()) if (!entry.read && !pending.some((reads) => covers(reads, entry))) unread += 1
  return unread
}
