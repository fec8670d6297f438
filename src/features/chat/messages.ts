import { defineMessages } from '@/shared/i18n'

type Count = { count: number }

/** Messages around the chat: its button in the header and its panel on the lower edge. */
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
  tryAgain: void
}>({
  open: { id: 'chat.open', defaultMessage: 'Chat', description: 'Button in the header; opens and closes the chat' },
  openUnread: {
    id: 'chat.openUnread',
    defaultMessage: 'Chat, unread messages',
    description: 'For screen readers: the same button while messages are unread. Begins with its name',
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
    defaultMessage: 'Open chat in a new tab',
    description: 'Button on the chat panel',
  },
  close: { id: 'chat.close', defaultMessage: 'Close chat', description: 'Button on the chat panel' },
  loading: { id: 'chat.loading', defaultMessage: 'Loading chat', description: 'For screen readers' },
  failed: {
    id: 'chat.failed',
    defaultMessage: 'Chat isn’t responding',
    description: 'Title in place of the chat',
  },
  failedText: {
    id: 'chat.failedText',
    defaultMessage: 'Your messages are safe. Try again in a moment.',
    description: 'Below "The chat does not answer"',
  },
  tryAgain: { id: 'chat.tryAgain', defaultMessage: 'Try again', description: 'Button below an error' },
})
