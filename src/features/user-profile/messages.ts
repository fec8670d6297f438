import { defineMessages } from '@/shared/i18n'

/** Messages of the dialog that shows a person. */
export const messages = defineMessages<{
  person: void
  close: void
  loading: void
  fullProfile: void
  fullProfileOf: { name: string }
  role: void
  call: void
  mail: void
  chat: void
  email: void
  phone: void
  internalPhone: void
  mobilePhone: void
  place: void
  area: void
  businessUnit: void
  notGiven: void
  awayUntil: { date: string }
  deputy: { name: string }
  account: void
  active: void
  blocked: void
  deleted: void
  visibility: void
  privateProfile: void
  openProfile: void
  userId: void
  notFound: void
  notFoundWhy: void
  forbidden: void
  forbiddenWhy: void
  failed: void
  failedWhy: void
  tryAgain: void
}>({
  person: {
    id: 'userProfile.person',
    defaultMessage: 'Person',
    description: 'Title of the dialog as long as the name is not known',
  },
  close: { id: 'userProfile.close', defaultMessage: 'Close', description: 'Button of the dialog' },
  loading: { id: 'userProfile.loading', defaultMessage: 'Loading profile', description: 'Read out' },
  fullProfile: {
    id: 'userProfile.fullProfile',
    defaultMessage: 'Full profile',
    description: 'Link from the dialog to the page of a person',
  },
  fullProfileOf: {
    id: 'userProfile.fullProfileOf',
    defaultMessage: '{name}’s full profile',
    description: 'Read out for the link “Full profile”',
  },
  awayUntil: {
    id: 'userProfile.awayUntil',
    defaultMessage: 'Away until {date}',
    description: 'Below the name; {date} is the last day of the absence',
  },
  deputy: {
    id: 'userProfile.deputy',
    defaultMessage: '{name} is standing in',
    description: 'Link after it: who stands in',
  },
  role: { id: 'userProfile.role', defaultMessage: 'Role', description: 'What a person does at work' },
  call: { id: 'userProfile.call', defaultMessage: 'Call', description: 'Button: calls the person' },
  mail: { id: 'userProfile.mail', defaultMessage: 'Email', description: 'Button: writes an email to the person' },
  chat: { id: 'userProfile.chat', defaultMessage: 'Chat', description: 'Button: opens the chat with the person' },
  email: { id: 'userProfile.email', defaultMessage: 'Email', description: 'Before an address' },
  phone: { id: 'userProfile.phone', defaultMessage: 'Phone', description: 'Before a number' },
  internalPhone: {
    id: 'userProfile.internalPhone',
    defaultMessage: 'Internal phone',
    description: 'Before an extension',
  },
  mobilePhone: { id: 'userProfile.mobilePhone', defaultMessage: 'Mobile', description: 'Before a mobile number' },
  place: { id: 'userProfile.place', defaultMessage: 'Location', description: 'Before the town where a person works' },
  area: { id: 'userProfile.area', defaultMessage: 'Area', description: 'A part of the organisation' },
  businessUnit: {
    id: 'userProfile.businessUnit',
    defaultMessage: 'Business unit',
    description: 'A part of the organisation',
  },
  notGiven: {
    id: 'userProfile.notGiven',
    defaultMessage: 'not provided',
    description: 'Read out where a missing address or number shows as ---',
  },
  account: {
    id: 'userProfile.account',
    defaultMessage: 'Account',
    description: 'For administrators: before “active”, “blocked” or “deleted”',
  },
  active: { id: 'userProfile.active', defaultMessage: 'Active', description: 'State of an account' },
  blocked: { id: 'userProfile.blocked', defaultMessage: 'Blocked', description: 'State of an account' },
  deleted: { id: 'userProfile.deleted', defaultMessage: 'Deleted', description: 'State of an account' },
  visibility: {
    id: 'userProfile.visibility',
    defaultMessage: 'Visibility',
    description: 'For administrators: before “private” or “open”',
  },
  privateProfile: {
    id: 'userProfile.private',
    defaultMessage: 'Private',
    description: 'Only administrators and the person see the profile',
  },
  openProfile: { id: 'userProfile.open', defaultMessage: 'Public', description: 'Colleagues see the profile' },
  userId: { id: 'userProfile.userId', defaultMessage: 'User ID', description: 'For administrators' },
  notFound: {
    id: 'userProfile.notFound',
    defaultMessage: 'Person not found',
    description: 'In place of a profile that does not exist',
  },
  notFoundWhy: {
    id: 'userProfile.notFoundWhy',
    defaultMessage: 'The account may have been removed.',
    description: 'Below “Nobody is known by this address”',
  },
  forbidden: {
    id: 'userProfile.forbidden',
    defaultMessage: 'You can’t view profiles',
    description: 'In place of a profile',
  },
  forbiddenWhy: {
    id: 'userProfile.forbiddenWhy',
    defaultMessage: 'Ask your administrator if you need access.',
    description: 'Below “You may not look people up”',
  },
  failed: {
    id: 'userProfile.failed',
    defaultMessage: 'Couldn’t load the profile',
    description: 'In place of a profile',
  },
  failedWhy: {
    id: 'userProfile.failedWhy',
    defaultMessage: 'Something went wrong. Try again.',
    description: 'Below “The profile could not be loaded”',
  },
  tryAgain: { id: 'userProfile.tryAgain', defaultMessage: 'Try again', description: 'Button' },
})
