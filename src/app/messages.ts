import { defineMessages } from '@/shared/i18n'

/** Words of the start: the title of the door, and what is said where something broke. */
export const messages = defineMessages({
  loginTitle: { id: 'app.loginTitle', defaultMessage: 'Sign in', description: 'Page title' },
  regionFailed: {
    id: 'app.regionFailed',
    defaultMessage: 'This part of the page has stopped',
    description: 'Title in place of a part that broke',
  },
  tryAgain: { id: 'app.tryAgain', defaultMessage: 'Try again', description: 'Button' },
})
