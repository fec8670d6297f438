import { defineMessages } from '@/shared/i18n'

type Length = { count: number }

/** Messages of the two pages on the way to a new password. */
export const messages = defineMessages<{
  forgotTitle: void
  forgotLead: void
  userName: void
  userNameMissing: void
  send: void
  sending: void
  sentTitle: void
  sentLead: { userName: string }
  sendAgain: void
  backToSignIn: void
  changeTitle: void
  changeLead: void
  newPassword: void
  showPassword: void
  hidePassword: void
  change: void
  changing: void
  rulesBroken: void
  changedTitle: void
  changedLead: void
  signIn: void
  spentTitle: void
  spentLead: void
  askAgain: void
  policyUnknown: void
  policyFailed: void
  tryAgain: void
  loadingRules: void
  minimumLength: Length
  maximumLength: Length
  lowercase: void
  uppercase: void
  numeric: void
  nonAlphanumeric: void
  met: void
  missing: void
}>({
  forgotTitle: {
    id: 'passwordRecovery.forgotTitle',
    defaultMessage: 'Forgot your password?',
    description: 'Title of the page that asks for a mail',
  },
  forgotLead: {
    id: 'passwordRecovery.forgotLead',
    defaultMessage: 'Enter your user name. We’ll email you a link to choose a new password.',
    description: 'Under that title',
  },
  userName: { id: 'passwordRecovery.userName', defaultMessage: 'User name', description: 'Field' },
  userNameMissing: {
    id: 'passwordRecovery.userNameMissing',
    defaultMessage: 'Enter your user name.',
    description: 'Error under the field',
  },
  send: { id: 'passwordRecovery.send', defaultMessage: 'Send email', description: 'Button' },
  sending: {
    id: 'passwordRecovery.sending',
    defaultMessage: 'Sending email',
    description: 'Read out while the server answers',
  },
  sentTitle: {
    id: 'passwordRecovery.sentTitle',
    defaultMessage: 'Check your inbox',
    description: 'Title after the mail was asked for',
  },
  sentLead: {
    id: 'passwordRecovery.sentLead',
    defaultMessage: 'If there’s an account called {userName}, an email is on its way. Its link works once.',
    description: 'Under that title; whether there is an account is not told',
  },
  sendAgain: {
    id: 'passwordRecovery.sendAgain',
    defaultMessage: 'Use a different user name',
    description: 'Button that leads back to the form, when the mail does not come',
  },
  backToSignIn: { id: 'passwordRecovery.backToSignIn', defaultMessage: 'Back to sign-in', description: 'Link' },
  changeTitle: {
    id: 'passwordRecovery.changeTitle',
    defaultMessage: 'Choose a new password',
    description: 'Title of the page that the mail leads to',
  },
  changeLead: {
    id: 'passwordRecovery.changeLead',
    defaultMessage: 'You’ll use it to sign in from now on.',
    description: 'Under that title',
  },
  newPassword: { id: 'passwordRecovery.newPassword', defaultMessage: 'New password', description: 'Field' },
  showPassword: {
    id: 'passwordRecovery.showPassword',
    defaultMessage: 'Show password',
    description: 'Button in the field',
  },
  hidePassword: {
    id: 'passwordRecovery.hidePassword',
    defaultMessage: 'Hide password',
    description: 'Button in the field',
  },
  change: { id: 'passwordRecovery.change', defaultMessage: 'Change password', description: 'Button' },
  changing: {
    id: 'passwordRecovery.changing',
    defaultMessage: 'Changing password',
    description: 'Read out while the server answers',
  },
  rulesBroken: {
    id: 'passwordRecovery.rulesBroken',
    defaultMessage: 'This password doesn’t meet all requirements.',
    description: 'Error under the field; the rules are listed beside it',
  },
  changedTitle: {
    id: 'passwordRecovery.changedTitle',
    defaultMessage: 'Password changed',
    description: 'Title after the new password was set',
  },
  changedLead: {
    id: 'passwordRecovery.changedLead',
    defaultMessage: 'Sign in with the new one.',
    description: 'Under that title',
  },
  signIn: { id: 'passwordRecovery.signIn', defaultMessage: 'Sign in', description: 'Link after the change' },
  spentTitle: {
    id: 'passwordRecovery.spentTitle',
    defaultMessage: 'This link is no longer valid',
    description: 'Title when the link of the mail was used or is too old',
  },
  spentLead: {
    id: 'passwordRecovery.spentLead',
    defaultMessage: 'It was already used or has expired. Ask for a new email.',
    description: 'Under that title',
  },
  askAgain: {
    id: 'passwordRecovery.askAgain',
    defaultMessage: 'Get a new email',
    description: 'Link to the page that asks for a mail',
  },
  policyUnknown: {
    id: 'passwordRecovery.policyUnknown',
    defaultMessage:
      'You can’t change your password here: the server uses rules this version of the portal doesn’t know. Ask your administrator.',
    description: 'In place of the form, when the policy has another version',
  },
  policyFailed: {
    id: 'passwordRecovery.policyFailed',
    defaultMessage: 'Couldn’t load the password requirements.',
    description: 'In place of the form, over the button that tries again',
  },
  tryAgain: { id: 'passwordRecovery.tryAgain', defaultMessage: 'Try again', description: 'Button' },
  loadingRules: {
    id: 'passwordRecovery.loadingRules',
    defaultMessage: 'Loading password requirements',
    description: 'Read out while they load',
  },
  minimumLength: {
    id: 'passwordRecovery.minimumLength',
    defaultMessage: 'At least {count, plural, one {# character} other {# characters}}',
    description: 'Rule for a new password, in a list that ticks itself off',
  },
  maximumLength: {
    id: 'passwordRecovery.maximumLength',
    defaultMessage: 'At most {count, plural, one {# character} other {# characters}}',
    description: 'Rule in the same list',
  },
  lowercase: {
    id: 'passwordRecovery.lowercase',
    defaultMessage: 'A lowercase letter',
    description: 'Rule in the list',
  },
  uppercase: {
    id: 'passwordRecovery.uppercase',
    defaultMessage: 'An uppercase letter',
    description: 'Rule in the list',
  },
  numeric: { id: 'passwordRecovery.numeric', defaultMessage: 'A number', description: 'Rule in the list' },
  nonAlphanumeric: {
    id: 'passwordRecovery.nonAlphanumeric',
    defaultMessage: 'A special character',
    description: 'Rule in the list',
  },
  met: { id: 'passwordRecovery.met', defaultMessage: 'done', description: 'For screen readers, after a rule' },
  missing: {
    id: 'passwordRecovery.missing',
    defaultMessage: 'still missing',
    description: 'For screen readers, after a rule',
  },
})
