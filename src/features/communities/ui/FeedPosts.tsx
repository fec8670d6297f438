import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { feedEnds, FeedList, FeedSkeleton, uniquePosts } from '@/features/posts'
import { QueryView } from '@/features/query-view'
import { type FeedQuery, queries } from '../api/community-queries'
import { messages } from '../messages'
import type { EmptyFeed } from './feed-empty'

export type FeedPostsProps = {
  feed: FeedQuery
  /** Cards that only lead to their posts: nothing can be done there any more. */
  archived?: boolean
  /** What stands there where no post does. */
  empty: EmptyFeed
}

/** Cards of posts, page after page. */
export function FeedPosts({ feed, archived = false, empty }: FeedPostsProps) {
  const query = useInfiniteQuery(queries.feed(feed))
  const { data, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = query
  const posts = useMemo(() => {
    const all = uniquePosts(data?.pages.flatMap((page) => page.posts) ?? [])
    return archived ? all.map((post) => ({ ...post, compact: true })) : all
  }, [data, archived])
  const { module: ends } = feedEnds.useModule()
  const state = isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : hasNextPage ? 'more' : 'end'
  const loadMore = () => {
    if (!isFetching) void fetchNextPage()
  }
  return (
    <QueryView
      query={query}
      skeleton={<FeedSkeleton cards={2} />}
      words={{ failed: messages.listFailed }}
      empty={{ when: () => posts.length === 0 && !hasNextPage, ...empty }}
    >
      {({ pages }) => (
        <>
          <FeedList
            posts={posts}
            here={null}
            hasMore={hasNextPage}
            busy={isFetching}
            canLoadMore={state === 'more' && !isFetching}
            onNearEnd={loadMore}
          />
          {ends && (
            <ends.FeedEnd
              state={state}
              filter={feed.filter === 'unread' ? 'unread' : 'latest'}
              loaded={pages.length > 1 ? (pages.at(-1)?.posts.length ?? 0) : 0}
              onLoadMore={loadMore}
            />
          )}
        </>
      )}
    </QueryView>
  )
}
