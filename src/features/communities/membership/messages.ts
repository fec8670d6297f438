import { defineMessages } from '@/shared/i18n'

/** What the membership button, the dialog of a request and their tips say. */
export const messages = defineMessages<{
  join: void
  joinThis: { name: string }
  askToJoin: void
  askToJoinThis: { name: string }
  askTitle: { name: string }
  askText: void
  askMessage: void
  sendRequest: void
  requested: void
  withdraw: void
  withdrawFrom: { name: string }
  acceptInvitation: { name: string }
  declineInvitation: { name: string }
  member: void
  membershipOf: { word: string; name: string }
  leave: void
  assigned: void
  byInvitation: void
  joined: { name: string }
  asked: { name: string }
  left: { name: string }
  withdrawn: { name: string }
  declined: { name: string }
  notChanged: { name: string }
  joiningClosed: { name: string }
  rulesChanged: { name: string }
  requestTooEarly: void
  membershipAssigned: { name: string }
  lastModerator: { name: string }
  alreadyDecided: void
}>({
  join: {
    id: 'communities.join',
    defaultMessage: 'Join',
    description: 'Button: becomes a member',
  },
  joinThis: {
    id: 'communities.joinThis',
    defaultMessage: 'Join {name}',
    description: 'Label of the button for those who hear it alone',
  },
  askToJoin: {
    id: 'communities.askToJoin',
    defaultMessage: 'Ask to join',
    description: 'Button: asks the moderators',
  },
  askToJoinThis: {
    id: 'communities.askToJoinThis',
    defaultMessage: 'Ask to join {name}',
    description: 'Label of the button for those who hear it alone',
  },
  askTitle: {
    id: 'communities.askTitle',
    defaultMessage: 'Ask to join {name}',
    description: 'Title of the dialog',
  },
  askText: {
    id: 'communities.askText',
    defaultMessage: 'A moderator decides. You’ll be notified.',
    description: 'In the dialog that asks to join',
  },
  askMessage: {
    id: 'communities.askMessage',
    defaultMessage: 'Message to the moderators',
    description: 'Label of a field',
  },
  sendRequest: {
    id: 'communities.sendRequest',
    defaultMessage: 'Send request',
    description: 'Button of the dialog',
  },
  requested: {
    id: 'communities.requested',
    defaultMessage: 'Requested',
    description: 'Membership button: waits for a decision; the day follows',
  },
  withdraw: {
    id: 'communities.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Button: takes the request back',
  },
  withdrawFrom: {
    id: 'communities.withdrawFrom',
    defaultMessage: 'Withdraw request to join {name}',
    description: 'Label of the button for those who hear it alone',
  },
  acceptInvitation: {
    id: 'communities.acceptInvitation',
    defaultMessage: 'Accept invitation to {name}',
    description: 'Label of the button for those who hear it alone',
  },
  declineInvitation: {
    id: 'communities.declineInvitation',
    defaultMessage: 'Decline invitation to {name}',
    description: 'Label of the button for those who hear it alone',
  },
  member: {
    id: 'communities.member',
    defaultMessage: 'Member',
    description: 'Membership button, and role',
  },
  membershipOf: {
    id: 'communities.membershipOf',
    defaultMessage: '{word}: {name}',
    description: 'Label of the membership button; {word} is the role',
  },
  leave: {
    id: 'communities.leave',
    defaultMessage: 'Leave community',
    description: 'Item of the membership menu',
  },
  assigned: {
    id: 'communities.assigned',
    defaultMessage: 'Members are assigned',
    description: 'Why one cannot join or leave',
  },
  byInvitation: {
    id: 'communities.byInvitation',
    defaultMessage: 'By invitation only',
    description: 'Why one cannot join',
  },
  joined: {
    id: 'communities.joined',
    defaultMessage: 'You joined {name}',
    description: 'Tip',
  },
  asked: {
    id: 'communities.asked',
    defaultMessage: 'Request sent to {name}',
    description: 'Tip',
  },
  left: {
    id: 'communities.left',
    defaultMessage: 'You left {name}',
    description: 'Tip',
  },
  withdrawn: {
    id: 'communities.withdrawn',
    defaultMessage: 'Request withdrawn: {name}',
    description: 'Tip',
  },
  declined: {
    id: 'communities.declined',
    defaultMessage: 'Invitation declined: {name}',
    description: 'Tip',
  },
  notChanged: {
    id: 'communities.notChanged',
    defaultMessage: 'Couldn’t save the change in {name}',
    description: 'Tip, when a call failed',
  },
  joiningClosed: {
    id: 'communities.joiningClosed',
    defaultMessage: '{name} takes no new members',
    description: 'Tip: joining was refused',
  },
  rulesChanged: {
    id: 'communities.rulesChanged',
    defaultMessage: 'The rules of {name} have changed. Read them again.',
    description: 'In the dialog: the request was refused',
  },
  requestTooEarly: {
    id: 'communities.requestTooEarly',
    defaultMessage: 'Your request was declined less than 7 days ago. Try again later.',
    description: 'In the dialog: the request was refused',
  },
  membershipAssigned: {
    id: 'communities.membershipAssigned',
    defaultMessage: 'Your organisation assigns the members of {name}',
    description: 'Tip: leaving was refused',
  },
  lastModerator: {
    id: 'communities.lastModerator',
    defaultMessage: 'No one else moderates {name}',
    description: 'Why a moderator cannot leave',
  },
  alreadyDecided: {
    id: 'communities.alreadyDecided',
    defaultMessage: 'Another moderator has already decided',
    description: 'Tip: two decided at once',
  },
})
