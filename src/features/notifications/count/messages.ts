import { defineMessages } from '@/shared/i18n'

/** How much is unread. Apart from the other messages, because the bell is part of every first screen. */
export const messages = defineMessages<{ bell: { count: number } }>({
  bell: {
    id: 'notifications.bell',
    defaultMessage: '{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
    description: 'Name of the bell button, read out by screen readers',
  },
})
