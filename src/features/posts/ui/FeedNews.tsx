import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { Schemas } from '@/api'
import { AvatarStack } from '@/design-system/AvatarStack'
import { Button } from '@/design-system/Button'
import { later } from '@/shared/delay'
import { useIntl } from '@/shared/i18n'
import { onPageVisibility } from '@/shared/page-visibility'

import { saveFeedPosition } from '../api/feed-position-calls'
import { type FeedPage, type PostListQuery, postQueries } from '../api/post-queries'
import { messages } from '../messages'
import styles from './Feed.module.css'

/** How often a feed that is in front asks whether there is something new, in milliseconds. */
const EVERY = 60_000

/**
 * Says that there are new posts, and shows them when it is pressed: what is being read never moves by itself. It keeps
 * the place where the person stops as well. Loaded when the page is quiet.
 */
export function FeedNews({ of }: { of: PostListQuery }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const list = postQueries.list(of)
  const { data, dataUpdatedAt } = useInfiniteQuery(list)
  const known = data?.pages[0]
  const { data: fresh, refetch } = useQuery({
    ...postQueries.newest(of),
    ...(known && { initialData: known, initialDataUpdatedAt: dataUpdatedAt }),
    staleTime: EVERY,
    refetchInterval: EVERY,
    enabled: known !== undefined,
  })
  const added = known && fresh ? newPosts(known, fresh) : []
  useSavedPosition(known?.newestId)

  useEffect(() => onPageVisibility((visible) => visible && void refetch()), [refetch])

  function show() {
    if (!fresh) return
    queryClient.setQueryData<InfiniteData<FeedPage, string | null>>(list.queryKey, {
      pages: [fresh],
      pageParams: [null],
    })
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>('[role="feed"] [data-index="0"] a')?.focus({ preventScroll: true })
  }

  return (
    <div role="status" className={styles.news}>
      {added.length > 0 && (
        <Button size="sm" className={styles.pill} onClick={show}>
          <AvatarStack aria-hidden people={facesOf(added)} size={24} />
          {formatMessage(messages.newPosts, { count: added.length })}
        </Button>
      )}
    </div>
  )
}

/** The posts that stand above the newest one that is shown. */
function newPosts(known: FeedPage, fresh: FeedPage): Schemas['PostSummary'][] {
  const ids = new Set(known.posts.map(({ id }) => id))
  const first = fresh.posts.findIndex(({ id }) => ids.has(id))
  return first < 0 ? fresh.posts : fresh.posts.slice(0, first)
}

function facesOf(posts: readonly Schemas['PostSummary'][]) {
  const authors = [...new Map(posts.map(({ author }) => [author.id, author])).values()]
  return authors.slice(0, 3).map(({ id, fullName, accountPhotoUrl }) => ({ id, name: fullName, src: accountPhotoUrl }))
}

/** Milliseconds that a post has to stand on screen to count as seen. */
const SEEN_AFTER = 5_000

/** Tells the server which post is the newest on screen; without it the line of the next visit is missing, no more. */
function useSavedPosition(newestId: string | null | undefined): void {
  useEffect(() => {
    if (newestId == null) return
    return later(() => void saveFeedPosition(newestId).catch(() => undefined), SEEN_AFTER)
  }, [newestId])
}
