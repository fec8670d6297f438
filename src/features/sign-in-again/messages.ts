import { defineMessages } from '@/shared/i18n'

/** The dialog over the page that asks to sign in again. */
export const messages = defineMessages({
  title: {
    id: 'signInAgain.title',
    defaultMessage: 'Please sign in again',
    description: 'Title of the dialog over the page when the session has ended',
  },
  text: {
    id: 'signInAgain.text',
    defaultMessage: 'Your session has ended. Nothing you have typed is lost: sign in and go on where you were.',
    description: 'Text of that dialog',
  },
  leave: {
    id: 'signInAgain.leave',
    defaultMessage: 'Leave',
    description: 'Button of that dialog: goes to the sign-in page instead',
  },
})
