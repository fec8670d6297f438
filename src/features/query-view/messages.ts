import { defineMessages } from '@/shared/i18n'

/** What is said of a query where its view has no words of its own. */
export const messages = defineMessages({
  failed: {
    id: 'queryView.failed',
    defaultMessage: 'This could not be loaded',
    description: 'Title in place of a part of the page that the server did not give',
  },
  failedWhy: {
    id: 'queryView.failedWhy',
    defaultMessage: 'Something did not work on the way. Please try again.',
    description: 'Below a title that says what could not be loaded',
  },
  offline: {
    id: 'queryView.offline',
    defaultMessage: 'You’re offline. This loads by itself when you’re back online.',
    description: 'Below a title that says what could not be loaded, without a network',
  },
  offlineLine: {
    id: 'queryView.offlineLine',
    defaultMessage: 'You’re offline. What you see may be out of date.',
    description: 'Line above what was loaded before the network was lost',
  },
  outOfDate: {
    id: 'queryView.outOfDate',
    defaultMessage: 'This could not be updated and may be out of date.',
    description: 'Line above what was loaded earlier, before the button “Try again”',
  },
  newer: {
    id: 'queryView.newer',
    defaultMessage: 'There is a newer version.',
    description: 'Line above what is open, before the button “Show it”',
  },
  showNewer: {
    id: 'queryView.showNewer',
    defaultMessage: 'Show it',
    description: 'Button after “There is a newer version.”',
  },
})
