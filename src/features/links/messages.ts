import { defineMessages } from '@/shared/i18n'

/** The button in the header and the dialog that it opens. */
export const messages = defineMessages({
  open: {
    id: 'links.open',
    defaultMessage: 'Open links dialog',
    description: 'Button in the header: shows addresses outside the portal that are useful to the person',
  },
  title: {
    id: 'links.title',
    defaultMessage: 'Useful links',
    description: 'Title of the dialog with addresses outside the portal',
  },
  close: { id: 'links.close', defaultMessage: 'Close', description: 'Button' },
  loading: { id: 'links.loading', defaultMessage: 'Loading the links', description: 'For screen readers' },
  empty: {
    id: 'links.empty',
    defaultMessage: 'Your organisation has put no links here yet.',
    description: 'In the dialog of links, when there is none',
  },
  failed: {
    id: 'links.failed',
    defaultMessage: 'The links could not be loaded',
    description: 'In the dialog of links',
  },
  newWindow: {
    id: 'links.newWindow',
    defaultMessage: 'Every link opens in a new tab.',
    description: 'Below the links',
  },
})
