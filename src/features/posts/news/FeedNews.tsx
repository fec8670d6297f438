import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { later } from '@/shared/delay'
import { useIntl } from '@/shared/i18n'

import { saveFeedPosition } from '../api/feed-position-calls'
import { postQueries } from '../api/post-queries'
import type { FeedFilter } from '../model/feed-filter'
import { type FeedPage, type FeedPost, newPosts } from '../model/feed-post'
import { Faces } from '../ui/Faces'
import styles from './FeedNews.module.css'
import { messages } from './messages'

export { LastVisit } from './LastVisit'
export { WaitingSummary } from './WaitingSummary'
export { WhatIsNew } from './WhatIsNew'

/** A feed older than this is compared with the server's when it is shown again, in milliseconds. */
const FRESH_MS = 60_000
/** So long the newest post has to stand on screen to count as seen, in milliseconds. */
const SEEN_AFTER_MS = 5_000

/**
 * Says that there are new posts, and shows them when it is pressed: what is being read never moves by itself. Realtime
 * makes it look again. It keeps the place where the person stops as well.
 */
export function FeedNews({ filter }: { filter: FeedFilter }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const list = postQueries.list(filter)
  const { data, dataUpdatedAt } = useInfiniteQuery({ ...list, enabled: false })
  const shown = data?.pages[0]
  const { data: fresh, dataUpdatedAt: freshAt } = useQuery({
    ...postQueries.newest(filter),
    ...(shown && { initialData: shown, initialDataUpdatedAt: dataUpdatedAt }),
    staleTime: FRESH_MS,
    enabled: shown !== undefined,
  })
  const added = shown && fresh && freshAt >= dataUpdatedAt ? newPosts(shown, fresh) : []
  useSavedPosition(filter === 'latest' ? shown?.newestId : null)

  function show(page: FeedPage) {
    queryClient.setQueryData<InfiniteData<FeedPage, string | null>>(list.queryKey, {
      pages: [page],
      pageParams: [null],
    })
    window.scrollTo({ top: 0, behavior: 'instant' })
    // The button is gone with the next drawing, and the focus goes on with the first of the new posts.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[role="feed"] [data-index="0"] h2 a')?.focus())
  }

  return (
    <div role="status" className={styles.root}>
      {fresh && added.length > 0 && (
        <Button size="sm" className={styles.pill} onClick={() => show(fresh)}>
          <Faces of={authorsOf(added)} />
          {formatMessage(added.length === fresh.posts.length && fresh.nextPageToken ? messages.moreNew : messages.new, {
            count: added.length,
          })}
        </Button>
      )}
    </div>
  )
}

/** The first three of those who wrote them. */
function authorsOf(posts: readonly FeedPost[]): Schemas['UserSummary'][] {
  return [...new Map(posts.map(({ author }) => [author.id, author])).values()].slice(0, 3)
}

/** Tells the server which post is the newest on screen; without it the line of the next visit is missing, no more. */
function useSavedPosition(newestId: string | null | undefined): void {
  useEffect(() => {
    if (newestId == null) return
    return later(() => void saveFeedPosition(newestId).catch(() => undefined), SEEN_AFTER_MS)
  }, [newestId])
}
