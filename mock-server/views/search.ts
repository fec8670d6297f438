import type { Person } from '../content/people/index.ts'
import { postStates } from '../content/workflow-states.ts'
import type { Entry } from '../search/entries.ts'
import { type FacetName, facetNames, type Find, type Found, type Group, type Narrowing } from '../search/search.ts'
import { beginningOf, matchedText, snippetsOf } from '../search/snippets.ts'
import { matchesIn, type Term, type Wanted } from '../search/terms.ts'
import type { Schemas } from '../schemas.ts'
import { personalOf, personById, type PostState, type WorldData } from '../state/data.ts'
import { instant } from '../state/times.ts'
import { attachmentSummary } from './attachments.ts'
import { communitySummary, mayKnow, mayRead } from './communities.ts'
import { communityView } from './community-view.ts'
import { userSummary } from './people.ts'
import { hashtagSummary } from './posts.ts'
import { shownLanguage } from './publication.ts'
import { replacedBy } from './relations.ts'

/** Above this nobody counts, and no result can be reached. */
export const mostResults = 1_000

/** How many finds of a post its result shows, and how many values a facet. */
const mostInside = 3
const mostValues = 10
const mostValuesOfWhole = 200

/** How many pictures stand among the results of all types, and how many communities above them. */
export const mostMedia = 4
const mostCommunities = 3

/** What all answers of one search have in common. */
export type SearchedBy = { data: WorldData; viewer: Person; terms: readonly Term[] }

const wireTypes = { posts: 'post', comments: 'comment', media: 'media', documents: 'document' } as const

/** A result of one type. */
export function flatResult(by: SearchedBy, find: Find): Schemas['SearchResult'] {
  return { ...findView(by, find), post: postView(by, find.post), inside: [], insideCount: 0 }
}

/** A post with what was found in it. */
export function groupResult(by: SearchedBy, { post, own, inside }: Group): Schemas['SearchResult'] {
  const head: Schemas['SearchFind'] = own
    ? findView(by, own)
    : { ...nothingOf, type: 'post', id: post.id, snippets: [beginningOf(post.content.plain)] }
  return {
    ...head,
    post: postView(by, post),
    inside: inside.slice(0, mostInside).map((find) => findView(by, find)),
    insideCount: inside.length,
  }
}

/** How many there are, as far as anybody counts. */
export function countOf(value: number): Schemas['SearchCount'] {
  return { value: Math.min(value, mostResults), atLeast: value > mostResults }
}

/** What the results can be narrowed by; a name is told only of what the person may know. */
export function facetsView(
  { data, viewer }: SearchedBy,
  found: Found,
  narrowing: Narrowing,
  whole: readonly string[],
): Schemas['SearchFacet'][] {
  return facetNames.map((name) => {
    const most = whole.includes(name) ? mostValuesOfWhole : mostValues
    const counts = found.facets[name]
    const chosen = narrowing[name].filter((id) => !counts.has(id)).map((id): [string, number] => [id, 0])
    const values = [...counts, ...chosen]
      .flatMap(([id, count]) => {
        const shown = valueView(data, viewer, name, id)
        return shown ? [{ id, ...shown, count, selected: narrowing[name].includes(id) }] : []
      })
      .sort((one, other) => other.count - one.count || one.label.localeCompare(other.label, 'en'))
    const shown = values.filter(({ selected }, index) => selected || index < most)
    return { name, values: shown, moreCount: values.length - shown.length }
  })
}

/** The communities that a person may know of and whose name holds the words, those with the most members first. */
export function communitiesNamed({ data, viewer }: SearchedBy, wanted: Wanted, now: number): Schemas['Community'][] {
  return [...data.communities.values()]
    .filter((community) => mayKnow(community, viewer) && isNamed(community.name, wanted))
    .map((community) => communityView(data, community, viewer, now))
    .sort((one, other) => other.membersCount - one.membersCount || one.name.localeCompare(other.name, 'en'))
    .slice(0, mostCommunities)
}

function isNamed(name: string, { some, every, none }: Wanted): boolean {
  const has = (term: Term) => matchesIn(name, [term]).length > 0
  return every.every(has) && (some.length === 0 || some.some(has)) && !none.some(has)
}

const nothingOf = { name: null, snippets: [], matchedIn: [], comment: null, media: null, document: null }

function findView(by: SearchedBy, { entry, post }: Find): Schemas['SearchFind'] {
  const { data, terms } = by
  const base = { ...nothingOf, type: wireTypes[entry.type], id: entry.id, matchedIn: matchedIn(entry, terms) }
  const attachment = post.attachments.find(({ id }) => id === entry.id)
  switch (entry.type) {
    case 'posts': {
      const snippets = entry.text.flatMap(({ text }) => snippetsOf(text, terms)).slice(0, 2)
      return { ...base, snippets: snippets.length > 0 ? snippets : [beginningOf(post.content.plain)] }
    }
    case 'comments': {
      const text = entry.text[0]?.text ?? ''
      const snippets = snippetsOf(text, terms)
      const comment = { id: entry.id, author: userSummary(data, entry.authorId), at: instant(entry.at) }
      return { ...base, comment, snippets: snippets.length > 0 ? snippets : [beginningOf(text)] }
    }
    case 'media': {
      const picture = post.images.find(({ id }) => id === entry.id) ?? null
      const summary = picture || !attachment ? null : attachmentSummary(data, attachment)
      const name = matchedText(summary?.name ?? picture?.alternativeText ?? '', terms)
      return { ...base, name, media: { picture, attachment: summary } }
    }
    case 'documents': {
      if (!attachment) return base
      const pages = entry.file.filter((part) => part.in === 'content')
      const at = pages.findIndex(({ text }) => matchesIn(text, terms).length > 0)
      const summary = attachmentSummary(data, attachment)
      return {
        ...base,
        name: matchedText(summary.name, terms),
        snippets: at < 0 ? [] : snippetsOf(pages[at]?.text ?? '', terms),
        document: { attachment: summary, page: at >= 0 && /\.pdf$/i.test(summary.name) ? at + 1 : null },
      }
    }
  }
}

function matchedIn({ title, text, file, hashtags }: Entry, terms: readonly Term[]): string[] {
  const parts = [...title, ...text, ...file].filter((part) => matchesIn(part.text, terms).length > 0)
  const inHashtags = hashtags.some(
    (name) =>
      matchesIn(
        `#${name}`,
        terms.filter((term) => term.hashtag),
      ).length > 0,
  )
  return [...new Set([...parts.map((part) => part.in), ...(inHashtags ? ['hashtag'] : [])])]
}

function postView({ data, viewer, terms }: SearchedBy, post: PostState): Schemas['SearchedPost'] {
  return {
    id: post.id,
    number: post.number,
    title: matchedText(post.title, terms),
    language: shownLanguage(post),
    community: communitySummary(data, post.communityId),
    author: userSummary(data, post.authorId),
    publishedAt: instant(post.createdAt),
    workflowState: post.workflowState,
    archived: post.archived,
    replacedBy: replacedBy(data, post, viewer),
    read: personalOf(data, viewer.id).readPostIds.has(post.id),
  }
}

type ValueView = Pick<Schemas['SearchFacetValue'], 'label' | 'color' | 'user'>

function valueView(data: WorldData, viewer: Person, name: FacetName, id: string): ValueView | undefined {
  switch (name) {
    case 'in': {
      const community = data.communities.get(id)
      return community && mayRead(community, viewer) ? { label: community.name, color: community.color } : undefined
    }
    case 'by': {
      const user = personById(data, id) && userSummary(data, id)
      return user && { label: user.fullName, user }
    }
    case 'state': {
      const state = Object.values(postStates).find((one) => one.id === id)
      return state && { label: state.name }
    }
    case 'tag': {
      const tag = data.hashtags.get(id)
      const isReadable = tag !== undefined && mayRead(data.communities.get(tag.communityId), viewer)
      const label = isReadable ? hashtagSummary(data, id)?.name : undefined
      return label === undefined ? undefined : { label }
    }
    default:
      return { label: id }
  }
}
