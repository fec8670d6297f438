import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'

import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { LoadFailure } from '@/features/load-failure'
import { useIntl } from '@/shared/i18n'

import { type PostListQuery, postQueries } from '../api/post-queries'
import { messages } from '../messages'
import { shownPosts, uniquePosts } from '../model/feed-post'
import { FeedEnd, type FeedEndProps } from './FeedEnd'
import { FeedList } from './FeedList'
import { FeedSkeleton } from './FeedSkeleton'
import { useRenewFeed } from './use-renew-feed'

export type FeedPostsProps = {
  /** Which posts. Another list is another component: give it a key. */
  of: PostListQuery
  /** Stands there when there are none. */
  empty: ReactNode
  /** Read posts are short from the next load on, and a line says where the visit before ended. */
  visited?: boolean
}

/** The posts of one list in whatever state they are: on their way, there, none, or not to be had. */
export function FeedPosts({ of, empty, visited = false }: FeedPostsProps) {
  const intl = useIntl()
  useRenewFeed(of, !visited)
  const query = useInfiniteQuery(postQueries.list(of))
  const { data, error, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = query
  const posts = useMemo(
    () => uniquePosts(data?.pages.flatMap((page) => shownPosts(page, visited)) ?? []),
    [data, visited],
  )

  if (!data) {
    if (!error) return <FeedSkeleton cards={3} />
    return (
      <LoadFailure
        title={intl.formatMessage(messages.feedFailed)}
        description={intl.formatMessage(messages.feedFailedText)}
        error={error}
        busy={query.isFetching}
        onRetry={refetch}
      />
    )
  }
  if (posts.length === 0) return empty

  const end: FeedEndProps['state'] = isFetchingNextPage
    ? 'loading'
    : isFetchNextPageError
      ? 'failed'
      : hasNextPage
        ? 'more'
        : 'end'
  const loadMore = () => {
    if (!query.isFetching) void fetchNextPage()
  }
  const latestPage = data.pages.at(-1)
  return (
    <>
      <FeedList
        posts={posts}
        here={visited ? data.pages[0]?.position : null}
        hasMore={hasNextPage}
        busy={query.isFetching}
        canLoadMore={end === 'more' && !query.isFetching}
        onNearEnd={loadMore}
      />
      <FeedEnd state={end} onLoadMore={loadMore} />
      <VisuallyHidden role="status">
        {data.pages.length > 1 &&
          latestPage &&
          intl.formatMessage(messages.feedLoaded, { count: latestPage.posts.length })}
      </VisuallyHidden>
    </>
  )
}
