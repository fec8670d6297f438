import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'

/** What a new password must be like. */
export const passwordQueries = {
  policy: () =>
    queryOptions({
      queryKey: ['password-policy'] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/core/auth/password-policy', { signal })),
    }),
}
