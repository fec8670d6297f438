import { feedFilters } from '@/shared/routes'

/** Which posts the feed shows. */
export type FeedFilter = (typeof feedFilters)[number]

/** In the order in which they are offered. */
export const FEED_FILTERS: readonly FeedFilter[] = feedFilters
