import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'

import { postQueries } from '../api/post-queries'
import { feedEnds } from '../ends'
import { messages } from '../messages'
import type { FeedFilter } from '../model/feed-filter'
import { uniquePosts } from '../model/feed-post'
import type { FeedEndProps } from '../ends/FeedEnd'
import { FeedList } from './FeedList'
import { FeedSkeleton } from './FeedSkeleton'
import { useRenewFeed } from './use-renew-feed'

type FeedPostsProps = {
  filter: FeedFilter
  onShowLatest: () => void
}

/** The posts of one filter in whatever state they are: on their way, there, none, or not to be had. */
export function FeedPosts({ filter, onShowLatest }: FeedPostsProps) {
  const intl = useIntl()
  const query = useInfiniteQuery(postQueries.list(filter))
  // After the query: until it observes them, the posts are watched by others alone that never ask for them.
  useRenewFeed(filter)
  const { data, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = query
  const posts = useMemo(() => uniquePosts(data?.pages.flatMap((page) => page.posts) ?? []), [data])
  const isEmpty = data !== undefined && posts.length === 0 && !hasNextPage
  const { module: ends } = feedEnds.useModule(isEmpty)

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
  const skeleton = <FeedSkeleton cards={3} />
  return (
    <QueryView
      query={query}
      skeleton={skeleton}
      words={{ failed: messages.feedFailed, failedWhy: messages.feedFailedText }}
      {...(ends && { empty: { ...ends.emptyOf(filter, intl, onShowLatest), when: () => isEmpty } })}
    >
      {({ pages }) =>
        isEmpty ? (
          skeleton
        ) : (
          <>
            <FeedList
              posts={posts}
              here={pages[0]?.position}
              hasMore={hasNextPage}
              busy={query.isFetching}
              canLoadMore={end === 'more' && !query.isFetching}
              onNearEnd={loadMore}
            />
            {ends && (
              <ends.FeedEnd
                state={end}
                filter={filter}
                loaded={pages.length > 1 ? (pages.at(-1)?.posts.length ?? 0) : 0}
                onLoadMore={loadMore}
              />
            )}
          </>
        )
      }
    </QueryView>
  )
}
