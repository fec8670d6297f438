import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'

const path = '/internal/v2/communication/posts/{postId}/visibility'

/** Who can read a post, and whether one person can. */
export const visibilityQueries = {
  ofPost: (postId: string) =>
    queryOptions({
      queryKey: ['visibility', postId] as const,
      queryFn: ({ signal }) => unwrap(api.GET(path, { params: { path: { postId } }, signal })),
    }),
  reader: (postId: string, userId: string) =>
    queryOptions({
      queryKey: ['visibility', postId, 'reader', userId] as const,
      queryFn: ({ signal }) =>
        unwrap(api.GET(`${path}/readers/{userId}`, { params: { path: { postId, userId } }, signal })),
    }),
}
