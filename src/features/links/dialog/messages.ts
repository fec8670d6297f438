import { defineMessages } from '@/shared/i18n'

/** The dialog of links, apart from its button: these words come when it opens. */
export const dialogMessages = defineMessages({
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
