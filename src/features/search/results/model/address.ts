import type { operations } from '@/api'
import type { AddressState } from '@/shared/address-state'

export type SearchAddress = AddressState<'search'>

/** Changes what is chosen. */
export type ChangeSearch = (change: Partial<SearchAddress>, options?: { replace?: boolean }) => void

/** What is searched, but for its pages. */
export type SearchQuery = Omit<operations['searchContent']['parameters']['query'], 'pageSize' | 'pageToken'>

/** The kinds of what is found, in the order of their tabs. */
export const searchTypes = ['posts', 'comments', 'media', 'documents'] as const

export type SearchType = (typeof searchTypes)[number]

export type SearchTab = 'all' | SearchType

/** What a post can have. */
export const things = ['file', 'picture', 'event', 'task'] as const

/** The filters of which several values can be chosen. */
export const facetNames = ['in', 'by', 'state', 'has', 'tag', 'lang'] as const

export type FacetName = (typeof facetNames)[number]

/** Without any filter; the tab and the order stay. */
export const unfiltered = {
  in: [],
  by: [],
  from: '',
  to: '',
  state: [],
  has: [],
  tag: [],
  lang: [],
  post: '',
  archive: 'with',
} satisfies Partial<SearchAddress>

/** The spans until today that can be chosen with one press, in days. */
export const spans = [7, 30] as const

/** The first of some days until today. */
export function firstOf(days: number, today: string): string {
  return new Date(Date.parse(`${today}T00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)
}

/** The kinds to which an address narrows; none for all of them. */
export function typesIn(types: string): SearchType[] {
  const named = types.split(',')
  const known = searchTypes.filter((type) => named.includes(type))
  return known.length === searchTypes.length ? [] : known
}

/** The tab of an address: one kind is that tab, several narrow all. */
export function tabOf(types: string): SearchTab {
  const [type, another] = typesIn(types)
  return type === undefined || another !== undefined ? 'all' : type
}

/** What the server is asked for. */
export function queryOf(q: string, address: SearchAddress): SearchQuery {
  const { types, from, to, post, archive, sort } = address
  const kinds = typesIn(types)
  const chosen = facetNames.filter((name) => address[name].length > 0).map((name) => [name, [...address[name]]])
  return {
    q,
    ...(kinds.length > 0 && { types: kinds }),
    ...(Object.fromEntries(chosen) as Partial<Record<FacetName, string[]>>),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(post !== '' && { post }),
    ...(archive !== 'with' && { archive }),
    ...(sort !== 'best' && { sort }),
  }
}

/** The change that chooses these values of a filter. */
export function choosing(name: FacetName, ids: readonly string[]): Partial<SearchAddress> {
  const change: Partial<Record<FacetName, readonly string[]>> = { [name]: ids }
  return change
}

/** How many filters are set. */
export function filterCount(address: SearchAddress): number {
  const chosen = facetNames.reduce((sum, name) => sum + address[name].length, 0)
  const isNarrowed = [address.from !== '', address.to !== '', address.post !== '', address.archive !== 'with']
  return chosen + isNarrowed.filter(Boolean).length
}

const oneOf: Readonly<Record<string, readonly string[]>> = {
  archive: ['with', 'without', 'only'],
  sort: ['best', 'newest'],
}

const known = ['q', 'filter', 'types', 'from', 'to', 'post', 'archive', 'sort', ...facetNames]

/**
 * The query of an address without what does not exist; days that stand in the wrong order change places. In a community
 * no other one can be chosen.
 */
export function corrected(search: URLSearchParams, isInside = false): URLSearchParams {
  const isKnown = (name: string) => known.includes(name) && !(isInside && name === 'in')
  const next = new URLSearchParams([...search].filter(([name, value]) => isKnown(name) && value !== ''))
  setOrDelete(next, 'types', typesIn(next.get('types') ?? '').join(','))
  const kept = next.getAll('has').filter((thing) => things.some((one) => one === thing))
  next.delete('has')
  for (const thing of kept) next.append('has', thing)
  for (const [name, words] of Object.entries(oneOf)) if (!words.includes(next.get(name) ?? '')) next.delete(name)
  const [from, to] = ['from', 'to'].map((name) => dayIn(next.get(name) ?? '')) as [string, string]
  const isTurned = from !== '' && to !== '' && from > to
  setOrDelete(next, 'from', isTurned ? to : from)
  setOrDelete(next, 'to', isTurned ? from : to)
  return isSame(next, search) ? search : next
}

function setOrDelete(search: URLSearchParams, name: string, value: string): void {
  if (value === '') search.delete(name)
  else search.set(name, value)
}

/** A day of the calendar, or nothing. */
function dayIn(text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return ''
  const moment = new Date(`${text}T00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : ''
}

/** Whether two queries say the same, in whatever order. */
function isSame(one: URLSearchParams, other: URLSearchParams): boolean {
  const sorted = (search: URLSearchParams) => {
    const copy = new URLSearchParams(search)
    copy.sort()
    return copy.toString()
  }
  return sorted(one) === sorted(other)
}
