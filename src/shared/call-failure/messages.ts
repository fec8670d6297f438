import { defineMessages } from '@/shared/i18n'

/** What forms say when what was sent did not get through. */
export const messages = defineMessages<{ offline: void; trouble: void; slowedDown: { seconds: number } }>({
  offline: {
    id: 'callFailure.offline',
    defaultMessage: 'The server cannot be reached. Check your connection and try again.',
    description: 'Over a button, after it was pressed without a network',
  },
  trouble: {
    id: 'callFailure.trouble',
    defaultMessage: 'This does not work at the moment. Try again in a little while.',
    description: 'Over a button, after it was pressed and the server failed',
  },
  slowedDown: {
    id: 'callFailure.slowedDown',
    defaultMessage: 'Too many tries. Wait {seconds, plural, one {# second} other {# seconds}}, then try again.',
    description: 'Over a button that was pressed too often',
  },
})
