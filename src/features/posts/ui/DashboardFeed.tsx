import { useSearchParams } from 'react-router-dom'

import { filterFromAddress, searchWithFilter } from '../model/feed-filter'
import { FeedFrame } from './FeedFrame'
import { FeedPosts } from './FeedPosts'
import type { Waiting } from './Greeting'

export type DashboardFeedProps = {
  firstName: string
  /** What the sidebar counts; absent while it is not known. */
  waiting?: Waiting | undefined
}

/** The feed of the dashboard with its greeting and filters. The filter is part of the address. */
export function DashboardFeed({ firstName, waiting }: DashboardFeedProps) {
  const [search, setSearch] = useSearchParams()
  const filter = filterFromAddress(search)
  return (
    <FeedFrame
      firstName={firstName}
      waiting={waiting}
      filter={filter}
      onFilterChange={(value) => setSearch((current) => searchWithFilter(current, value))}
    >
      {/* Another filter is another list: it begins at its own top and measures its own cards. */}
      <FeedPosts
        key={filter}
        filter={filter}
        onShowLatest={() => setSearch((current) => searchWithFilter(current, 'latest'))}
      />
    </FeedFrame>
  )
}
