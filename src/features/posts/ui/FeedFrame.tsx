import type { ReactNode } from 'react'

import { SegmentedControl } from '@/design-system/SegmentedControl'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import { FEED_FILTERS, type FeedFilter } from '../model/feed-filter'
import styles from './Feed.module.css'
import { Greeting } from './Greeting'
import { type Author, PostTeaser } from './PostTeaser'

export type FeedFrameProps = {
  firstName: string
  /** How much waits for the person, in words; its line keeps its place while that is not known. */
  waiting?: ReactNode
  /** The signed-in person, who can write from here. */
  author?: Author | undefined
  filter: FeedFilter
  onFilterChange: (filter: FeedFilter) => void
  /** How many posts the person has not read; its place is kept while that is not known. */
  unreadCount?: number | undefined
  /** Says that there are new posts, over the first of them. */
  news?: ReactNode
  /** The posts. */
  children?: ReactNode
}

const words = {
  latest: messages.filterLatest,
  followed: messages.filterFollowed,
  unread: messages.filterUnread,
  archive: messages.filterArchive,
}

/** What stands around the posts of the dashboard: a greeting above, and the filters. */
export function FeedFrame({
  firstName,
  waiting,
  author,
  filter,
  onFilterChange,
  unreadCount,
  news,
  children,
}: FeedFrameProps) {
  const intl = useIntl()
  const labelOf = (value: FeedFilter) => {
    const label = intl.formatMessage(words[value])
    if (value !== 'unread') return label
    return (
      <>
        {label} <span className={styles.count}>{unreadCount ? intl.formatNumber(unreadCount) : null}</span>
      </>
    )
  }
  return (
    <div className={styles.root}>
      <Greeting firstName={firstName} waiting={waiting} />
      {author && <PostTeaser author={author} />}
      <SegmentedControl
        label={intl.formatMessage(messages.filters)}
        value={filter}
        onValueChange={onFilterChange}
        options={FEED_FILTERS.map((value) => ({ value, label: labelOf(value) }))}
      />
      <div className={styles.area}>
        {news}
        {children}
      </div>
    </div>
  )
}
