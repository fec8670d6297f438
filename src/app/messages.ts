import { defineMessages } from '@/shared/i18n'

/** Messages of the frame around the screens, and of what stands in for a part of the page that failed. */
export const messages = defineMessages({
  regionFailed: {
    id: 'app.regionFailed',
    defaultMessage: 'This part of the page has stopped',
    description: 'Title in place of a part that broke',
  },
  regionFailedText: {
    id: 'app.regionFailedText',
    defaultMessage:
      'The rest of the portal still works. Load this part once more; if that does not help, load the page again.',
    description: 'Text in place of a part that broke',
  },
  skipLinks: {
    id: 'app.skipLinks',
    defaultMessage: 'Skip to',
    description: 'Names the group of skip links for screen readers',
  },
  skipToMain: { id: 'app.skipToMain', defaultMessage: 'Go to main content', description: 'Skip link' },
  skipToSidebar: { id: 'app.skipToSidebar', defaultMessage: 'Go to sidebar', description: 'Skip link' },
  expandMenu: { id: 'app.expandMenu', defaultMessage: 'Expand the menu', description: 'Button in the header' },
  collapseMenu: { id: 'app.collapseMenu', defaultMessage: 'Collapse the menu', description: 'Button in the header' },
  back: { id: 'app.back', defaultMessage: 'Back', description: 'Button in the header that leads to the page before' },
})
