import { infiniteQueryOptions } from '@tanstack/react-query'

import { api, unwrap } from '@/api'

/** Comments in one page of a conversation: most conversations are one page. */
const COMMENTS_PAGE_SIZE = 50

/** The conversations below posts, oldest first. */
export const commentQueries = {
  all: ['comments'] as const,
  list: (postId: string) =>
    infiniteQueryOptions({
      queryKey: ['comments', 'list', postId] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/posts/{postId}/comments', {
            params: {
              path: { postId },
              query: { pageSize: COMMENTS_PAGE_SIZE, ...(pageParam !== null && { pageToken: pageParam }) },
            },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
    }),
}
