import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api'
import type { RegistrySearch } from '../model/registry-address'

const path = '/internal/v3/admin/registry/users/{userId}'
const of = (userId: string) => ({ params: { path: { userId } } })

/** Everything that is asked about the registries, with the keys it is kept under. */
export const registryQueries = {
  all: ['registries'] as const,
  users: (search: RegistrySearch) =>
    infiniteQueryOptions({
      queryKey: ['registries', 'users', search] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v3/admin/registry/users', {
            params: { query: { ...search, pageSize: 50, ...(pageParam !== null && { pageToken: pageParam }) } },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
    }),
  user: (userId: string) =>
    queryOptions({
      queryKey: ['registries', 'user', userId] as const,
      queryFn: ({ signal }) => unwrap(api.GET(path, { ...of(userId), signal })),
    }),
}

/** Changes of one account. */
export const accountCalls = {
  block: (userId: string, body: Schemas['BlockRequest']) => unwrap(api.PUT(`${path}/block`, { ...of(userId), body })),
  unblock: (userId: string) => unwrap(api.DELETE(`${path}/block`, of(userId))),
}

/** Shows an account as it now stands; the lists are asked for again. */
export function showAccount(queryClient: QueryClient, account: Schemas['RegistryUser']): void {
  queryClient.setQueryData(registryQueries.user(account.id).queryKey, account)
  void queryClient.invalidateQueries({ queryKey: [...registryQueries.all, 'users'] })
}
