import type { SearchQuery } from '../api/search-queries'

export const searchTypes = ['posts', 'comments', 'media', 'documents'] as const

export type SearchType = (typeof searchTypes)[number]

/** The tab that holds everything, and one for each type. */
export type SearchTab = 'all' | SearchType

/** What the address calls each thing that results are narrowed by. */
export const listFilters = ['in', 'by', 'state', 'has', 'tag', 'lang'] as const

export type ListFilter = (typeof listFilters)[number]

/** Of these the server knows the values, and tells which of them it took. */
export const serverFilters = ['in', 'by', 'state', 'tag', 'lang'] as const satisfies readonly ListFilter[]

const thingsToHave = ['file', 'picture', 'event', 'task'] as const

export const MOST_LETTERS = 500
export const MOST_WORDS = 32

/** What the words of a search are worth asking for. */
export type Words =
  | { kind: 'none' | 'signs-only' }
  | { kind: 'too-long'; letters: number }
  | { kind: 'words'; q: string; ignored: readonly string[] }

/** Reads the words; those behind the 32nd are not asked for. */
export function wordsOf(address: URLSearchParams): Words {
  const q = address.get('q')?.trim() ?? ''
  if (q === '') return { kind: 'none' }
  if (q.length > MOST_LETTERS) return { kind: 'too-long', letters: q.length }
  if (!/[\p{L}\p{N}]/u.test(q)) return { kind: 'signs-only' }
  const words = q.split(/\s+/)
  return { kind: 'words', q: words.slice(0, MOST_WORDS).join(' '), ignored: words.slice(MOST_WORDS) }
}

/** What the server is asked for; what the address says and nobody knows is left out. */
export function queryOf(address: URLSearchParams, q: string): SearchQuery {
  const types = typesOf(address)
  const { from, to } = daysOf(address)
  const lists = Object.fromEntries(
    listFilters.flatMap((name) => {
      const values = valuesOf(address, name)
      return values.length === 0 ? [] : [[name, values]]
    }),
  )
  const archive = archiveOf(address)
  return {
    q,
    ...lists,
    ...(types.length > 0 && { types }),
    ...(from && { from }),
    ...(to && { to }),
    ...(archive && { archive }),
    ...(address.get('sort') === 'newest' && { sort: 'newest' as const }),
  }
}

/** The types that are asked for; all of them are none. */
export function typesOf(address: URLSearchParams): SearchType[] {
  const said = new Set(address.getAll('types').flatMap((value) => value.split(',')))
  const types = searchTypes.filter((type) => said.has(type))
  return types.length === searchTypes.length ? [] : types
}

/** One type is its tab; several narrow the one that holds everything. */
export function tabOf(address: URLSearchParams): SearchTab {
  const [type, ...others] = typesOf(address)
  return type === undefined || others.length > 0 ? 'all' : type
}

export function valuesOf(address: URLSearchParams, name: ListFilter): string[] {
  const values = [...new Set(address.getAll(name).filter(Boolean))].slice(0, 50)
  return name === 'has' ? values.filter((value) => thingsToHave.some((thing) => thing === value)) : values
}

export function archiveOf(address: URLSearchParams): 'only' | 'without' | undefined {
  const said = address.get('archive')
  return said === 'only' || said === 'without' ? said : undefined
}

/** The days between which it was written, the earlier one first. */
export function daysOf(address: URLSearchParams): { from: string | undefined; to: string | undefined } {
  const [from, to] = ['from', 'to'].map((name) => dayOf(address.get(name)))
  return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to }
}

function dayOf(said: string | null): string | undefined {
  if (said === null || !/^\d{4}-\d{2}-\d{2}$/.test(said)) return undefined
  const time = Date.parse(said)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== said ? undefined : said
}

/** The address with other values of one thing; nothing else changes. */
export function withValues(address: URLSearchParams, name: string, values: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(address)
  next.delete(name)
  for (const value of values) if (value !== '') next.append(name, value)
  return next
}

/** The words and the order alone. */
export function withoutFilters(address: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams()
  for (const name of ['q', 'filter', 'types', 'sort'])
    for (const value of address.getAll(name)) kept.append(name, value)
  return kept
}

/** How many filters are set, each value once. */
export function countOfFilters(address: URLSearchParams): number {
  const { from, to } = daysOf(address)
  const values = listFilters.reduce((sum, name) => sum + valuesOf(address, name).length, 0)
  return values + (from || to ? 1 : 0) + (archiveOf(address) ? 1 : 0)
}

/** The address without what nobody knows, or null where all of it says something. */
export function cleaned(address: URLSearchParams): URLSearchParams | null {
  const { from = '', to = '' } = daysOf(address)
  const one = (value: string | undefined) => (value === undefined ? [] : [value])
  const types = typesOf(address)
  let next = address
  for (const name of listFilters) next = withValues(next, name, valuesOf(address, name))
  next = withValues(next, 'types', types.length === 0 ? [] : [types.join(',')])
  next = withValues(next, 'sort', address.get('sort') === 'newest' ? ['newest'] : [])
  next = withValues(next, 'archive', one(archiveOf(address)))
  next = withValues(withValues(next, 'from', [from]), 'to', [to])
  return sorted(next) === sorted(address) ? null : next
}

/** The address without the values that the server did not take, or null where it took all. */
export function withoutUnknown(
  address: URLSearchParams,
  isTaken: (name: (typeof serverFilters)[number], value: string) => boolean,
): URLSearchParams | null {
  let next = address
  for (const name of serverFilters) {
    const values = valuesOf(address, name)
    const taken = values.filter((value) => isTaken(name, value))
    if (taken.length < values.length) next = withValues(next, name, taken)
  }
  return next === address ? null : next
}

function sorted(address: URLSearchParams): string {
  return [...address]
    .map((pair) => pair.join('='))
    .sort()
    .join('&')
}
