import { defineMessages } from '@/shared/i18n'

/** The words of the bell, which stands on every first screen. */
export const messages = defineMessages<{ bell: { count: number } }>({
  bell: {
    id: 'notifications.bell',
    defaultMessage: '{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
    description: 'Name of the bell button, read out by screen readers',
  },
})
