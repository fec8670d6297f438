import { defineMessages } from '@/shared/i18n'

/** Messages of the frame around the screens. */
export const messages = defineMessages({
  skipLinks: {
    id: 'app.skipLinks',
    defaultMessage: 'Skip to',
    description: 'Names the group of skip links for screen readers',
  },
  skipToMain: { id: 'app.skipToMain', defaultMessage: 'Go to main content', description: 'Skip link' },
  skipToSidebar: { id: 'app.skipToSidebar', defaultMessage: 'Go to sidebar', description: 'Skip link' },
  expandMenu: { id: 'app.expandMenu', defaultMessage: 'Expand menu', description: 'Button in the header' },
  collapseMenu: { id: 'app.collapseMenu', defaultMessage: 'Collapse menu', description: 'Button in the header' },
  back: { id: 'app.back', defaultMessage: 'Back', description: 'Button in the header that leads to the page before' },
  moreLinks: {
    id: 'app.moreLinks',
    defaultMessage: 'Useful links',
    description: 'Row behind "More" on phones: opens the dialog with addresses outside the portal',
  },
  dock: {
    id: 'app.dock',
    defaultMessage: 'Activity',
    description: 'Names the lower edge of the window, with the chat and what takes long, for screen readers',
  },
  dockChoose: {
    id: 'app.dockChoose',
    defaultMessage: 'Choose what to show',
    description: 'Names the row of buttons for the chat and what takes long, on phones, for screen readers',
  },
})
