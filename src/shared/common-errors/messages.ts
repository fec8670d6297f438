import { defineMessages } from '@/shared/i18n'

/** Words of the standard notification about an error. */
export const messages = defineMessages({
  failed: {
    id: 'commonErrors.failed',
    defaultMessage: 'That did not work',
    description: 'Title of the notification about an error',
  },
  failedWhy: {
    id: 'commonErrors.failedWhy',
    defaultMessage: 'The server did not give a proper answer. Please try again.',
    description: 'Below “That did not work”',
  },
  offline: {
    id: 'commonErrors.offline',
    defaultMessage: 'The server cannot be reached',
    description: 'Title of the notification about a lost connection',
  },
  offlineWhy: {
    id: 'commonErrors.offlineWhy',
    defaultMessage: 'Check your connection, then try again.',
    description: 'Below “The server cannot be reached”',
  },
})
