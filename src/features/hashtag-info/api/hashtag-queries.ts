import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'

/** Everything that is asked about hashtags, with the keys it is kept under. */
export const hashtagQueries = {
  all: ['hashtags'] as const,
  detail: (hashtagId: string) =>
    queryOptions({
      queryKey: [...hashtagQueries.all, 'detail', hashtagId] as const,
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/posts/data/hashtags/{id}/instances-count', {
            params: { path: { id: hashtagId } },
            signal,
          }),
        ),
    }),
}

/** Follows a hashtag, or ceases to. */
export function sendHashtagFollow(hashtagId: string, follow: boolean) {
  const path = '/internal/v2/communication/hashtags/{hashtagId}/follow'
  const options = { params: { path: { hashtagId } } }
  return unwrap(follow ? api.PUT(path, options) : api.DELETE(path, options))
}
