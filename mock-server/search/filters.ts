import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { day } from '../state/times.ts'
import { momentOf } from '../state/zoned.ts'
import { userSummary } from '../views/people.ts'
import type { Entry, HitKind } from './search-index.ts'

/** What results can be narrowed by, as the rail names it. */
export const facetNames = ['community', 'person', 'status', 'has', 'hashtag', 'language', 'archive'] as const

export type FacetName = (typeof facetNames)[number]
type FilterName = FacetName | 'type' | 'date'

export const kindsOfTypes: Record<string, HitKind> = {
  posts: 'post',
  comments: 'comment',
  media: 'media',
  documents: 'document',
}

/** What a person asked for beside the words. */
export type Wishes = {
  types: string[]
  chosen: Record<FacetName, string[]>
  from: string | undefined
  to: string | undefined
}

export type Found = { entry: Entry; score: number }

/** What is found, split by what each filter would leave if it alone were taken away. */
export type Narrowed = {
  finds: Found[]
  /** What all filters but the types leave, for the numbers on the tabs. */
  ofAllTypes: Found[]
  facets: Schemas['SearchFacet'][]
}

/** Applies the filters. What a person cannot know of is no value of a filter, whether it exists or not. */
export function narrow(
  data: WorldData,
  { viewer, readable }: { viewer: Person; readable: ReadonlySet<string> },
  all: readonly Found[],
  wishes: Wishes,
): Narrowed {
  const values = valueReaders(data)
  const nameOf = nameReaders(data, readable)
  const chosen = Object.fromEntries(
    facetNames.map((name) => [name, wishes.chosen[name].filter((id) => nameOf[name](id) !== undefined)]),
  ) as Record<FacetName, string[]>
  const tests: [FilterName, (entry: Entry) => boolean][] = []
  const kinds = wishes.types.map((type) => kindsOfTypes[type])
  if (kinds.length > 0) tests.push(['type', ({ kind }) => kinds.includes(kind)])
  const [from, until] = daysOf(wishes, viewer)
  if (from !== undefined || until !== undefined)
    tests.push(['date', ({ at }) => (from === undefined || at >= from) && (until === undefined || at < until)])
  for (const name of facetNames)
    if (chosen[name].length > 0)
      tests.push([name, (entry) => values[name](entry).some((id) => chosen[name].includes(id))])

  const finds: Found[] = []
  const ofAllTypes: Found[] = []
  const counts = new Map(facetNames.map((name) => [name, new Map<string, number>()]))
  for (const found of all) {
    let failed: FilterName | undefined
    let failures = 0
    for (const [name, passes] of tests) {
      if (passes(found.entry)) continue
      failed = name
      failures += 1
      if (failures > 1) break
    }
    if (failures > 1) continue
    if (failures === 0) finds.push(found)
    if (failures === 0 || failed === 'type') ofAllTypes.push(found)
    for (const name of facetNames) {
      if (failures > 0 && failed !== name) continue
      const ofName = counts.get(name)
      for (const id of values[name](found.entry)) ofName?.set(id, (ofName.get(id) ?? 0) + 1)
    }
  }
  const facets = facetNames.flatMap((name) => facetOf(name, counts.get(name) ?? new Map(), chosen[name], nameOf[name]))
  return { finds, ofAllTypes, facets }
}

const mostValues = 10

function facetOf(
  name: FacetName,
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
  nameOf: (id: string) => Omit<Schemas['SearchFacetValue'], 'id' | 'count' | 'selected'> | undefined,
): Schemas['SearchFacet'][] {
  const ids = [...new Set([...chosen, ...counts.keys()])]
  const values = ids.flatMap((id) => {
    const words = nameOf(id)
    return words ? [{ id, ...words, count: counts.get(id) ?? 0, selected: chosen.includes(id) }] : []
  })
  if (values.length === 0) return []
  values.sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
  const shown = values.filter(({ selected }, index) => selected || index < mostValues)
  return [{ name, values: shown, moreCount: values.length - shown.length }]
}

/** What an entry has of each thing. */
function valueReaders(data: WorldData): Record<FacetName, (entry: Entry) => readonly string[]> {
  const withTasks = new Set([...data.tasks.values()].filter(({ deleted }) => !deleted).map(({ postId }) => postId))
  const has = new Map<PostState, string[]>()
  const hasOf = (post: PostState) => {
    const known = has.get(post)
    if (known) return known
    const found = [
      ...(post.attachments.length > 0 ? ['file'] : []),
      ...(post.images.length > 0 ? ['picture'] : []),
      ...(post.event ? ['event'] : []),
      ...(withTasks.has(post.id) ? ['task'] : []),
    ]
    has.set(post, found)
    return found
  }
  return {
    community: ({ post }) => [post.communityId],
    person: ({ by }) => [by],
    status: ({ post }) => (post.workflowState ? [post.workflowState.id] : []),
    has: ({ post }) => hasOf(post),
    hashtag: ({ post }) => post.hashtagIds.filter((id) => !data.hashtags.get(id)?.deleted),
    language: ({ post }) => [languageOf(post)],
    archive: ({ post }) => [post.archived ? 'only' : 'without'],
  }
}

/** What a value is called; undefined for what this person cannot know of. */
function nameReaders(data: WorldData, readable: ReadonlySet<string>) {
  const posts = data.feed.filter(({ communityId }) => readable.has(communityId))
  const states = new Map(posts.flatMap(({ workflowState: state }) => (state ? [[state.id, state]] : [])))
  const languages = new Set(posts.map(languageOf))
  const mayKnow = (communityId: string) => readable.has(communityId)
  return {
    community: (id: string) => {
      const community = mayKnow(id) ? data.communities.get(id) : undefined
      return community && { name: community.name, color: community.color }
    },
    person: (id: string) => (data.people.has(id) ? { name: userSummary(data, id).fullName } : undefined),
    status: (id: string) => {
      const state = states.get(id)
      return state && { name: state.name }
    },
    has: (id: string) => (['file', 'picture', 'event', 'task'].includes(id) ? { name: id } : undefined),
    hashtag: (id: string) => {
      const tag = data.hashtags.get(id)
      return tag && !tag.deleted && mayKnow(tag.communityId) ? { name: tag.name } : undefined
    },
    language: (id: string) => (languages.has(id) ? { name: id } : undefined),
    archive: (id: string) => (['only', 'without'].includes(id) ? { name: id } : undefined),
  } satisfies Record<FacetName, (id: string) => { name: string } | undefined>
}

export function languageOf({ language }: PostState): string {
  return language === 'pt' ? 'pt-BR' : language
}

/** The moments between which something was written; days of the person's own zone, the earlier one first. */
function daysOf({ from, to }: Wishes, { account }: Person): [from: number | undefined, until: number | undefined] {
  const zone = account?.timeZone ?? 'Europe/Rome'
  const start = (date: string) => momentOf(`${date}T00:00`, zone)
  const [first, last] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
  const nextDay = last === undefined ? undefined : new Date(Date.parse(last) + day).toISOString().slice(0, 10)
  return [first === undefined ? undefined : start(first), nextDay === undefined ? undefined : start(nextDay)]
}
