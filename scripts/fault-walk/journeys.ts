import type { Way } from './plan.ts'

/** Ways to calls that one press after the other does not find: those are made only after a while, or for several. */
export const journeys: readonly Way[] = [
  {
    operationId: 'markAllNotificationsAsRead',
    row: 'dashboard',
    address: '/',
    userName: 'giulia.riva',
    seed: 'default',
    steps: [
      { action: 'press', key: 'button  "Notifications, # unread"' },
      { action: 'press', key: 'button  "Mark all as read"' },
    ],
  },
]
