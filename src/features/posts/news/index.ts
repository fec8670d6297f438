import { loadable } from '@/shared/loadable'

/** What tells of earlier and later than the feed on screen: not part of the first screen. */
export const feedNews = loadable(() => import('./FeedNews'))
