import { defineMessages } from '@/shared/i18n'

/** What is said of one account, and of blocking it. */
export const messages = defineMessages<{
  account: void
  accountFailed: void
  blockedFor: void
  blockedBy: { name: string; date: string }
  blockedUntil: void
  noEnd: void
  userName: void
  joined: void
  licences: void
  groups: void
  none: void
  source: void
  sourceManual: void
  sourceImport: void
  sourceDirectory: void
  blockOpen: void
  changeBlock: void
  blockTitle: { name: string }
  blockText: void
  reason: void
  reasonHint: void
  reasonMissing: void
  until: void
  untilHint: void
  untilPast: void
  optional: void
  clear: void
  block: void
  unblock: void
  cancel: void
  blockedTip: { name: string }
  unblockedTip: { name: string }
  refusedOneself: void
  refusedRoot: void
  refusedDeleted: void
  refusedRegistry: void
  changeFailed: void
  offline: void
}>({
  account: {
    id: 'registries.account',
    defaultMessage: 'Account',
    description: 'Heading in the dialog of a person, for administrators',
  },
  accountFailed: {
    id: 'registries.accountFailed',
    defaultMessage: 'Couldn’t load the account.',
    description: 'In place of what is known of the account',
  },
  blockedFor: {
    id: 'registries.blockedFor',
    defaultMessage: 'Blocked because',
    description: 'Fact: why the account is blocked',
  },
  blockedBy: {
    id: 'registries.blockedBy',
    defaultMessage: '{name}, {date}',
    description: 'Who blocked the account and when',
  },
  blockedUntil: {
    id: 'registries.blockedUntil',
    defaultMessage: 'Blocked until',
    description: 'Fact: when the block ends',
  },
  noEnd: {
    id: 'registries.noEnd',
    defaultMessage: 'Until someone unblocks it',
    description: 'Fact: the block has no end',
  },
  userName: {
    id: 'registries.userName',
    defaultMessage: 'User name',
    description: 'Fact: what the person signs in with',
  },
  joined: { id: 'registries.joined', defaultMessage: 'Account since', description: 'Fact: when the account was made' },
  licences: {
    id: 'registries.licences',
    defaultMessage: 'Licences',
    description: 'Fact: paid parts that the person may use',
  },
  groups: { id: 'registries.groups', defaultMessage: 'Groups', description: 'Fact: groups of the person' },
  none: { id: 'registries.none', defaultMessage: 'None', description: 'Fact: there are no licences or groups' },
  source: { id: 'registries.source', defaultMessage: 'Created by', description: 'Fact: where the account comes from' },
  sourceManual: {
    id: 'registries.sourceManual',
    defaultMessage: 'Hand',
    description: 'Where the account comes from: an administrator made it',
  },
  sourceImport: {
    id: 'registries.sourceImport',
    defaultMessage: 'Import',
    description: 'Where the account comes from: a file',
  },
  sourceDirectory: {
    id: 'registries.sourceDirectory',
    defaultMessage: 'Company directory',
    description: 'Where the account comes from',
  },
  blockOpen: {
    id: 'registries.blockOpen',
    defaultMessage: 'Block…',
    description: 'Button: opens the form that blocks an account',
  },
  changeBlock: {
    id: 'registries.changeBlock',
    defaultMessage: 'Change block…',
    description: 'Button: opens the form with reason and end of the block',
  },
  blockTitle: {
    id: 'registries.blockTitle',
    defaultMessage: 'Block {name}',
    description: 'Names the form that blocks an account',
  },
  blockText: {
    id: 'registries.blockText',
    defaultMessage: 'They’re signed out everywhere within a minute. Their posts, memberships and tasks stay.',
    description: 'What blocking does',
  },
  reason: { id: 'registries.reason', defaultMessage: 'Reason', description: 'Field: why the account is blocked' },
  reasonHint: {
    id: 'registries.reasonHint',
    defaultMessage: 'Only administrators see it.',
    description: 'Below the field for the reason',
  },
  reasonMissing: {
    id: 'registries.reasonMissing',
    defaultMessage: 'Enter a reason',
    description: 'Below the empty field',
  },
  until: {
    id: 'registries.until',
    defaultMessage: 'Unblock on',
    description: 'Field: the day on which the block ends by itself',
  },
  untilHint: {
    id: 'registries.untilHint',
    defaultMessage: 'At the start of that day, automatically.',
    description: 'Below the field for the day',
  },
  untilPast: {
    id: 'registries.untilPast',
    defaultMessage: 'Choose a day in the future',
    description: 'Below the field for the day',
  },
  optional: { id: 'registries.optional', defaultMessage: 'optional', description: 'Beside the label of a field' },
  clear: { id: 'registries.clear', defaultMessage: 'Clear', description: 'Button: empties the field for the day' },
  block: { id: 'registries.block', defaultMessage: 'Block', description: 'Button: blocks the account' },
  unblock: {
    id: 'registries.unblock',
    defaultMessage: 'Unblock',
    description: 'Button: lets the person sign in again',
  },
  cancel: { id: 'registries.cancel', defaultMessage: 'Cancel', description: 'Button' },
  blockedTip: { id: 'registries.blockedTip', defaultMessage: '{name} is blocked', description: 'Tip after blocking' },
  unblockedTip: {
    id: 'registries.unblockedTip',
    defaultMessage: '{name} can sign in again',
    description: 'Tip after unblocking',
  },
  refusedOneself: {
    id: 'registries.refusedOneself',
    defaultMessage: 'You can’t block your own account.',
    description: 'Why an account cannot be blocked',
  },
  refusedRoot: {
    id: 'registries.refusedRoot',
    defaultMessage: 'Only administrators with full rights can block this account.',
    description: 'Why an account cannot be blocked',
  },
  refusedDeleted: {
    id: 'registries.refusedDeleted',
    defaultMessage: 'This account was deleted.',
    description: 'Why an account cannot be blocked',
  },
  refusedRegistry: {
    id: 'registries.refusedRegistry',
    defaultMessage: 'You can’t change this account.',
    description: 'Why an account cannot be blocked',
  },
  changeFailed: {
    id: 'registries.changeFailed',
    defaultMessage: 'Couldn’t change the account. Try again.',
    description: 'A change failed',
  },
  offline: {
    id: 'registries.offline',
    defaultMessage: 'You’re offline. Try again when you’re connected.',
    description: 'A change failed: there is no network',
  },
})
