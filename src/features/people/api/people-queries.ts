import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'

/** What the directory is narrowed and ordered by. */
export type PeopleSearch = {
  search?: string
  place?: string[]
  areaId?: string[]
  businessUnitId?: string[]
  skillId?: string[]
  language?: string[]
  dutyId?: string[]
  atWork?: boolean
  followed?: boolean
  sort?: 'name' | 'available'
}

/** The directory of people, what it can be filtered by, and the page of one of them. */
export const peopleQueries = {
  all: ['people'] as const,
  list: (search: PeopleSearch) =>
    infiniteQueryOptions({
      queryKey: ['people', 'list', search] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/users', {
            params: { query: { ...search, pageSize: 50, ...(pageParam !== null && { pageToken: pageParam }) } },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
    }),
  facets: ({ sort: _sort, ...search }: PeopleSearch) =>
    queryOptions({
      queryKey: ['people', 'facets', search] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/internal/v2/users/facets', { params: { query: search }, signal })),
    }),
  profile: (userId: string) =>
    queryOptions({
      queryKey: ['people', 'profile', userId] as const,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/internal/v2/users/{userId}/profile', { params: { path: { userId } }, signal })),
    }),
}
