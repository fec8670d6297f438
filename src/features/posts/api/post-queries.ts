import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'

import { api, concernsThePage, type Schemas, unwrap } from '@/api'

import type { FeedFilter } from '../model/feed-filter'
import { asFetched, type FeedPage } from '../model/feed-post'
import { findSummary, forgetPost, patchLists, postKeys } from '@/features/post-cache'
import { withDetail } from './post-patches'

/** Posts in one page of the feed; the first request of the boot script asks for as many. */
export const FEED_PAGE_SIZE = 20

async function fetchPage(filter: FeedFilter, pageToken: string | null, signal: AbortSignal): Promise<FeedPage> {
  const query = { filter, pageSize: FEED_PAGE_SIZE, ...(pageToken !== null && { pageToken }) }
  return asFetched(await unwrap(api.GET('/internal/v2/communication/posts', { params: { query }, signal })))
}

/** Everything that is asked about posts, with the keys it is kept under. */
export const postQueries = {
  list: (filter: FeedFilter) =>
    infiniteQueryOptions({
      queryKey: [...postKeys.lists, { filter }] as const,
      queryFn: ({ pageParam, signal }) => fetchPage(filter, pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
      // An old feed is renewed by useRenewFeed: a refetch would ask for every page that was ever scrolled to.
      staleTime: Infinity,
      // Start-up may have received the refusal before the feed is drawn: it is shown, not asked for once more.
      retryOnMount: false,
    }),
  /** The first page as it is now, beside the list that is shown. */
  newest: (filter: FeedFilter) =>
    queryOptions({
      queryKey: [...postKeys.newest, { filter }] as const,
      queryFn: ({ signal }) => fetchPage(filter, null, signal),
    }),
  detail: (postId: string) =>
    queryOptions({
      queryKey: postKeys.detail(postId),
      queryFn: ({ client, signal }) => readPost(client, postId, signal),
    }),
}

async function readPost(client: QueryClient, postId: string, signal: AbortSignal): Promise<Schemas['Post']> {
  try {
    const post = await unwrap(
      api.GET('/internal/v2/communication/posts/{postId}', { params: { path: { postId } }, signal }),
    )
    // One more is read: how many are not is asked when the feed is shown again.
    if (!findSummary(client, postId)?.read) void client.invalidateQueries({ queryKey: postKeys.newest })
    patchLists(client, postId, withDetail(post))
    return post
  } catch (error) {
    // Who has lost the right to read it keeps nothing of it here.
    if (concernsThePage(error)) forgetPost(client, postId)
    throw error
  }
}
