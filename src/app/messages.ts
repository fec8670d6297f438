import { defineMessages } from '@/shared/i18n'

/** Words of every screen: titles, and what is said where something broke. */
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
})
