/** Which posts the feed shows. */
export type FeedFilter = 'latest' | 'followed' | 'unread' | 'archive'

/** In the order in which they are offered. */
export const FEED_FILTERS: readonly FeedFilter[] = ['latest', 'followed', 'unread', 'archive']

/** Reads `?filter=`; an unknown value means the newest posts. */
export function filterFromAddress(search: URLSearchParams): FeedFilter {
  const wanted = search.get('filter')
  return FEED_FILTERS.find((filter) => filter === wanted) ?? 'latest'
}

/** The query with this filter; the newest posts need no parameter. Other parameters stay. */
export function searchWithFilter(search: URLSearchParams, filter: FeedFilter): URLSearchParams {
  const next = new URLSearchParams(search)
  if (filter === 'latest') next.delete('filter')
  else next.set('filter', filter)
  return next
}
