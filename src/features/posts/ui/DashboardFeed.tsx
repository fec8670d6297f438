import { useSearchParams } from 'react-router-dom'

import { loadable } from '@/shared/loadable'

import { filterFromAddress, searchWithFilter } from '../model/feed-filter'
import { FeedEmpty } from './FeedEmpty'
import { FeedFrame } from './FeedFrame'
import { FeedPosts } from './FeedPosts'
import type { Waiting } from './Greeting'
import type { Author } from './PostTeaser'

/** Not on the first screen: nothing is new yet. */
const feedNews = loadable(() => import('./FeedNews'))

export type DashboardFeedProps = {
  firstName: string
  /** What the sidebar counts; absent while it is not known. */
  waiting?: Waiting | undefined
  /** The signed-in person, who can write from here. */
  author?: Author | undefined
}

/** The feed of the dashboard with its greeting and filters. The filter is part of the address. */
export function DashboardFeed({ firstName, waiting, author }: DashboardFeedProps) {
  const [search, setSearch] = useSearchParams()
  const filter = filterFromAddress(search)
  const latest = feedNews.useModule().module
  const news = filter === 'latest' ? latest : null
  return (
    <FeedFrame
      firstName={firstName}
      waiting={waiting}
      author={author}
      filter={filter}
      news={news && <news.FeedNews of={{ filter }} />}
      onFilterChange={(value) => setSearch((current) => searchWithFilter(current, value))}
    >
      {/* Another filter is another list: it begins at its own top and measures its own cards. */}
      <FeedPosts
        key={filter}
        of={{ filter }}
        visited={filter !== 'archive'}
        empty={
          <FeedEmpty filter={filter} onShowLatest={() => setSearch((current) => searchWithFilter(current, 'latest'))} />
        }
      />
    </FeedFrame>
  )
}
