import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { api, type operations, type Schemas, unwrap } from '@/api'

import { patchLists, postKeys } from './post-cache'
import { withDetail } from './post-patches'

/** Posts in one page of the feed; the first request of the boot script asks for as many. */
export const FEED_PAGE_SIZE = 20

/** Which posts are listed: those of a filter of the dashboard, or what else the contract can ask. */
export type PostListQuery = Omit<NonNullable<operations['listPosts']['parameters']['query']>, 'pageToken'>

/** A page of a list, with those of its posts that had been read before it came. */
export type FeedPage = Schemas['PostPage'] & { readBefore?: ReadonlySet<string> }

async function fetchPage(query: PostListQuery, pageToken: string | null, signal: AbortSignal): Promise<FeedPage> {
  const pageSize = query.pageSize ?? FEED_PAGE_SIZE
  const page = await unwrap(
    api.GET('/internal/v2/communication/posts', {
      params: { query: { ...query, pageSize, ...(pageToken !== null && { pageToken }) } },
      signal,
    }),
  )
  return { ...page, readBefore: new Set(page.posts.flatMap(({ id, read }) => (read ? id : []))) }
}

/** Everything that is asked about posts, with the keys it is kept under. */
export const postQueries = {
  list: (query: PostListQuery) =>
    infiniteQueryOptions({
      queryKey: [...postKeys.lists, query] as const,
      queryFn: ({ pageParam, signal }) => fetchPage(query, pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
      // An old feed is renewed by useRenewFeed: a refetch would ask for every page that was ever scrolled to.
      staleTime: Infinity,
      // Start-up may have received the refusal before the feed is drawn: it is shown, not asked for once more.
      retryOnMount: false,
    }),
  /** The first page as it is now, beside the list that is shown. */
  newest: (query: PostListQuery) =>
    queryOptions({
      queryKey: ['posts', 'newest', query] as const,
      queryFn: ({ signal }) => fetchPage(query, null, signal),
    }),
  detail: (postId: string) =>
    queryOptions({
      queryKey: postKeys.detail(postId),
      queryFn: async ({ client, signal }) => {
        const post = await unwrap(
          api.GET('/internal/v2/communication/posts/{postId}', { params: { path: { postId } }, signal }),
        )
        patchLists(client, postId, withDetail(post))
        return post
      },
    }),
}
