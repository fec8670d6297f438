import { defineMessages } from '@/shared/i18n'

type Length = { count: number }

/** Words of the two pages on the way to a new password. */
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
    defaultMessage: 'Enter your user name. You will get a mail with a link to choose a new password.',
    description: 'Under that title',
  },
  userName: { id: 'passwordRecovery.userName', defaultMessage: 'User name', description: 'Field' },
  userNameMissing: {
    id: 'passwordRecovery.userNameMissing',
    defaultMessage: 'Enter your user name.',
    description: 'Error under the field',
  },
  send: { id: 'passwordRecovery.send', defaultMessage: 'Send the mail', description: 'Button' },
  sending: {
    id: 'passwordRecovery.sending',
    defaultMessage: 'Sending the mail',
    description: 'Read out while the server answers',
  },
  sentTitle: {
    id: 'passwordRecovery.sentTitle',
    defaultMessage: 'Look into your mail',
    description: 'Title after the mail was asked for',
  },
  sentLead: {
    id: 'passwordRecovery.sentLead',
    defaultMessage: 'If there is an account with the name {userName}, a mail is on its way. Its link works once.',
    description: 'Under that title; whether there is an account is not told',
  },
  sendAgain: {
    id: 'passwordRecovery.sendAgain',
    defaultMessage: 'Use another user name',
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
    defaultMessage: 'From then on you sign in with it.',
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
  change: { id: 'passwordRecovery.change', defaultMessage: 'Change the password', description: 'Button' },
  changing: {
    id: 'passwordRecovery.changing',
    defaultMessage: 'Changing the password',
    description: 'Read out while the server answers',
  },
  rulesBroken: {
    id: 'passwordRecovery.rulesBroken',
    defaultMessage: 'This password does not fit every rule yet.',
    description: 'Error under the field; the rules are listed beside it',
  },
  changedTitle: {
    id: 'passwordRecovery.changedTitle',
    defaultMessage: 'Your password is changed',
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
    defaultMessage: 'It was used already, or it is too old. Ask for a new mail.',
    description: 'Under that title',
  },
  askAgain: {
    id: 'passwordRecovery.askAgain',
    defaultMessage: 'Ask for a new mail',
    description: 'Link to the page that asks for a mail',
  },
  policyUnknown: {
    id: 'passwordRecovery.policyUnknown',
    defaultMessage:
      'The password cannot be changed here: the server has rules for it that this version of the portal does not know. Ask your administrator.',
    description: 'In place of the form, when the policy has another version',
  },
  policyFailed: {
    id: 'passwordRecovery.policyFailed',
    defaultMessage: 'The rules for passwords could not be loaded.',
    description: 'In place of the form, over the button that tries again',
  },
  loadingRules: {
    id: 'passwordRecovery.loadingRules',
    defaultMessage: 'Loading the rules for passwords',
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
  numeric: { id: 'passwordRecovery.numeric', defaultMessage: 'A digit', description: 'Rule in the list' },
  nonAlphanumeric: {
    id: 'passwordRecovery.nonAlphanumeric',
    defaultMessage: 'A sign that is neither letter nor digit',
    description: 'Rule in the list',
  },
  met: { id: 'passwordRecovery.met', defaultMessage: 'done', description: 'For screen readers, after a rule' },
  missing: {
    id: 'passwordRecovery.missing',
    defaultMessage: 'still missing',
    description: 'For screen readers, after a rule',
  },
})
