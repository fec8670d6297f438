import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'

const of = (groupId: string) => ({ params: { path: { groupId } } })

/** A group as those see it who change its members. The keys are those of groups everywhere. */
export const editedGroup = {
  detail: (groupId: string) =>
    queryOptions({
      queryKey: ['groups', 'detail', groupId] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/internal/v2/groups/{groupId}', { ...of(groupId), signal })),
    }),
  members: (groupId: string, search: string) =>
    infiniteQueryOptions({
      queryKey: ['groups', 'edited-members', groupId, search] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/groups/{groupId}/members', {
            params: {
              path: { groupId },
              query: {
                pageSize: 100,
                ...(pageParam !== null && { pageToken: pageParam }),
                ...(search !== '' && { search }),
              },
            },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
      placeholderData: keepPreviousData,
    }),
  save: (groupId: string, add: string[], remove: string[]) =>
    unwrap(
      api.PATCH('/internal/v3/admin/registry/groups/{groupId}/members', { ...of(groupId), body: { add, remove } }),
    ),
}
