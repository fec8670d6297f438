import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Schemas } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { feedEnds, FeedList, FeedSkeleton, PostTeaser, uniquePosts } from '@/features/posts'
import { QueryView } from '@/features/query-view'
import { useCurrentUser } from '@/features/session'
import { useAddressState } from '@/shared/address-state'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { type CommunityFeedFilter, queries } from '../api/community-queries'
import { messages } from '../messages'
import styles from './Communities.module.css'
import { CommunityCards } from './CommunityCards'

export type CommunityFeedProps = { community: Schemas['Community'] }

const filters = ['latest', 'unread'] as const

/** The newest posts of a community, and beside them what else is worth knowing; on phones that is under About. */
export function CommunityFeed({ community }: CommunityFeedProps) {
  const { formatMessage, formatNumber } = useIntl()
  const author = useCurrentUser()
  const [{ filter }, change] = useAddressState('community')
  const { id, unreadPostsCount, canCreatePost } = community
  const words = {
    latest: formatMessage(messages.latest),
    unread: `${formatMessage(messages.unread)}${unreadPostsCount > 0 ? ` ${formatNumber(unreadPostsCount)}` : ''}`,
  }
  return (
    <div className={styles.columns}>
      <div className={styles.feed}>
        {canCreatePost === true && <PostTeaser author={author} communityId={id} />}
        <SegmentedControl
          label={formatMessage(messages.whichPosts)}
          value={filter}
          options={filters.map((value) => ({ value, label: words[value] }))}
          onValueChange={(value) => change({ filter: value })}
        />
        {/* Another filter is another list: it begins at its own top and measures its own cards. */}
        <Posts key={filter} community={community} filter={filter} />
      </div>
      <aside aria-label={formatMessage(messages.aboutCommunity)} className={styles.rail}>
        <CommunityCards community={community} />
      </aside>
    </div>
  )
}

type PostsProps = CommunityFeedProps & { filter: CommunityFeedFilter }

function Posts({ community: { id, canCreatePost }, filter }: PostsProps) {
  const { formatMessage } = useIntl()
  const query = useInfiniteQuery(queries.feed(id, filter))
  const { data, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = query
  const posts = useMemo(() => uniquePosts(data?.pages.flatMap((page) => page.posts) ?? []), [data])
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
      empty={{
        when: () => posts.length === 0 && !hasNextPage,
        title: formatMessage(filter === 'latest' ? messages.noPosts : messages.nothingHere),
        ...(filter === 'latest' &&
          canCreatePost === true && {
            action: <ButtonLink href={paths.postCreate(id)}>{formatMessage(messages.newPost)}</ButtonLink>,
          }),
      }}
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
              filter={filter}
              loaded={pages.length > 1 ? (pages.at(-1)?.posts.length ?? 0) : 0}
              onLoadMore={loadMore}
            />
          )}
        </>
      )}
    </QueryView>
  )
}
