import './load-model'

export { panelLeft, unavailablePageFound } from './bell'
export { NotificationBell } from './ui/NotificationBell'
export { NotificationPanel } from './ui/NotificationPanel'
export { useUnreadPrefix } from './ui/use-unread-prefix'
