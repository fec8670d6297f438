import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, type operations, unwrap } from '@/api'
import { postKeys } from '@/features/post-cache'

/** What the posts of a community are narrowed to, and their order. */
export type PostListQuery = Pick<
  NonNullable<operations['listPosts']['parameters']['query']>,
  'authorId' | 'stateId' | 'hashtagId' | 'year' | 'search' | 'sort'
>

/** Which posts of a community: those in use, or those of its archive. */
export type PostListKind = 'latest' | 'archive'

/** As many as a table draws at once, without a window. */
export const PAGE_SIZE = 100

/** The posts of a community as a table has them, kept among the lists of posts: what is done to one shows in all. */
export function communityPosts(communityId: string, filter: PostListKind, query: PostListQuery) {
  return infiniteQueryOptions({
    queryKey: [...postKeys.lists, { communityId, filter, ...query, pageSize: PAGE_SIZE }] as const,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/internal/v2/communication/posts', {
          params: {
            query: {
              communityId,
              filter,
              ...query,
              pageSize: PAGE_SIZE,
              ...(pageParam !== null && { pageToken: pageParam }),
            },
          },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextPageToken,
  })
}
