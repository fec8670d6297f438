import { defineMessages } from '@/shared/i18n'

/** Words of the shell and of start-up. */
export const messages = defineMessages({
  dashboardTitle: { id: 'app.dashboardTitle', defaultMessage: 'Home', description: 'Page title and place in the menu' },
  postTitle: {
    id: 'app.postTitle',
    defaultMessage: 'Post',
    description: 'Page title until the title of the post itself is known',
  },
  loginTitle: { id: 'app.loginTitle', defaultMessage: 'Sign in', description: 'Page title' },
  notFoundTitle: { id: 'app.notFoundTitle', defaultMessage: 'Page not found', description: 'Page title' },
  forbiddenTitle: { id: 'app.forbiddenTitle', defaultMessage: 'No access', description: 'Page title' },
  unauthorizedTitle: {
    id: 'app.unauthorizedTitle',
    defaultMessage: 'This account has no access',
    description: 'Page title',
  },
  outOfServiceTitle: { id: 'app.outOfServiceTitle', defaultMessage: 'Out of service', description: 'Page title' },
  skipLinks: {
    id: 'app.skipLinks',
    defaultMessage: 'Skip to',
    description: 'Names the group of skip links for screen readers',
  },
  skipToMain: { id: 'app.skipToMain', defaultMessage: 'Go to main content', description: 'Skip link' },
  skipToSidebar: { id: 'app.skipToSidebar', defaultMessage: 'Go to sidebar', description: 'Skip link' },
  mainMenu: { id: 'app.mainMenu', defaultMessage: 'Main menu', description: 'Names the sidebar for screen readers' },
  expandMenu: { id: 'app.expandMenu', defaultMessage: 'Expand the menu', description: 'Button in the header' },
  collapseMenu: { id: 'app.collapseMenu', defaultMessage: 'Collapse the menu', description: 'Button in the header' },
  back: { id: 'app.back', defaultMessage: 'Back', description: 'Button in the header that leads to the page before' },
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
  tryAgain: { id: 'app.tryAgain', defaultMessage: 'Try again', description: 'Button' },
  signedOutTitle: {
    id: 'app.signedOutTitle',
    defaultMessage: 'You are signed out',
    description: 'Title of the tip after signing out',
  },
  signedOutText: {
    id: 'app.signedOutText',
    defaultMessage: 'See you soon.',
    description: 'Text of the tip after signing out',
  },
})
