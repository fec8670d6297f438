import { defineMessages } from '@/shared/i18n'

/** The sign-in page, and the form that also asks again when a session has ended. */
export const messages = {
  ...defineMessages({
    title: { id: 'signIn.title', defaultMessage: 'Welcome back', description: 'Title of the sign-in page' },
    lead: {
      id: 'signIn.lead',
      defaultMessage: 'Sign in with your work account.',
      description: 'Under the title of the sign-in page',
    },
    userName: { id: 'signIn.userName', defaultMessage: 'User name', description: 'Field' },
    password: { id: 'signIn.password', defaultMessage: 'Password', description: 'Field' },
    showPassword: {
      id: 'signIn.showPassword',
      defaultMessage: 'Show password',
      description: 'Button in the password field',
    },
    hidePassword: {
      id: 'signIn.hidePassword',
      defaultMessage: 'Hide password',
      description: 'Button in the password field',
    },
    submit: { id: 'signIn.submit', defaultMessage: 'Sign in', description: 'Button' },
    busy: { id: 'signIn.busy', defaultMessage: 'Signing in', description: 'Read out while the server checks' },
    language: {
      id: 'signIn.language',
      defaultMessage: 'Language',
      description: 'Names the choice of language under the form',
    },
    forgot: {
      id: 'signIn.forgot',
      defaultMessage: 'Forgot your password?',
      description: 'Link beside the button that signs in',
    },
    userNameMissing: {
      id: 'signIn.userNameMissing',
      defaultMessage: 'Enter your user name.',
      description: 'Error under the field',
    },
    passwordMissing: {
      id: 'signIn.passwordMissing',
      defaultMessage: 'Enter your password.',
      description: 'Error under the field',
    },
    wrongCredentials: {
      id: 'signIn.wrongCredentials',
      defaultMessage: 'User name or password is not right. Please try again.',
      description: 'Error under the password',
    },
    accountBlocked: {
      id: 'signIn.accountBlocked',
      defaultMessage: 'This account is blocked. Ask your administrator to unblock it.',
      description: 'Error above the form',
    },
    offline: {
      id: 'signIn.offline',
      defaultMessage: 'The server cannot be reached. Check your connection and try again.',
      description: 'Error when there is no network',
    },
    serverTrouble: {
      id: 'signIn.serverTrouble',
      defaultMessage: 'Signing in does not work at the moment. Try again in a little while.',
      description: 'Error when the server fails',
    },
  }),
  ...defineMessages<{ slowedDown: { seconds: number } }>({
    slowedDown: {
      id: 'signIn.slowedDown',
      defaultMessage: 'Too many tries. Wait {seconds, plural, one {# second} other {# seconds}}, then try again.',
      description: 'Error when wrong passwords came too often',
    },
  }),
}
