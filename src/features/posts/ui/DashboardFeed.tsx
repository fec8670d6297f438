import { useSearchParams } from 'react-router-dom'

import { SegmentedControl } from '@/design-system/SegmentedControl'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import { FEED_FILTERS, filterFromAddress, searchWithFilter } from '../model/feed-filter'
import styles from './Feed.module.css'
import { FeedPosts } from './FeedPosts'
import { Greeting, type Waiting } from './Greeting'

export type DashboardFeedProps = {
  firstName: string
  /** What the sidebar counts; absent while it is not known. */
  waiting?: Waiting | undefined
}

/** The dashboard's middle: a greeting, the filters, and the posts of one's communities. The filter stands in the address. */
export function DashboardFeed({ firstName, waiting }: DashboardFeedProps) {
  const intl = useIntl()
  const [search, setSearch] = useSearchParams()
  const filter = filterFromAddress(search)
  const words = {
    latest: messages.filterLatest,
    followed: messages.filterFollowed,
    unread: messages.filterUnread,
    archive: messages.filterArchive,
  }
  return (
    <div className={styles.root}>
      <Greeting firstName={firstName} waiting={waiting} />
      <SegmentedControl
        label={intl.formatMessage(messages.filters)}
        value={filter}
        onValueChange={(value) => setSearch((current) => searchWithFilter(current, value))}
        options={FEED_FILTERS.map((value) => ({ value, label: intl.formatMessage(words[value]) }))}
      />
      {/* Another filter is another list: it begins at its own top and measures its own cards. */}
      <FeedPosts
        key={filter}
        filter={filter}
        onShowLatest={() => setSearch((current) => searchWithFilter(current, 'latest'))}
      />
    </div>
  )
}
