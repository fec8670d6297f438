import { defineMessages } from '@/shared/i18n'

/** What forms say when what was sent did not get through. */
export const messages = defineMessages<{ offline: void; trouble: void; slowedDown: { seconds: number } }>({
  offline: {
    id: 'callFailure.offline',
    defaultMessage: 'Can’t reach the server. Check your connection and try again.',
    description: 'Over a button, after it was pressed without a network',
  },
  trouble: {
    id: 'callFailure.trouble',
    defaultMessage: 'This isn’t working right now. Try again in a moment.',
    description: 'Over a button, after it was pressed and the server failed',
  },
  slowedDown: {
    id: 'callFailure.slowedDown',
    defaultMessage: 'Too many attempts. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    description: 'Over a button that was pressed too often',
  },
})
