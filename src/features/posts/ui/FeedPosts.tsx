import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { Button } from '@/design-system/Button'
import { ErrorState } from '@/design-system/ErrorState'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'

import { postQueries } from '../api/post-queries'
import { messages } from '../messages'
import type { FeedFilter } from '../model/feed-filter'
import { FeedEmpty } from './FeedEmpty'
import { FeedEnd, type FeedEndProps } from './FeedEnd'
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
  useRenewFeed(filter)
  const query = useInfiniteQuery(postQueries.list(filter))
  const { data, error, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = query
  const posts = useMemo(() => uniquePosts(data?.pages.flatMap((page) => page.posts) ?? []), [data])

  if (!data) {
    if (!error) return <FeedSkeleton cards={3} />
    return (
      <ErrorState
        title={intl.formatMessage(messages.feedFailed)}
        description={intl.formatMessage(messages.feedFailedText)}
        action={
          <Button busy={query.isFetching} onClick={() => void refetch()}>
            {intl.formatMessage(messages.tryAgain)}
          </Button>
        }
      />
    )
  }
  if (posts.length === 0) return <FeedEmpty filter={filter} onShowLatest={onShowLatest} />

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

/** A post that arrives while somebody scrolls pushes the others on, so two pages may both hold one of them. */
function uniquePosts<P extends { id: string }>(posts: readonly P[]): P[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()]
}
