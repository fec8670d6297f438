import { defineMessages } from '@/shared/i18n'

/** Words for those who come back from a sign-in elsewhere. */
export const messages = defineMessages({
  working: {
    id: 'externalSignIn.working',
    defaultMessage: 'Signing you in',
    description: 'Title while the portal takes over a sign-in that happened elsewhere',
  },
  workingText: { id: 'externalSignIn.workingText', defaultMessage: 'One moment.', description: 'Under that title' },
  missing: {
    id: 'externalSignIn.missing',
    defaultMessage: 'You have no account here',
    description: 'Title when somebody is known elsewhere but not in this portal',
  },
  missingText: {
    id: 'externalSignIn.missingText',
    defaultMessage: 'Your sign-in was right, but nobody has set up an account for you here. Ask your administrator.',
    description: 'Under that title',
  },
  blocked: {
    id: 'externalSignIn.blocked',
    defaultMessage: 'Your account is blocked',
    description: 'Title when the account of that person is blocked',
  },
  blockedText: {
    id: 'externalSignIn.blockedText',
    defaultMessage: 'Ask your administrator to unblock it.',
    description: 'Under that title',
  },
  spent: {
    id: 'externalSignIn.spent',
    defaultMessage: 'This sign-in is no longer valid',
    description: 'Title when the result of the sign-in was used already or is too old',
  },
  spentText: {
    id: 'externalSignIn.spentText',
    defaultMessage: 'It works once and for a short while. Please sign in again.',
    description: 'Under that title',
  },
  failed: {
    id: 'externalSignIn.failed',
    defaultMessage: 'You could not be signed in',
    description: 'Title when the network or the server failed',
  },
  toSignIn: { id: 'externalSignIn.toSignIn', defaultMessage: 'Go to sign-in', description: 'Link' },
})
