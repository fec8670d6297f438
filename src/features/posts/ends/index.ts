import { loadable } from '@/shared/loadable'

/** What stands below the last card, or in place of all: not part of the first screen. */
export const feedEnds = loadable(() => import('./FeedEnd'))
