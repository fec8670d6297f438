import { defineMessages } from '@/shared/i18n'

/** What the list of members says, and what those say in it who decide. */
export const messages = defineMessages<{
  noMembers: void
  searchMembers: void
  requests: void
  requestsFailed: void
  accepted: { name: string }
  declinedThem: { name: string }
  acceptThem: { name: string }
  declineThem: { name: string }
  reason: void
  reasonText: void
  invite: void
  inviteTo: { name: string }
  who: void
  whoMissing: void
  invitedTip: { count: number }
  inviteFailed: void
  whichMembers: void
  invited: void
  invitedBy: { name: string }
  noInvited: void
  role: void
  actionsFor: { name: string }
  makeModerator: void
  makeMember: void
  removeFromCommunity: void
  takeBackInvitation: { name: string }
  takeBack: void
  takenBack: { name: string }
  isModerator: { name: string }
  isMember: { name: string }
  removed: { name: string }
  broughtBack: { name: string }
  oneModerator: void
  showMembers: { count: number }
  loadingMembers: void
}>({
  noMembers: {
    id: 'communities.noMembers',
    defaultMessage: 'No matching members',
    description: 'Title in place of an empty list',
  },
  searchMembers: {
    id: 'communities.searchMembers',
    defaultMessage: 'Search members',
    description: 'Label of a field',
  },
  requests: {
    id: 'communities.requests',
    defaultMessage: 'Requests to join',
    description: 'Heading above people who wait for a decision',
  },
  requestsFailed: {
    id: 'communities.requestsFailed',
    defaultMessage: 'The requests to join couldn’t be loaded',
    description: 'Title in place of the people who wait for a decision',
  },
  accepted: {
    id: 'communities.accepted',
    defaultMessage: '{name} is a member now',
    description: 'Tip',
  },
  declinedThem: {
    id: 'communities.declinedThem',
    defaultMessage: 'Request from {name} declined',
    description: 'Tip',
  },
  acceptThem: {
    id: 'communities.acceptThem',
    defaultMessage: 'Accept {name}',
    description: 'Label of the button',
  },
  declineThem: {
    id: 'communities.declineThem',
    defaultMessage: 'Decline {name}',
    description: 'Label of the button, and title of the dialog',
  },
  reason: {
    id: 'communities.reason',
    defaultMessage: 'Reason',
    description: 'Label of a field',
  },
  reasonText: {
    id: 'communities.reasonText',
    defaultMessage: 'The person reads the reason and can ask again after 7 days.',
    description: 'In the dialog that declines a request',
  },
  invite: {
    id: 'communities.invite',
    defaultMessage: 'Invite',
    description: 'Button: invites into the community',
  },
  inviteTo: {
    id: 'communities.inviteTo',
    defaultMessage: 'Invite to {name}',
    description: 'Title of the dialog',
  },
  who: {
    id: 'communities.who',
    defaultMessage: 'People and groups',
    description: 'Label of a field',
  },
  whoMissing: {
    id: 'communities.whoMissing',
    defaultMessage: 'Choose at least one person or group',
    description: 'Under that field',
  },
  invitedTip: {
    id: 'communities.invitedTip',
    defaultMessage:
      '{count, plural, =0 {Everyone was invited already} one {# person invited} other {# people invited}}',
    description: 'Tip',
  },
  inviteFailed: {
    id: 'communities.inviteFailed',
    defaultMessage: 'Couldn’t send the invitations. Try again.',
    description: 'In the dialog',
  },
  whichMembers: {
    id: 'communities.edit.whichMembers',
    defaultMessage: 'Which members',
    description: 'Names the choice between members and invitations',
  },
  invited: {
    id: 'communities.edit.invited',
    defaultMessage: 'Invited',
    description: 'Which members: those who have not answered yet',
  },
  invitedBy: { id: 'communities.edit.invitedBy', defaultMessage: 'Invited by {name}', description: 'Behind a person' },
  noInvited: {
    id: 'communities.edit.noInvited',
    defaultMessage: 'No open invitations',
    description: 'Title in place of an empty list',
  },
  role: { id: 'communities.edit.role', defaultMessage: 'Role', description: 'Label of a filter' },
  actionsFor: {
    id: 'communities.edit.actionsFor',
    defaultMessage: 'Actions for {name}',
    description: 'Label of a button that opens a menu',
  },
  makeModerator: {
    id: 'communities.edit.makeModerator',
    defaultMessage: 'Make moderator',
    description: 'In that menu',
  },
  makeMember: { id: 'communities.edit.makeMember', defaultMessage: 'Remove as moderator', description: 'In that menu' },
  removeFromCommunity: {
    id: 'communities.edit.removeFromCommunity',
    defaultMessage: 'Remove from community',
    description: 'In that menu',
  },
  takeBackInvitation: {
    id: 'communities.edit.takeBackInvitation',
    defaultMessage: 'Take back the invitation of {name}',
    description: 'Label of a button',
  },
  takeBack: {
    id: 'communities.edit.takeBack',
    defaultMessage: 'Take back',
    description: 'Button: takes an invitation back',
  },
  takenBack: {
    id: 'communities.edit.takenBack',
    defaultMessage: 'Invitation of {name} taken back',
    description: 'Tip',
  },
  isModerator: { id: 'communities.edit.isModerator', defaultMessage: '{name} is a moderator now', description: 'Tip' },
  isMember: { id: 'communities.edit.isMember', defaultMessage: '{name} is no longer a moderator', description: 'Tip' },
  removed: { id: 'communities.edit.removed', defaultMessage: '{name} was removed', description: 'Tip' },
  broughtBack: {
    id: 'communities.edit.broughtBack',
    defaultMessage: '{name} belongs to the community again',
    description: 'Tip',
  },
  oneModerator: {
    id: 'communities.edit.oneModerator',
    defaultMessage: 'A community needs a moderator',
    description: 'Tip: why the last one stays',
  },
  showMembers: {
    id: 'communities.showMembers',
    defaultMessage: '{count, plural, one {Show # person} other {Show # people}}',
    description: 'Closes the filters on a phone',
  },
  loadingMembers: {
    id: 'communities.loadingMembers',
    defaultMessage: 'Loading members',
    description: 'Said while they load',
  },
})
