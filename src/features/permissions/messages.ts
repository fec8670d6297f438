import { defineMessages } from '@/shared/i18n'

/** Why somebody may not do something. */
export const messages = defineMessages({
  'administrators-only': {
    id: 'permissions.administratorsOnly',
    defaultMessage: 'This is for people who administrate users. Ask your administrator if you need it.',
    description: 'In place of an action that the person lacks the right for',
  },
  'admin-view-only': {
    id: 'permissions.adminViewOnly',
    defaultMessage: 'Members can be changed in the administration, under “Manage”.',
    description: 'In place of an action that only the administration offers',
  },
  'not-in-admin-view': {
    id: 'permissions.notInAdminView',
    defaultMessage: 'People cannot be followed from the administration.',
    description: 'In place of the button "Follow"',
  },
  'not-installed': {
    id: 'permissions.notInstalled',
    defaultMessage: 'Your organisation has not installed this.',
    description: 'In place of a part of the product',
  },
  'licence-missing': {
    id: 'permissions.licenceMissing',
    defaultMessage: 'Your licence does not include this. Ask your administrator if you need it.',
    description: 'In place of a part of the product that has to be paid for',
  },
  'account-deleted': {
    id: 'permissions.accountDeleted',
    defaultMessage: 'This account was deleted.',
    description: 'In place of what a profile shows',
  },
  'profile-private': {
    id: 'permissions.profilePrivate',
    defaultMessage: 'This profile is private.',
    description: 'In place of what a profile shows',
  },
  'profiles-closed': {
    id: 'permissions.profilesClosed',
    defaultMessage: 'Your account may not see the profiles of other people.',
    description: 'In place of what a profile shows',
  },
  'files-closed': {
    id: 'permissions.filesClosed',
    defaultMessage: 'You can open the files of this post, but not add any.',
    description: 'In place of the field that takes files for a post',
  },
  'no-community': {
    id: 'permissions.noCommunity',
    defaultMessage: 'Join a community to write posts there.',
    description: 'In place of the way to the editor of posts',
  },
  oneself: {
    id: 'permissions.oneself',
    defaultMessage: 'This is you.',
    description: 'In place of the button "Follow", on one’s own profile',
  },
})
