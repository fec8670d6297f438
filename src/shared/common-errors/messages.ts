import { defineMessages } from '@/shared/i18n'

/** Messages of the standard notification about an error. */
export const messages = defineMessages({
  failed: {
    id: 'commonErrors.failed',
    defaultMessage: 'Something went wrong',
    description: 'Title of the notification about an error',
  },
  failedWhy: {
    id: 'commonErrors.failedWhy',
    defaultMessage: 'The server sent an invalid response. Try again.',
    description: 'Below “That did not work”',
  },
  offline: {
    id: 'commonErrors.offline',
    defaultMessage: 'Can’t reach the server',
    description: 'Title of the notification about a lost connection',
  },
  offlineWhy: {
    id: 'commonErrors.offlineWhy',
    defaultMessage: 'Check your connection and try again.',
    description: 'Below “The server cannot be reached”',
  },
})
