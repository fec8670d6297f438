import { loadable } from '@/shared/loadable'

export { messages as mySpaceMessages } from './messages'

/** What waits for the person beside the feed; comes when the feed is quiet. */
export const dashboardRail = loadable(() => import('./rail/DashboardRail'))
