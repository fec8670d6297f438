import { defineMessages } from '@/shared/i18n'

/** Words of the dialog that shows a person. */
export const messages = defineMessages<{
  person: void
  close: void
  loading: void
  fullProfile: void
  fullProfileOf: { name: string }
  role: void
  email: void
  phone: void
  internalPhone: void
  mobilePhone: void
  place: void
  area: void
  businessUnit: void
  notGiven: void
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
}>({
  person: {
    id: 'userProfile.person',
    defaultMessage: 'Person',
    description: 'Title of the dialog as long as the name is not known',
  },
  close: { id: 'userProfile.close', defaultMessage: 'Close', description: 'Button of the dialog' },
  loading: { id: 'userProfile.loading', defaultMessage: 'Loading the profile', description: 'Read out' },
  fullProfile: {
    id: 'userProfile.fullProfile',
    defaultMessage: 'Full profile',
    description: 'Link from the dialog to the page of a person',
  },
  fullProfileOf: {
    id: 'userProfile.fullProfileOf',
    defaultMessage: 'Full profile of {name}',
    description: 'Read out for the link “Full profile”',
  },
  role: { id: 'userProfile.role', defaultMessage: 'Role', description: 'What a person does at work' },
  email: { id: 'userProfile.email', defaultMessage: 'E-mail', description: 'Before an address' },
  phone: { id: 'userProfile.phone', defaultMessage: 'Phone', description: 'Before a number' },
  internalPhone: {
    id: 'userProfile.internalPhone',
    defaultMessage: 'Internal phone',
    description: 'Before an extension',
  },
  mobilePhone: { id: 'userProfile.mobilePhone', defaultMessage: 'Mobile', description: 'Before a mobile number' },
  place: { id: 'userProfile.place', defaultMessage: 'Place', description: 'Before the town where a person works' },
  area: { id: 'userProfile.area', defaultMessage: 'Area', description: 'A part of the organisation' },
  businessUnit: {
    id: 'userProfile.businessUnit',
    defaultMessage: 'Business unit',
    description: 'A part of the organisation',
  },
  notGiven: {
    id: 'userProfile.notGiven',
    defaultMessage: 'not given',
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
    defaultMessage: 'Profile',
    description: 'For administrators: before “private” or “open”',
  },
  privateProfile: {
    id: 'userProfile.private',
    defaultMessage: 'Private',
    description: 'Only administrators and the person see the profile',
  },
  openProfile: { id: 'userProfile.open', defaultMessage: 'Open', description: 'Colleagues see the profile' },
  userId: { id: 'userProfile.userId', defaultMessage: 'User ID', description: 'For administrators' },
  notFound: {
    id: 'userProfile.notFound',
    defaultMessage: 'Nobody is known by this address',
    description: 'In place of a profile that does not exist',
  },
  notFoundWhy: {
    id: 'userProfile.notFoundWhy',
    defaultMessage: 'The account may have been removed.',
    description: 'Below “Nobody is known by this address”',
  },
  forbidden: {
    id: 'userProfile.forbidden',
    defaultMessage: 'You may not look people up',
    description: 'In place of a profile',
  },
  forbiddenWhy: {
    id: 'userProfile.forbiddenWhy',
    defaultMessage: 'Ask your administrator if you need it.',
    description: 'Below “You may not look people up”',
  },
  failed: {
    id: 'userProfile.failed',
    defaultMessage: 'The profile could not be loaded',
    description: 'In place of a profile',
  },
})
