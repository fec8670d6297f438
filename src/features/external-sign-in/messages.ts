import { defineMessages } from '@/shared/i18n'

/** Messages for those who come back from a sign-in elsewhere. */
export const messages = defineMessages({
  working: {
    id: 'externalSignIn.working',
    defaultMessage: 'Signing you in',
    description: 'Title while the portal takes over a sign-in that happened elsewhere',
  },
  workingText: { id: 'externalSignIn.workingText', defaultMessage: 'Just a moment.', description: 'Under that title' },
  missing: {
    id: 'externalSignIn.missing',
    defaultMessage: 'No account found',
    description: 'Title when somebody is known elsewhere but not in this portal',
  },
  missingText: {
    id: 'externalSignIn.missingText',
    defaultMessage: 'You signed in correctly, but you don’t have an account here yet. Ask your administrator.',
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
    defaultMessage: 'It works once and only for a short time. Sign in again.',
    description: 'Under that title',
  },
  failed: {
    id: 'externalSignIn.failed',
    defaultMessage: 'Sign-in failed',
    description: 'Title when the network or the server failed',
  },
  tryAgain: { id: 'externalSignIn.tryAgain', defaultMessage: 'Try again', description: 'Button' },
  toSignIn: { id: 'externalSignIn.toSignIn', defaultMessage: 'Go to sign-in', description: 'Link' },
})
