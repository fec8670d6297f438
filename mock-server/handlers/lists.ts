import type { Call } from './portal-app.ts'
import { invalid } from './refusals.ts'
import { makeToken, pageSizeOf, readToken } from './tokens.ts'

/**
 * What handlers of lists have in common: entries are narrowed by the parameters of the query (`filtered`), put into an
 * order that the query names (`sorted`) and cut into pages (`paged`). Who may ask at all is said by `allowed`.
 */

/** A part of what entries are sorted by, as a page token holds it too. */
type Part = string | number

/** One thing that entries are sorted by. */
type Step<Entry> = { of: (entry: Entry) => Part; compare: (one: Part, other: Part) => number }

/** The order of a list, and how a page token keeps a place in it. */
export type Order<Entry> = {
  compare: (one: Entry, other: Entry) => number
  /** The place of an entry, as a token holds it. */
  placeOf: (entry: Entry) => Part[]
  /** Index of the first entry behind a place; undefined for what is no place in this order. */
  behind: (entries: readonly Entry[], place: unknown) => number | undefined
}

/** The smallest first; text by its code units, or as a language collates it. */
export function rising<Entry>(of: Step<Entry>['of'], collator?: Intl.Collator): Step<Entry> {
  return { of, compare: (one, other) => compareParts(one, other, collator) }
}

/** The greatest first, as the newest of a stream. */
export function falling<Entry>(of: Step<Entry>['of'], collator?: Intl.Collator): Step<Entry> {
  return { of, compare: (one, other) => compareParts(other, one, collator) }
}

/**
 * An order by one thing after the other. Entries that are alike in all of them stand by their ids, so that the pages of
 * a list always fit together, whatever comes or goes between them.
 */
export function orderBy<Entry>(idOf: (entry: Entry) => string, ...steps: Step<Entry>[]): Order<Entry> {
  const all = [...steps, rising(idOf)]
  const placeOf = (entry: Entry) => all.map(({ of }) => of(entry))
  const isBehind = (entry: Entry, place: readonly Part[]) => {
    for (const [index, { of, compare }] of all.entries()) {
      const difference = compare(of(entry), place[index] ?? '')
      if (difference !== 0) return difference > 0
    }
    return false
  }
  return {
    placeOf,
    compare(one, other) {
      for (const { of, compare } of all) {
        const difference = compare(of(one), of(other))
        if (difference !== 0) return difference
      }
      return 0
    },
    behind(entries, place) {
      const [sample] = entries
      if (!isPlace(place, all.length)) return undefined
      if (sample && placeOf(sample).some((part, index) => typeof part !== typeof place[index])) return undefined
      return firstIndex(entries, (entry) => isBehind(entry, place))
    },
  }
}

/** The order in which entries are kept, for lists from which none ever goes. */
export function asKept<Entry>(idOf: (entry: Entry) => string): Order<Entry> {
  return {
    compare: () => 0,
    placeOf: (entry) => [idOf(entry)],
    behind(entries, place) {
      if (!isPlace(place, 1)) return undefined
      const index = entries.findIndex((entry) => idOf(entry) === place[0])
      return index < 0 ? undefined : index + 1
    },
  }
}

/** The order that `sort` names, or the usual one; refuses a name that the list does not know. */
export function orderNamed<Entry, Name extends string>(
  call: Call,
  orders: Record<Name, Order<Entry>>,
  usual: NoInfer<Name>,
): Order<Entry> {
  const wanted = call.req.query('sort') ?? usual
  const isKnown = (name: string): name is Name => Object.hasOwn(orders, name)
  if (!isKnown(wanted)) throw invalid('/query/sort', 'enum', `must be ${Object.keys(orders).join(' or ')}`)
  return orders[wanted]
}

/** The entries in an order; the list itself stays as it is. */
export function sorted<Entry>(entries: readonly Entry[], { compare }: Order<Entry>): Entry[] {
  return entries.toSorted(compare)
}

/** What an entry has of the thing that a parameter filters by; null where it has none. */
export type FilterValue<Entry> = (entry: Entry) => string | null | undefined | readonly string[]

/**
 * The entries that pass the filters of the query, by the names of their parameters: any of the values of one, and all
 * of those that are sent.
 */
export function filtered<Entry>(
  call: Call,
  entries: readonly Entry[],
  filters: Record<string, FilterValue<Entry>>,
): readonly Entry[] {
  const sent = Object.entries(filters).flatMap(([name, valueOf]) => {
    const wanted = call.req.queries(name)
    return wanted ? [{ wanted: new Set(wanted), valueOf }] : []
  })
  if (sent.length === 0) return entries
  return entries.filter((entry) =>
    sent.every(({ wanted, valueOf }) => {
      const value = valueOf(entry)
      return typeof value === 'string' ? wanted.has(value) : (value?.some((one) => wanted.has(one)) ?? false)
    }),
  )
}

/** A page of a list, and the token of the one behind it. */
export type Page<Entry> = { page: Entry[]; nextPageToken: string | null }

/** How a list is cut into pages. */
export type Paging<Entry> = {
  /** Name of the list, so that the token of another one is refused. */
  list: string
  /** The order in which the entries stand already. */
  order: Order<Entry>
  /** Entries of a page where the query says nothing. */
  usualSize?: number
}

/** The page that `pageSize` and `pageToken` ask for. */
export function paged<Entry>(call: Call, entries: readonly Entry[], paging: Paging<Entry>): Page<Entry> {
  const { list, order, usualSize } = paging
  const { pageSize, pageToken } = call.req.query()
  const size = pageSizeOf(pageSize, usualSize)
  const from = pageToken === undefined ? 0 : startOf(pageToken, entries, paging)
  const page = entries.slice(from, from + size)
  const last = page.at(-1)
  const more = from + page.length < entries.length
  return { page, nextPageToken: more && last ? makeToken(list, JSON.stringify(order.placeOf(last))) : null }
}

function startOf<Entry>(pageToken: string, entries: readonly Entry[], { list, order }: Paging<Entry>): number {
  const start = order.behind(entries, parsed(readToken(list, pageToken, 'pageToken')))
  if (start === undefined)
    throw invalid('/query/pageToken', 'unknown', 'is not known or no longer valid', 'page-token-unknown')
  return start
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isPlace(value: unknown, length: number): value is Part[] {
  return (
    Array.isArray(value) &&
    value.length === length &&
    value.every((part) => typeof part === 'string' || typeof part === 'number')
  )
}

function compareParts(one: Part, other: Part, collator?: Intl.Collator): number {
  if (collator && typeof one === 'string' && typeof other === 'string') return collator.compare(one, other)
  return one < other ? -1 : one > other ? 1 : 0
}

/** Index of the first entry for which something holds that holds for all behind it too. */
function firstIndex<Entry>(entries: readonly Entry[], holds: (entry: Entry) => boolean): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(entries[middle] as Entry)) high = middle
    else low = middle + 1
  }
  return low
}
