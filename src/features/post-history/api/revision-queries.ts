import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'

const path = '/internal/v2/communication/posts/{postId}/revisions'

/** Everything that is asked about the published texts of posts. */
export const revisionQueries = {
  /** The texts of a post, newest first, a page at a time. */
  list: (postId: string) =>
    infiniteQueryOptions({
      queryKey: ['revisions', 'list', postId] as const,
      queryFn: ({ pageParam, signal }) => {
        const query = { pageSize: 50, ...pageParam }
        return unwrap(api.GET(path, { params: { path: { postId }, query }, signal }))
      },
      initialPageParam: {} as { pageToken?: string },
      getNextPageParam: ({ nextPageToken: pageToken }) => (pageToken === null ? undefined : { pageToken }),
    }),
  /** One text in full. It never changes, so it is asked for once. */
  one: (postId: string, revision: number) =>
    queryOptions({
      queryKey: ['revisions', 'one', postId, revision] as const,
      queryFn: ({ signal }) =>
        unwrap(api.GET(`${path}/{revision}`, { params: { path: { postId, revision } }, signal })),
      staleTime: Infinity,
    }),
}
