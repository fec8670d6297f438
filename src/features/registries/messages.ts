import { defineMessages } from '@/shared/i18n'

/** What the registry of people says. */
export const messages = defineMessages<{
  title: void
  found: { count: number }
  search: void
  any: void
  option: { name: string; count: number }
  state: void
  place: void
  area: void
  unit: void
  role: void
  lastSignIn: void
  sort: void
  byName: void
  byJoined: void
  byLastSignIn: void
  list: void
  stateInvited: void
  stateActive: void
  stateBlocked: void
  stateDeleting: void
  stateDeleted: void
  roleRoot: void
  roleManageUsers: void
  roleMember: void
  signInMonth: void
  signInQuarter: void
  signInLonger: void
  signInNever: void
  signedInWhen: { when: string }
  neverSignedIn: void
  loading: void
  loadingMore: void
  failed: void
  failedOld: void
  tryAgain: void
  nobody: void
  nobodyWhy: void
  clearAll: void
}>({
  title: {
    id: 'registries.title',
    defaultMessage: 'Manage',
    description: 'Title of the screen with the registry of people',
  },
  found: {
    id: 'registries.found',
    defaultMessage: '{count, plural, one {# account} other {# accounts}}',
    description: 'Under the title: how many are found',
  },
  search: {
    id: 'registries.search',
    defaultMessage: 'Search name, user name or email',
    description: 'Label of the search field',
  },
  any: { id: 'registries.any', defaultMessage: 'Any', description: 'Option of a filter that narrows nothing' },
  option: {
    id: 'registries.option',
    defaultMessage: '{name} ({count, number})',
    description: 'A value of a filter, with how many accounts have it',
  },
  state: { id: 'registries.state', defaultMessage: 'Status', description: 'Filter: how the account stands' },
  place: { id: 'registries.place', defaultMessage: 'Location', description: 'Filter: where people work' },
  area: { id: 'registries.area', defaultMessage: 'Department', description: 'Filter: part of the organisation' },
  unit: { id: 'registries.unit', defaultMessage: 'Business unit', description: 'Filter: part of the company' },
  role: {
    id: 'registries.role',
    defaultMessage: 'Role',
    description: 'Filter and fact: what the account may do beyond an ordinary member',
  },
  lastSignIn: {
    id: 'registries.lastSignIn',
    defaultMessage: 'Last sign-in',
    description: 'Filter and fact: when the person last signed in',
  },
  sort: { id: 'registries.sort', defaultMessage: 'Sort by', description: 'Label of the order' },
  byName: { id: 'registries.byName', defaultMessage: 'Name', description: 'Order of the registry' },
  byJoined: {
    id: 'registries.byJoined',
    defaultMessage: 'Newest first',
    description: 'Order of the registry: those who joined last come first',
  },
  byLastSignIn: {
    id: 'registries.byLastSignIn',
    defaultMessage: 'Not signed in for longest',
    description: 'Order of the registry',
  },
  list: { id: 'registries.list', defaultMessage: 'Accounts found', description: 'Names the list for screen readers' },
  stateInvited: { id: 'registries.stateInvited', defaultMessage: 'Invited', description: 'How an account stands' },
  stateActive: { id: 'registries.stateActive', defaultMessage: 'Active', description: 'How an account stands' },
  stateBlocked: { id: 'registries.stateBlocked', defaultMessage: 'Blocked', description: 'How an account stands' },
  stateDeleting: {
    id: 'registries.stateDeleting',
    defaultMessage: 'Being deleted',
    description: 'How an account stands: it is deleted in a few days',
  },
  stateDeleted: { id: 'registries.stateDeleted', defaultMessage: 'Deleted', description: 'How an account stands' },
  roleRoot: {
    id: 'registries.roleRoot',
    defaultMessage: 'Administrator',
    description: 'What an account may do: everything',
  },
  roleManageUsers: {
    id: 'registries.roleManageUsers',
    defaultMessage: 'Manages users',
    description: 'What an account may do: look after people and groups',
  },
  roleMember: {
    id: 'registries.roleMember',
    defaultMessage: 'Member',
    description: 'What an account may do: nothing beyond others',
  },
  signInMonth: {
    id: 'registries.signInMonth',
    defaultMessage: 'in the last month',
    description: 'When a person last signed in',
  },
  signInQuarter: {
    id: 'registries.signInQuarter',
    defaultMessage: 'in the last 3 months',
    description: 'When a person last signed in',
  },
  signInLonger: {
    id: 'registries.signInLonger',
    defaultMessage: 'longer ago',
    description: 'When a person last signed in',
  },
  signInNever: { id: 'registries.signInNever', defaultMessage: 'never', description: 'When a person last signed in' },
  signedInWhen: {
    id: 'registries.signedInWhen',
    defaultMessage: 'Signed in {when}',
    description: 'In a row of the registry; “when” is one of: in the last month, in the last 3 months, longer ago',
  },
  neverSignedIn: {
    id: 'registries.neverSignedIn',
    defaultMessage: 'Never signed in',
    description: 'In a row of the registry',
  },
  loading: { id: 'registries.loading', defaultMessage: 'Loading accounts', description: 'For screen readers' },
  loadingMore: {
    id: 'registries.loadingMore',
    defaultMessage: 'Loading more accounts',
    description: 'For screen readers',
  },
  failed: {
    id: 'registries.failed',
    defaultMessage: 'Couldn’t load the accounts',
    description: 'In place of the list',
  },
  failedOld: {
    id: 'registries.failedOld',
    defaultMessage: 'Couldn’t load the accounts. This is still the previous list.',
    description: 'Above the list, after a search that failed',
  },
  tryAgain: { id: 'registries.tryAgain', defaultMessage: 'Try again', description: 'Button' },
  nobody: { id: 'registries.nobody', defaultMessage: 'No accounts found', description: 'In place of the list' },
  nobodyWhy: {
    id: 'registries.nobodyWhy',
    defaultMessage: 'Try fewer filters or another spelling.',
    description: 'Below “No accounts found”',
  },
  clearAll: {
    id: 'registries.clearAll',
    defaultMessage: 'Clear all',
    description: 'Button: takes away search and filters',
  },
})
