import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'

/** Everything that is asked about people, with the keys it is kept under. */
export const userQueries = {
  all: ['users'] as const,
  detail: (userId: string) =>
    queryOptions({
      queryKey: [...userQueries.all, 'detail', userId] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/internal/v2/users/{userId}', { params: { path: { userId } }, signal })),
    }),
}
