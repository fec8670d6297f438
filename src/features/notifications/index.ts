import { loadable } from '@/shared/loadable'
import './load-model'

export { panelLeft, unavailablePageFound } from './bell'
export { NotificationBell } from './ui/NotificationBell'
export { NotificationPanel } from './ui/NotificationPanel'
export { useUnreadPrefix } from './ui/use-unread-prefix'

/** Whether this browser shows pushes: for the page of settings, loaded with it. */
export const BrowserPushes = loadable(() => import('./browser/BrowserPushes')).component('BrowserPushes')
