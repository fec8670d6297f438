import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { postQueries } from '../api/post-queries'
import type { FeedFilter } from '../model/feed-filter'

/** How many posts are unread, as the newest answer says it; while another filter loads, as the one before said it. */
export function useUnreadCount(filter: FeedFilter): number | undefined {
  const shown = useInfiniteQuery({ ...postQueries.list(filter), enabled: false })
  const fresh = useQuery({ ...postQueries.newest(filter), enabled: false })
  const page = fresh.data && fresh.dataUpdatedAt >= shown.dataUpdatedAt ? fresh.data : shown.data?.pages[0]
  const count = page?.unreadCount
  const [last, setLast] = useState(count)
  if (count !== undefined && count !== last) setLast(count)
  return count ?? last
}
