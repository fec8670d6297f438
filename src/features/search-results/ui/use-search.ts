import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isApiError, type Schemas } from '@/api'
import { searchQueries } from '../api/search-queries'
import { cleaned, queryOf, withoutUnknown, wordsOf } from '../model/search-address'

const facetOfFilter = { in: 'community', by: 'person', state: 'status', tag: 'hashtag', lang: 'language' } as const

/** The search of the address, within one community where it is given, and what was found last. */
export function useSearch(communityId?: string) {
  const [address, setAddress] = useSearchParams()
  const words = wordsOf(address)
  const asked = words.kind === 'words'
  const query = queryOf(address, asked ? words.q : '')
  const list = useInfiniteQuery({
    ...searchQueries.results(
      communityId === undefined ? query : { ...query, in: [communityId] },
      address.get('filter'),
    ),
    enabled: asked,
  })
  // Older results stay until the new ones are there, and if they never come.
  const shown = useLatest(asked ? list.data : undefined)
  const fresh = shown !== undefined && shown === list.data
  const change = (next: URLSearchParams) => setAddress(next, { replace: true, preventScrollReset: true })

  const facets = fresh ? shown.pages[0]?.facets : undefined
  useEffect(() => {
    const known = (name: keyof typeof facetOfFilter, value: string) =>
      (communityId !== undefined && name === 'in') ||
      (facets?.some(
        (facet) => facet.name === facetOfFilter[name] && facet.values.some((one) => one.id === value && one.selected),
      ) ??
        true)
    const next = cleaned(address) ?? withoutUnknown(address, known)
    if (next) setAddress(next, { replace: true, preventScrollReset: true })
  }, [address, facets, communityId, setAddress])

  /** A page token that is no longer known begins the list anew. */
  async function showMore() {
    const { error } = await list.fetchNextPage()
    if (isApiError(error) && error.code === 'page-token-unknown') await list.refetch()
  }

  return { address, change, words, list, shown: asked ? shown : undefined, fresh, showMore }
}

export type Search = ReturnType<typeof useSearch>

/** The last value that was there. */
function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}

/** Facets whose values keep the places that they had, so that nothing moves under the pointer. */
export function useSteadyFacets(
  facets: readonly Schemas['SearchFacet'][],
  q: string,
): readonly Schemas['SearchFacet'][] {
  const [places, setPlaces] = useState<{ q: string; order: ReadonlyMap<string, number> }>({ q, order: new Map() })
  const before = places.q === q ? places.order : new Map<string, number>()
  const keys = facets.flatMap(({ name, values }) => values.map(({ id }) => `${name} ${id}`))
  const fresh = keys.filter((key) => !before.has(key))
  if (fresh.length > 0 || places.q !== q) {
    setPlaces({ q, order: new Map([...before, ...fresh.map((key, index) => [key, before.size + index] as const)]) })
  }
  return facets.map((facet) => ({
    ...facet,
    values: [...facet.values].sort(
      (one, other) =>
        (places.order.get(`${facet.name} ${one.id}`) ?? Infinity) -
          (places.order.get(`${facet.name} ${other.id}`) ?? Infinity) || 0,
    ),
  }))
}
