import { defineMessages } from '@/shared/i18n'

/** The button in the header and the dialog that it opens. */
export const messages = defineMessages({
  open: {
    id: 'links.open',
    defaultMessage: 'Open useful links',
    description: 'Button in the header: shows addresses outside the portal that are useful to the person',
  },
  title: {
    id: 'links.title',
    defaultMessage: 'Useful links',
    description: 'Title of the dialog with addresses outside the portal',
  },
  close: { id: 'links.close', defaultMessage: 'Close', description: 'Button' },
  loading: { id: 'links.loading', defaultMessage: 'Loading links', description: 'For screen readers' },
  empty: {
    id: 'links.empty',
    defaultMessage: 'Your organisation hasn’t added any links yet.',
    description: 'In the dialog of links, when there is none',
  },
  failed: {
    id: 'links.failed',
    defaultMessage: 'Couldn’t load the links.',
    description: 'In the dialog of links',
  },
  retry: { id: 'links.retry', defaultMessage: 'Try again', description: 'Button in the dialog of links' },
  newWindow: {
    id: 'links.newWindow',
    defaultMessage: 'Links open in a new tab.',
    description: 'Below the links',
  },
})
