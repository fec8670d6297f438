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

/** Follows a person, or ceases to. */
export function sendUserFollow(userId: string, follow: boolean) {
  const path = '/internal/v2/users/{userId}/follow'
  const options = { params: { path: { userId } } }
  return unwrap(follow ? api.PUT(path, options) : api.DELETE(path, options))
}
