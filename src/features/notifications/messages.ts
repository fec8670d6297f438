import { defineMessages } from '@/shared/i18n'

/** The words of the panel around the list. */
export const messages = defineMessages<{
  title: void
  close: void
  settings: void
  onlyUnread: { count: number }
  markAll: void
  allMarked: void
  undo: void
  list: void
  loading: void
  loadMore: void
  loadingMore: void
  moreFailed: void
  retry: void
  failed: void
  failedWhy: void
  offlineWhy: void
  empty: void
  emptyWhy: void
  nothingUnread: void
  nothingUnreadWhy: void
  showAll: void
  today: void
  yesterday: void
  unread: void
  markRead: void
  gone: void
  now: void
  minutes: { minutes: number }
  hours: { hours: number }
  notMarked: { count: number }
  notMarkedWhy: void
  leadsNowhere: void
  leadsNowhereWhy: void
}>({
  title: { id: 'notifications.title', defaultMessage: 'Notifications', description: 'Title of the panel' },
  settings: {
    id: 'notifications.settings',
    defaultMessage: 'Notification settings',
    description: 'Link of the panel',
  },
  close: { id: 'notifications.close', defaultMessage: 'Close notifications', description: 'Button of the panel' },
  onlyUnread: {
    id: 'notifications.onlyUnread',
    defaultMessage: 'Only unread ({count, number})',
    description: 'Switch that hides what was read; in brackets the number of unread notifications',
  },
  markAll: { id: 'notifications.markAll', defaultMessage: 'Mark all as read', description: 'Button of the panel' },
  allMarked: {
    id: 'notifications.allMarked',
    defaultMessage: 'All marked as read',
    description: 'Said for five seconds beside the Undo button',
  },
  undo: { id: 'notifications.undo', defaultMessage: 'Undo', description: 'Takes “Mark all as read” back' },
  list: { id: 'notifications.list', defaultMessage: 'Notifications, newest first', description: 'Names the list' },
  loading: { id: 'notifications.loading', defaultMessage: 'Loading notifications', description: 'For screen readers' },
  loadMore: { id: 'notifications.loadMore', defaultMessage: 'Load more', description: 'Button below the list' },
  loadingMore: {
    id: 'notifications.loadingMore',
    defaultMessage: 'Loading more notifications',
    description: 'For screen readers, while older notifications are on their way',
  },
  moreFailed: {
    id: 'notifications.moreFailed',
    defaultMessage: 'The older notifications did not load.',
    description: 'Stands below the list, above the button “Try again”',
  },
  retry: { id: 'notifications.retry', defaultMessage: 'Try again', description: 'Button after a failure' },
  failed: {
    id: 'notifications.failed',
    defaultMessage: 'The notifications did not load',
    description: 'Title in place of the list',
  },
  failedWhy: {
    id: 'notifications.failedWhy',
    defaultMessage: 'The server did not answer as it should. Nothing is lost.',
    description: 'Below “The notifications did not load”',
  },
  offlineWhy: {
    id: 'notifications.offlineWhy',
    defaultMessage: 'There seems to be no connection. They load by themselves when it is back.',
    description: 'Below “The notifications did not load”, when the device is offline',
  },
  empty: {
    id: 'notifications.empty',
    defaultMessage: 'Nothing has happened yet',
    description: 'Title of the empty list',
  },
  emptyWhy: {
    id: 'notifications.emptyWhy',
    defaultMessage: 'News about your posts, comments and tasks will come here.',
    description: 'Below “Nothing has happened yet”',
  },
  nothingUnread: {
    id: 'notifications.nothingUnread',
    defaultMessage: 'Nothing unread',
    description: 'Title of the empty list while only unread notifications are shown',
  },
  nothingUnreadWhy: {
    id: 'notifications.nothingUnreadWhy',
    defaultMessage: 'You have seen everything up to now.',
    description: 'Below “Nothing unread”',
  },
  showAll: {
    id: 'notifications.showAll',
    defaultMessage: 'Show all notifications',
    description: 'Button below “Nothing unread”; switches the filter off',
  },
  today: { id: 'notifications.today', defaultMessage: 'Today', description: 'Heading of a group' },
  yesterday: { id: 'notifications.yesterday', defaultMessage: 'Yesterday', description: 'Heading of a group' },
  unread: {
    id: 'notifications.unread',
    defaultMessage: 'Unread:',
    description: 'Read out by screen readers before an unread notification',
  },
  markRead: {
    id: 'notifications.markRead',
    defaultMessage: 'Mark as read',
    description: 'The dot beside a notification',
  },
  gone: {
    id: 'notifications.gone',
    defaultMessage: 'No longer available',
    description: 'On a notification whose post was removed or is closed to the reader',
  },
  now: { id: 'notifications.now', defaultMessage: 'now', description: 'When: less than a minute ago' },
  minutes: {
    id: 'notifications.minutes',
    defaultMessage: '{minutes, number} min',
    description: 'When: so many minutes ago, as short as possible',
  },
  hours: {
    id: 'notifications.hours',
    defaultMessage: '{hours, number} h',
    description: 'When: so many hours ago, as short as possible',
  },
  notMarked: {
    id: 'notifications.notMarked',
    defaultMessage:
      '{count, plural, one {The notification was not marked as read} other {The notifications were not marked as read}}',
    description: 'Title of an error tip',
  },
  notMarkedWhy: {
    id: 'notifications.notMarkedWhy',
    defaultMessage: 'It could not be saved, so what was unread is unread again.',
    description: 'Below “The notification was not marked as read”',
  },
  leadsNowhere: {
    id: 'notifications.leadsNowhere',
    defaultMessage: 'This notification leads nowhere',
    description: 'Title of an error tip, when the server did not say which post a notification is about',
  },
  leadsNowhereWhy: {
    id: 'notifications.leadsNowhereWhy',
    defaultMessage: 'The post it is about is not named in it.',
    description: 'Below “This notification leads nowhere”',
  },
})
