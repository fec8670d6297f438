import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'
import { GROUP_FIRST_MEMBERS, GROUP_PAGE_SIZE } from '@/shared/constants'

/** Everything that is asked about groups, with the keys it is kept under. */
export const groupQueries = {
  all: ['groups'] as const,
  detail: (groupId: string) =>
    queryOptions({
      queryKey: [...groupQueries.all, 'detail', groupId] as const,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/internal/v2/groups/{groupId}', { params: { path: { groupId } }, signal })),
    }),
  /** A few members first, whole pages after that (AM-54). */
  members: (groupId: string, search: string) =>
    infiniteQueryOptions({
      queryKey: [...groupQueries.all, 'members', groupId, { search }] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/groups/{groupId}/members', {
            params: {
              path: { groupId },
              query: {
                pageSize: pageParam === null ? GROUP_FIRST_MEMBERS : GROUP_PAGE_SIZE,
                ...(pageParam !== null && { pageToken: pageParam }),
                ...(search !== '' && { search }),
              },
            },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
      // What was found before stays until the next finds are there.
      placeholderData: keepPreviousData,
    }),
}
