import type { PeopleSearch } from '../api/people-queries'

/** The filters that hold several values: what the address calls them, and what the server does. */
const valueFilters = {
  place: 'place',
  area: 'areaId',
  unit: 'businessUnitId',
  skill: 'skillId',
  language: 'language',
  duty: 'dutyId',
} as const satisfies Record<string, keyof PeopleSearch>

export type ValueFilter = keyof typeof valueFilters

/** In the order in which they stand beside each other. */
export const valueFilterNames = Object.keys(valueFilters) as ValueFilter[]

/** What the address asks for; a sort that it makes up is none. */
export function searchOf(address: URLSearchParams): PeopleSearch {
  const words = address.get('search')?.trim()
  const sort = sortOf(address)
  return {
    ...(words && { search: words }),
    ...Object.fromEntries(
      valueFilterNames.flatMap((name) => {
        const values = valuesOf(address, name)
        return values.length === 0 ? [] : [[valueFilters[name], values]]
      }),
    ),
    ...(address.get('at-work') === '1' && { atWork: true }),
    ...(address.get('followed') === '1' && { followed: true }),
    ...(sort !== undefined && { sort }),
  }
}

/** Who looks for a duty, or for those at work, wants to reach somebody: they come in that order. */
export function sortOf(address: URLSearchParams): PeopleSearch['sort'] {
  const said = address.get('sort')
  if (said === 'name' || said === 'available') return said
  return address.has('duty') || address.get('at-work') === '1' ? 'available' : undefined
}

/** What is chosen in a filter, each value once. */
export function valuesOf(address: URLSearchParams, name: ValueFilter): string[] {
  return [...new Set(address.getAll(name).filter(Boolean))]
}

/** The address with other values in a filter; nothing else changes. */
export function withValues(address: URLSearchParams, name: string, values: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(address)
  next.delete(name)
  for (const value of values) if (value !== '') next.append(name, value)
  return next
}

/** How many filters are set, whatever their values. */
export function countOfFilters(address: URLSearchParams): number {
  const flags = ['at-work', 'followed'].filter((name) => address.get(name) === '1').length
  return flags + valueFilterNames.filter((name) => valuesOf(address, name).length > 0).length
}
