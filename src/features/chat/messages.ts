import { defineMessages } from '@/shared/i18n'

type Count = { count: number }

/** Words around the chat: its button in the header and its panel on the lower edge. */
export const messages = defineMessages<{
  open: void
  openUnread: void
  title: void
  unread: Count
  newTab: void
  close: void
  loading: void
  failed: void
  failedText: void
}>({
  open: { id: 'chat.open', defaultMessage: 'Chat', description: 'Button in the header; opens and closes the chat' },
  openUnread: {
    id: 'chat.openUnread',
    defaultMessage: 'Chat, unread messages',
    description: 'The same button while messages are unread',
  },
  title: {
    id: 'chat.title',
    defaultMessage: 'Chat',
    description: 'Title of the chat panel while no conversation is open in it',
  },
  unread: {
    id: 'chat.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    description: 'For screen readers, after the title of the chat panel',
  },
  newTab: {
    id: 'chat.newTab',
    defaultMessage: 'Open the chat in a new tab',
    description: 'Button on the chat panel',
  },
  close: { id: 'chat.close', defaultMessage: 'Close the chat', description: 'Button on the chat panel' },
  loading: { id: 'chat.loading', defaultMessage: 'Loading the chat', description: 'For screen readers' },
  failed: {
    id: 'chat.failed',
    defaultMessage: 'The chat does not answer',
    description: 'Title in place of the chat',
  },
  failedText: {
    id: 'chat.failedText',
    defaultMessage: 'Your messages are safe. Try it once more in a moment.',
    description: 'Below "The chat does not answer"',
  },
})
