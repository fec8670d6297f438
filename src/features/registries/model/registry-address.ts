import type { operations } from '@/api'

/** What the registry is narrowed and ordered by. */
export type RegistrySearch = Omit<
  NonNullable<operations['listRegistryUsers']['parameters']['query']>,
  'pageSize' | 'pageToken'
>

/** The filters: what the address calls them, and the values that the server takes where they are few. */
const filters = {
  state: ['state', ['invited', 'active', 'blocked', 'deleting', 'deleted']],
  place: ['place', null],
  area: ['areaId', null],
  unit: ['businessUnitId', null],
  role: ['role', ['root', 'manage-users', 'member']],
  'sign-in': ['lastSignIn', ['month', 'quarter', 'longer', 'never']],
} as const satisfies Record<string, readonly [keyof RegistrySearch, readonly string[] | null]>

export type FilterName = keyof typeof filters

/** In the order in which they stand beside each other. */
export const filterNames = Object.keys(filters) as FilterName[]

export const sorts = ['name', 'joined', 'last-sign-in'] as const

/** What is chosen in a filter; what the server would refuse is nothing. */
export function valueOf(address: URLSearchParams, name: FilterName): string {
  const said = address.get(name) ?? ''
  const known: readonly string[] | null = filters[name][1]
  return known === null || known.includes(said) ? said : ''
}

/** What the address asks for; a sort that it makes up is none. */
export function searchOf(address: URLSearchParams): RegistrySearch {
  const words = address.get('search')?.trim().slice(0, 200)
  const sort = sorts.find((one) => one === address.get('sort'))
  return {
    ...(words && { search: words }),
    ...Object.fromEntries(
      filterNames.flatMap((name) => {
        const value = valueOf(address, name)
        return value === '' ? [] : [[filters[name][0], [value]]]
      }),
    ),
    ...(sort !== undefined && sort !== 'name' && { sort }),
  }
}

/** How many filters are set. */
export function countOfFilters(address: URLSearchParams): number {
  return filterNames.filter((name) => valueOf(address, name) !== '').length
}

/** The address with other parts; empty ones leave it. */
export function withParts(address: URLSearchParams, parts: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const [name, value] of Object.entries(parts)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
