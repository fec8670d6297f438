import { loadable } from '@/shared/loadable'

export { tabOf as mySpaceTabOf } from './model/address'

/** Everything of one person in six tabs; a screen of its own, loaded when it is opened. */
export const MySpaceView = loadable(() => import('./ui/MySpaceView')).component('MySpaceView')

/** What waits for the person beside the feed; comes when the feed is quiet. */
export const dashboardRail = loadable(() => import('./ui/DashboardRail'))

/** Lists elsewhere what waits for the person, in the same words and from the same queries. */
export const waitingParts = loadable(() => import('./waiting-parts'))
export type WaitingParts = typeof import('./waiting-parts')
