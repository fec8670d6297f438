import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { day, instant } from '../state/times.ts'
import { attachmentSummary } from '../views/attachments.ts'
import { communitySummary, mayRead } from '../views/communities.ts'
import { userSummary } from '../views/people.ts'
import { replacedBy } from '../views/relations.ts'
import { isSelected } from '../views/reading.ts'
import { type Found, languageOf, narrow, type Wishes } from './filters.ts'
import { marksIn, snippetOf } from './marks.ts'
import { type Query, type Term, wishedTerms } from './query.ts'
import { type Entry, type Field, indexOf } from './search-index.ts'

/** As many results as can be reached; what lies behind them is only said to be there. */
export const mostResults = 1_000

const mostInside = 3
const mostMedia = 4

export type SearchOrder = { sort: 'best' | 'newest'; from: number; size: number }

type Answer = Omit<Schemas['SearchPage'], 'nextPageToken'> & { more: boolean }

/** A post with what was found in it. */
type Group = { post: PostState; own: Found | undefined; inside: Found[]; score: number; at: number }

/** What a person finds. Whatever they may not read has no part in results, numbers and values. */
export function searchPage(
  data: WorldData,
  viewer: Person,
  query: Query,
  wishes: Wishes,
  { sort, from, size }: SearchOrder,
  now: number,
): Answer {
  const readable = new Set([...data.communities.values()].filter((one) => mayRead(one, viewer)).map(({ id }) => id))
  const all = indexOf(data)
    .find(query)
    .filter(({ entry }) => readable.has(entry.post.communityId) && isSelected(data, entry.post, viewer))
    // What is new is a little better than what is as good and old.
    .map(({ entry, score }) => ({ entry, score: score + 1 / (1 + Math.max(0, now - entry.at) / (30 * day)) }))
  const { finds, ofAllTypes, facets } = narrow(data, { viewer, readable }, all, wishes)
  const terms = wishedTerms(query)
  const context = { data, viewer, terms }
  const compare = (one: { score: number; at: number }, other: { score: number; at: number }) =>
    (sort === 'newest' ? 0 : other.score - one.score) || other.at - one.at
  const grouped = wishes.types.length !== 1
  const groups = groupsOf(finds)
  const entries: (Group | Found)[] = grouped
    ? afterReplacements(data, viewer, groups.sort(compare), sort)
    : [...finds].sort((one, other) =>
        compare({ score: one.score, at: one.entry.at }, { score: other.score, at: other.entry.at }),
      )
  const reachable = Math.min(entries.length, mostResults)
  const shown = entries.slice(from, Math.min(from + size, reachable))
  const media = finds.filter(({ entry }) => entry.kind === 'media')
  return {
    results: shown.map((one) => ('inside' in one ? groupView(context, one) : resultView(context, one.entry))),
    media:
      grouped && from === 0
        ? media
            .sort((one, other) => other.score - one.score || other.entry.at - one.entry.at)
            .slice(0, mostMedia)
            .map(({ entry }) => resultView(context, entry))
        : [],
    counts: countsOf(ofAllTypes),
    postsCount: groups.length,
    facets,
    reading: query.reading,
    more: from + size < reachable,
  }
}

function countsOf(finds: readonly Found[]): Schemas['SearchCounts'] {
  const count = (kind?: Entry['kind']) => {
    const value = kind === undefined ? finds.length : finds.filter(({ entry }) => entry.kind === kind).length
    return { value: Math.min(value, mostResults), atLeast: value > mostResults }
  }
  return {
    all: count(),
    posts: count('post'),
    comments: count('comment'),
    media: count('media'),
    documents: count('document'),
  }
}

function groupsOf(finds: readonly Found[]): Group[] {
  const groups = new Map<PostState, Group>()
  for (const found of finds) {
    const { entry, score } = found
    const group = groups.get(entry.post) ?? { post: entry.post, own: undefined, inside: [], score: 0, at: 0 }
    groups.set(entry.post, group)
    if (entry.kind === 'post') group.own = found
    else group.inside.push(found)
    // Many small finds do not outweigh one good one.
    group.score = Math.max(group.score, entry.kind === 'post' ? score + 0.5 : score)
    group.at = Math.max(group.at, entry.at)
  }
  return [...groups.values()]
}

/** What was replaced stands behind what replaced it. */
function afterReplacements(data: WorldData, viewer: Person, groups: Group[], sort: string): Group[] {
  if (sort === 'newest' || data.relations.size === 0) return groups
  const replaced = new Set([...data.relations.values()].map(({ toPostId }) => toPostId))
  const places = new Map(groups.map((group, index) => [group.post.id, index]))
  const placeOf = (group: Group, index: number) => {
    const newer = replaced.has(group.post.id) ? replacedBy(data, group.post, viewer)?.id : undefined
    const place = newer === undefined ? undefined : places.get(newer)
    return place !== undefined && place > index ? place + 0.5 : index
  }
  return groups
    .map((group, index) => ({ group, place: placeOf(group, index) }))
    .sort((one, other) => one.place - other.place)
    .map(({ group }) => group)
}

type Context = { data: WorldData; viewer: Person; terms: readonly Term[] }

function groupView(context: Context, { post, own, inside }: Group): Schemas['SearchResult'] {
  inside.sort((one, other) => other.score - one.score || other.entry.at - one.entry.at)
  const nothing = { comment: null, media: null, document: null, snippets: [opening(post)], matchedIn: [] }
  return {
    ...(own ? hitView(context, own.entry) : { type: 'post', id: post.id, ...nothing }),
    post: postView(context, post),
    inside: inside.slice(0, mostInside).map(({ entry }) => hitView(context, entry)),
    insideCount: inside.length,
  }
}

function resultView(context: Context, entry: Entry): Schemas['SearchResult'] {
  return { ...hitView(context, entry), post: postView(context, entry.post), inside: [], insideCount: 0 }
}

function hitView({ data, terms }: Context, entry: Entry): Schemas['SearchHit'] {
  const { comment, image, attachment, kind } = entry
  const look = lookInto(entry, terms)
  return {
    type: kind,
    id: entry.id,
    ...findingsOf(entry, look, terms),
    comment: comment
      ? { id: comment.id, author: userSummary(data, comment.authorId), at: instant(comment.createdAt) }
      : null,
    media:
      kind === 'media'
        ? { image: image ?? null, attachment: attachment ? attachmentSummary(data, attachment) : null }
        : null,
    document:
      kind === 'document' && attachment
        ? {
            attachment: attachmentSummary(data, attachment),
            nameMatches: marksIn(attachment.versions[0]?.name ?? '', terms),
            page: pageOf(entry, look, terms),
          }
        : null,
  }
}

/** What was found in an entry: its marks, field by field, are looked for once. */
type Look = { field: Field; marks: Schemas['TextMatch'][] }[]

function lookInto({ fields }: Entry, terms: readonly Term[]): Look {
  return fields.map((field) => ({ field, marks: marksIn(field.text, terms) })).filter(({ marks }) => marks.length > 0)
}

/** The page on which something is found; null for what is found by its name alone or has no pages. */
function pageOf({ attachment }: Entry, look: Look, terms: readonly Term[]): number | null {
  if (attachment?.versions[0]?.mimeType !== 'application/pdf') return null
  return bestPage(look, terms) ?? null
}

/** The page that holds most of what was looked for, the first of these. */
function bestPage(look: Look, terms: readonly Term[]): number | undefined {
  let best: { page: number; kinds: number } | undefined
  for (const { field } of look) {
    if (field.page === undefined) continue
    const kinds = terms.filter((term) => marksIn(field.text, [term]).length > 0).length
    if (kinds > (best?.kinds ?? 0)) best = { page: field.page, kinds }
  }
  return best?.page
}

function findingsOf(
  entry: Entry,
  look: Look,
  terms: readonly Term[],
): Pick<Schemas['SearchHit'], 'snippets' | 'matchedIn'> {
  const names = look.map(({ field }) => (entry.kind === 'comment' ? 'comment' : field.name))
  return { snippets: snippetsOf(entry, look, terms), matchedIn: [...new Set(names)] }
}

function snippetsOf(entry: Entry, look: Look, terms: readonly Term[]): Schemas['MatchedText'][] {
  const page = entry.kind === 'document' ? bestPage(look, terms) : undefined
  const snippets: Schemas['MatchedText'][] = []
  for (const { field, marks } of look) {
    if (['title', 'name', 'hashtag'].includes(field.name) || (page !== undefined && field.page !== page)) continue
    let from = 0
    while (snippets.length < 2) {
      const snippet = snippetOf(field.text, marks, from)
      if (!snippet) break
      snippets.push({ text: snippet.text, matches: snippet.matches })
      from = snippet.end
    }
  }
  return snippets.length === 0 && entry.kind === 'post' ? [opening(entry.post)] : snippets
}

function opening({ excerpt }: PostState): Schemas['MatchedText'] {
  return { text: excerpt.length > 240 ? `${excerpt.slice(0, 238)} …` : excerpt, matches: [] }
}

function postView({ data, viewer, terms }: Context, post: PostState): Schemas['SearchedPost'] {
  const { id, number, title, communityId, authorId, createdAt, workflowState, archived } = post
  return {
    id,
    number,
    title,
    titleMatches: marksIn(title, terms),
    language: languageOf(post),
    community: communitySummary(data, communityId),
    author: userSummary(data, authorId),
    publishedAt: instant(createdAt),
    workflowState,
    archived,
    replacedBy: replacedBy(data, post, viewer),
  }
}
