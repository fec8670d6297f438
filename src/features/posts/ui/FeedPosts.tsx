import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'

import { postQueries } from '../api/post-queries'
import { messages } from '../messages'
import type { FeedFilter } from '../model/feed-filter'
import { uniquePosts } from '../model/feed-post'
import { FeedEnd, type FeedEndProps } from './FeedEnd'
import { FeedList } from './FeedList'
import { FeedSkeleton } from './FeedSkeleton'
import { useFeedEmpty } from './use-feed-empty'
import { useRenewFeed } from './use-renew-feed'

type FeedPostsProps = {
  filter: FeedFilter
  onShowLatest: () => void
}

/** The posts of one filter in whatever state they are: on their way, there, none, or not to be had. */
export function FeedPosts({ filter, onShowLatest }: FeedPostsProps) {
  const intl = useIntl()
  useRenewFeed(filter)
  const query = useInfiniteQuery(postQueries.list(filter))
  const { data, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = query
  const posts = useMemo(() => uniquePosts(data?.pages.flatMap((page) => page.posts) ?? []), [data])
  const empty = useFeedEmpty(filter, onShowLatest)

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
  return (
    <QueryView
      query={query}
      skeleton={<FeedSkeleton cards={3} />}
      words={{ failed: messages.feedFailed, failedWhy: messages.feedFailedText }}
      empty={{ ...empty, when: () => posts.length === 0 && !hasNextPage }}
    >
      {({ pages }) => (
        <>
          <FeedList
            posts={posts}
            here={pages[0]?.position}
            hasMore={hasNextPage}
            busy={query.isFetching}
            canLoadMore={end === 'more' && !query.isFetching}
            onNearEnd={loadMore}
          />
          <FeedEnd state={end} filter={filter} onLoadMore={loadMore} />
          <VisuallyHidden role="status">
            {pages.length > 1 && intl.formatMessage(messages.feedLoaded, { count: pages.at(-1)?.posts.length ?? 0 })}
          </VisuallyHidden>
        </>
      )}
    </QueryView>
  )
}
