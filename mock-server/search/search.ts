import type { Person } from '../content/people/index.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { dayIn } from '../state/tasks.ts'
import { mayRead } from '../views/communities.ts'
import { timeZoneOf } from '../views/people.ts'
import { shownLanguage } from '../views/publication.ts'
import { replacedBy } from '../views/relations.ts'
import type { Entry, FindType } from './entries.ts'
import { indexOf, type Tiers } from './index-of-world.ts'
import type { Term, Wanted } from './terms.ts'

/** What a search is narrowed to by values of which one must be there. */
export const facetNames = ['in', 'by', 'state', 'has', 'tag', 'lang'] as const

export type FacetName = (typeof facetNames)[number]

/** What narrows a search. */
export type Narrowing = Record<FacetName, readonly string[]> & {
  types: readonly string[]
  /** Days where the reader lives. */
  from: string
  to: string
  archive: 'with' | 'without' | 'only'
  /** Id of the only post that is searched; undefined for all. */
  post: string | undefined
}

/** A thing that was found, and how well. */
export type Find = {
  entry: Entry
  post: PostState
  /** How many of the words that need not all be there it has. */
  words: number
  /** 0 where a title holds what was asked for, 1 for a text, 2 for a file. */
  tier: number
}

/** What is found once everything narrows it, and what each filter would leave without its own choice. */
export type Found = {
  finds: Find[]
  byType: Record<FindType, number>
  facets: Record<FacetName, Map<string, number>>
}

/** Everything that a person may read, that holds the words and passes the filters. */
export function search(data: WorldData, viewer: Person, wanted: Wanted, narrowing: Narrowing): Found {
  const index = indexOf(data)
  const found: Found = { finds: [], byType: { posts: 0, comments: 0, media: 0, documents: 0 }, facets: newFacets() }
  const valuesOf = facetValues(data)
  const zone = timeZoneOf(viewer)
  const readable = new Set([...data.communities.values()].filter((one) => mayRead(one, viewer)).map(({ id }) => id))
  const types = new Set(narrowing.types)
  for (const { key, words, tier } of matching(index, wanted)) {
    const entry = index.entry(key)
    const post = entry && data.posts.get(entry.postId)
    // Rights come before everything else: no count may tell of what a person cannot read.
    if (!entry || !post || !readable.has(post.communityId)) continue
    if (narrowing.post !== undefined && post.id !== narrowing.post) continue
    if (!isInArchive(post, narrowing) || !isInTime(entry, narrowing, zone)) continue
    const values = valuesOf(entry, post)
    const failed = facetNames.filter((name) => !passes(values[name], narrowing[name]))
    const isOfType = types.size === 0 || types.has(entry.type)
    if (failed.length === 0) found.byType[entry.type] += 1
    if (!isOfType) continue
    for (const name of facetNames)
      if (failed.every((one) => one === name)) for (const value of values[name]) countOne(found.facets[name], value)
    if (failed.length === 0) found.finds.push({ entry, post, words, tier })
  }
  return found
}

/** The finds of a post in the list of all types. */
export type Group = { post: PostState; own: Find | undefined; inside: Find[]; words: number; tier: number; at: number }

/** The finds by their posts, the best of each first. */
export function grouped(finds: readonly Find[]): Group[] {
  const groups = new Map<string, Group>()
  for (const find of finds) {
    const { post, entry, words, tier } = find
    const group = groups.get(post.id) ?? { post, own: undefined, inside: [], words: 0, tier: 2, at: 0 }
    groups.set(post.id, group)
    if (entry.type === 'posts') group.own = find
    else group.inside.push(find)
    group.words = Math.max(group.words, words)
    group.tier = Math.min(group.tier, tier)
    group.at = Math.max(group.at, entry.at)
  }
  for (const { inside } of groups.values()) inside.sort(betterFirst)
  return [...groups.values()]
}

/** The order of finds in a post. */
function betterFirst(one: Find, other: Find): number {
  return other.words - one.words || one.tier - other.tier || other.entry.at - one.entry.at
}

/** What orders a result in the best order: of a replaced post what orders its replacement, and one step behind. */
export type Rank = { words: number; tier: number; at: number; behind: number }

/** Ranks results; those of a replaced post never come before those of its replacement. */
export function ranked<Result extends Omit<Rank, 'behind'> & { post: PostState }>(
  data: WorldData,
  results: readonly Result[],
  viewer: Person,
): (Result & { rank: Rank })[] {
  const best = new Map<string, Result>()
  for (const result of results) {
    const known = best.get(result.post.id)
    if (!known || isBetter(result, known)) best.set(result.post.id, result)
  }
  const replaced = new Set(
    [...data.relations.values()].flatMap(({ kind, toPostId }) => (kind === 'replaces' ? toPostId : [])),
  )
  return results.map((result) => {
    const { words, tier, at } = result
    const newer = replaced.has(result.post.id) ? replacedBy(data, result.post, viewer) : null
    const lead = newer && best.get(newer.id)
    if (!lead || isBetter(lead, result)) return { ...result, rank: { words, tier, at, behind: 0 } }
    return { ...result, rank: { words: lead.words, tier: lead.tier, at: lead.at, behind: 1 } }
  })
}

function isBetter(one: Omit<Rank, 'behind'>, other: Omit<Rank, 'behind'>): boolean {
  return (other.words - one.words || one.tier - other.tier || other.at - one.at) < 0
}

type Matching = { key: string; words: number; tier: number }

/** What holds the words: all of one field, at least one of another, none of a third. */
function matching(index: ReturnType<typeof indexOf>, { some, every, none }: Wanted): Matching[] {
  const mustBe = every.map((term) => index.find(term))
  const mayBe = some.map((term) => index.find(term))
  const mustNotBe = none.map((term: Term) => index.find(term))
  const [smallest] = mustBe.toSorted((one, other) => one.size - other.size)
  const candidates: Iterable<string> =
    smallest?.keys() ?? (some.length > 0 ? new Set(mayBe.flatMap((tiers) => [...tiers.keys()])) : index.keys)
  const all: Matching[] = []
  for (const key of candidates) {
    if (mustNotBe.some((tiers) => tiers.has(key)) || !mustBe.every((tiers) => tiers.has(key))) continue
    const words = mayBe.filter((tiers) => tiers.has(key)).length
    if (some.length > 0 && words === 0) continue
    all.push({ key, words, tier: bestTier([...mustBe, ...mayBe], key) })
  }
  return all
}

function bestTier(found: readonly Tiers[], key: string): number {
  return found.reduce((best, tiers) => Math.min(best, tiers.get(key) ?? 2), 2)
}

/** What an entry has of each facet. */
function facetValues(data: WorldData) {
  const withTasks = new Set(
    [...data.tasks.values()].flatMap(({ postId, deleted, feedback }) => (deleted || feedback ? [] : [postId])),
  )
  return ({ authorId }: Entry, post: PostState): Record<FacetName, readonly string[]> => ({
    in: [post.communityId],
    by: [authorId],
    state: post.workflowState ? [post.workflowState.id] : [],
    has: [
      ...(post.attachments.length > 0 ? ['file'] : []),
      ...(post.images.length > 0 ? ['picture'] : []),
      ...(post.event ? ['event'] : []),
      ...(withTasks.has(post.id) ? ['task'] : []),
    ],
    tag: post.hashtagIds,
    lang: [shownLanguage(post)],
  })
}

function passes(values: readonly string[], wanted: readonly string[]): boolean {
  return wanted.length === 0 || values.some((value) => wanted.includes(value))
}

function isInArchive({ archived }: PostState, { archive }: Narrowing): boolean {
  return archive === 'with' || archived === (archive === 'only')
}

function isInTime({ at }: Entry, { from, to }: Narrowing, zone: string): boolean {
  if (from === '' && to === '') return true
  const day = dayIn(at, zone)
  return (from === '' || day >= from) && (to === '' || day <= to)
}

function newFacets(): Found['facets'] {
  return { in: new Map(), by: new Map(), state: new Map(), has: new Map(), tag: new Map(), lang: new Map() }
}

function countOne(counts: Map<string, number>, value: string): void {
  counts.set(value, (counts.get(value) ?? 0) + 1)
}
