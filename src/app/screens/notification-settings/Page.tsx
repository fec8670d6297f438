import { NotificationSettingsView } from '@/features/notification-settings'

/** What reaches the person, where and when. */
export function Page() {
  return <NotificationSettingsView />
}
