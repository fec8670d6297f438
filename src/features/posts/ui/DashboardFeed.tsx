import { useAddressState } from '@/shared/address-state'

import { feedNews } from '../news'
import { FeedFrame } from './FeedFrame'
import { FeedPosts } from './FeedPosts'
import type { Waiting } from './Greeting'
import type { Author } from './PostTeaser'
import { useUnreadCount } from './use-unread-count'

export type DashboardFeedProps = {
  firstName: string
  /** What the sidebar counts; absent while it is not known. */
  waiting?: Waiting | undefined
  /** The signed-in person, who can write from here. */
  author?: Author | undefined
}

/** The feed of the dashboard with its greeting and filters. The filter is part of the address. */
export function DashboardFeed({ firstName, waiting, author }: DashboardFeedProps) {
  const [{ filter }, change] = useAddressState('dashboard')
  // What is not on the first screen is asked for when the page is quiet.
  const news = feedNews.useModule().module
  const unreadCount = useUnreadCount(filter)
  return (
    <FeedFrame
      firstName={firstName}
      waiting={news && waiting && <news.WaitingSummary {...waiting} />}
      author={author}
      filter={filter}
      unreadCount={unreadCount}
      news={news && filter !== 'archive' && <news.FeedNews filter={filter} />}
      onFilterChange={(value) => change({ filter: value })}
    >
      {/* Another filter is another list: it begins at its own top and measures its own cards. */}
      <FeedPosts key={filter} filter={filter} onShowLatest={() => change({ filter: 'latest' })} />
    </FeedFrame>
  )
}
