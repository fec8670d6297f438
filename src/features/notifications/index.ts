export const NotificationBell = () => null
export const NotificationPanel = () => null
export const useUnreadPrefix = () => ''
