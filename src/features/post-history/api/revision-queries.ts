import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'

const path = '/internal/v2/communication/posts/{postId}/revisions'

/** The published texts of posts. */
export const revisionQueries = {
  list: (postId: string) =>
    infiniteQueryOptions({
      queryKey: ['revisions', 'list', postId] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET(path, {
            params: {
              path: { postId },
              query: { pageSize: 50, ...(pageParam !== null && { pageToken: pageParam }) },
            },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
    }),
  one: (postId: string, revision: number) =>
    queryOptions({
      queryKey: ['revisions', 'one', postId, revision] as const,
      queryFn: ({ signal }) =>
        unwrap(api.GET(`${path}/{revision}`, { params: { path: { postId, revision } }, signal })),
      // A published text never changes.
      staleTime: Infinity,
    }),
}
