import { type KeyboardEvent, useRef } from 'react'

import type { Schemas } from '@/api'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import { ConnectedPostCard } from './ConnectedPostCard'
import styles from './Feed.module.css'
import { useFeedWindow } from './use-feed-window'

export type FeedListProps = {
  posts: readonly Schemas['PostSummary'][]
  /** False at the end: then it is known how many there are. */
  hasMore: boolean
  /** Something is being fetched, so the feed may still change. */
  busy: boolean
  /** False while that is so, and after a failure, when the reader decides. */
  canLoadMore: boolean
  /** The reader is coming near the last card. */
  onNearEnd: () => void
}

/**
 * The cards of the feed, of which only those near the window are in the document. Page Down and Page Up take the focus
 * from one card to the next, as in every feed (WAI-ARIA practices).
 */
export function FeedList({ posts, hasMore, busy, canLoadMore, onNearEnd }: FeedListProps) {
  const intl = useIntl()
  const list = useRef<HTMLDivElement>(null)
  const { items, totalSize, scrollMargin, measure } = useFeedWindow({ list, posts, canLoadMore, onNearEnd })

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { PageDown: 1, PageUp: -1 }[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const index = Number((event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset['index'])
    const next = list.current?.querySelector<HTMLElement>(`[data-index="${index + step}"] a`)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the feed pattern; the cards inside hold the focus
    <div
      ref={list}
      role="feed"
      aria-label={intl.formatMessage(messages.feed)}
      aria-busy={busy}
      className={styles.list}
      style={{ blockSize: totalSize }}
      onKeyDown={handleKeyDown}
    >
      {items.map((item) => {
        const post = posts[item.index]
        return (
          post && (
            <div
              key={item.key}
              ref={measure}
              role="presentation"
              data-index={item.index}
              className={styles.item}
              style={{ transform: `translateY(${item.start - scrollMargin}px)` }}
            >
              <ConnectedPostCard post={post} position={item.index + 1} total={hasMore ? -1 : posts.length} />
            </div>
          )
        )
      })}
    </div>
  )
}
