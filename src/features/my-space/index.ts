import { eventRows } from '@/features/events'
import { loadable } from '@/shared/loadable'

export { messages as mySpaceMessages } from './messages'

/** What waits for the person beside the feed; comes when the feed is quiet, with the rows that it lists. */
export const dashboardRail = loadable(async () => {
  const [rail] = await Promise.all([import('./rail/DashboardRail'), eventRows.tryLoad()])
  return rail
})

/** What waits for the person and what is theirs; a screen of its own, loaded when it is opened. */
export const MySpaceView = loadable(() => import('./space/MySpaceView')).component('MySpaceView')
