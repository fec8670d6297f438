import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'

/** What the directory is narrowed by. */
export type PeopleSearch = { search?: string; place?: string[]; areaId?: string[] }

/** The directory of people, and what it can be narrowed by. */
export const peopleQueries = {
  list: (search: PeopleSearch) =>
    infiniteQueryOptions({
      queryKey: ['people', 'list', search] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/users', {
            params: { query: { ...search, ...(pageParam !== null && { pageToken: pageParam }) } },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
    }),
  /** How many people there are without any search. */
  total: () =>
    queryOptions({
      queryKey: ['people', 'total'] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/internal/v2/users', { params: { query: { pageSize: 1 } }, signal })),
      select: ({ totalCount }) => totalCount,
    }),
  facets: (search: PeopleSearch) =>
    queryOptions({
      queryKey: ['people', 'facets', search] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/internal/v2/users/facets', { params: { query: search }, signal })),
    }),
}
