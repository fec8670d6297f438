import { clsx } from 'clsx'
import { type KeyboardEvent, useRef } from 'react'

import type { Schemas } from '@/api'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import type { FeedPost } from '../model/feed-post'
import { ConnectedPostCard } from './ConnectedPostCard'
import styles from './Feed.module.css'
import { useFeedCards } from './use-feed-cards'
import { YouWereHere } from './YouWereHere'

export type FeedListProps = {
  posts: readonly FeedPost[]
  /** Where the visit before ended. */
  here: Schemas['FeedPosition'] | null | undefined
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
export function FeedList({ posts, here, hasMore, busy, canLoadMore, onNearEnd }: FeedListProps) {
  const intl = useIntl()
  const list = useRef<HTMLDivElement>(null)
  const { cards, inFlow, heightPx, measure, Window, windowProps } = useFeedCards(list, posts)

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
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the feed pattern; the cards inside hold the focus */}
      <div
        ref={list}
        role="feed"
        aria-label={intl.formatMessage(messages.feed)}
        aria-busy={busy}
        className={clsx(styles.list, inFlow && styles.stack)}
        style={{ minBlockSize: heightPx }}
        onKeyDown={handleKeyDown}
      >
        {cards.map(({ index, topPx }) => {
          const post = posts[index]
          return (
            post && (
              <div
                key={post.id}
                ref={measure}
                role="presentation"
                data-index={index}
                className={topPx === undefined ? undefined : styles.item}
                style={topPx === undefined ? undefined : { insetBlockStart: topPx }}
              >
                {index > 0 && post.id === here?.postId && <YouWereHere at={here.at} />}
                <ConnectedPostCard post={post} position={index + 1} total={hasMore ? -1 : posts.length} />
              </div>
            )
          )
        })}
      </div>
      {Window && <Window {...windowProps} list={list} posts={posts} canLoadMore={canLoadMore} onNearEnd={onNearEnd} />}
    </>
  )
}
