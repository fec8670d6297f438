import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'
import { postKeys } from '@/features/post-cache'
import type { FacetName, SearchQuery } from '../model/address'

/** How long a way back shows the same list without asking again, in milliseconds. */
const fresh = 5 * 60_000

export const searchQueries = {
  /** `filter` names the search: equal words sent anew are another one. */
  results: (query: SearchQuery, filter: string) =>
    infiniteQueryOptions({
      queryKey: [...postKeys.found, filter, query] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/search', {
            params: { query: { ...query, ...(query.types?.[0] === 'media' && { pageSize: 40 }), ...pageParam } },
            signal,
          }),
        ),
      initialPageParam: {} as { pageToken?: string },
      getNextPageParam: ({ nextPageToken }) => (nextPageToken === null ? undefined : { pageToken: nextPageToken }),
      placeholderData: keepPreviousData,
      staleTime: fresh,
      gcTime: fresh,
    }),
  /** All values of a filter. */
  facet: (query: SearchQuery, filter: string, name: FacetName) =>
    queryOptions({
      queryKey: [...postKeys.found, filter, query, name] as const,
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/search', {
            params: { query: { ...query, whole: [name], pageSize: 1 } },
            signal,
          }),
        ),
      select: ({ facets }) => facets.find((facet) => facet.name === name),
      placeholderData: keepPreviousData,
      staleTime: fresh,
      gcTime: fresh,
    }),
}
