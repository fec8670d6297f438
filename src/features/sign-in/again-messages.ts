import { defineMessages } from '@/shared/i18n'

/** Words of the dialog over the page; they come with it, and the door does without. */
export const messages = defineMessages({
  again: {
    id: 'signIn.again',
    defaultMessage: 'Please sign in again',
    description: 'Title of the dialog over the page when the session has ended',
  },
  againText: {
    id: 'signIn.againText',
    defaultMessage: 'Your session has ended. Nothing you have typed is lost: sign in and go on where you were.',
    description: 'Text of that dialog',
  },
  leave: {
    id: 'signIn.leave',
    defaultMessage: 'Leave',
    description: 'Button of that dialog: goes to the sign-in page instead',
  },
})
