import { defineMessages } from '@/shared/i18n'

/** Words of the frame around signed-in people's screens. */
export const messages = defineMessages({
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
