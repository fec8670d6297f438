import { defineMessages } from '@/shared/i18n'

/** What is said about a community beside its feed and in a part of its own. */
export const messages = defineMessages<{
  closedText: void
  newTab: void
  everyoneReads: void
  membersRead: void
  joinOpen: void
  joinRequest: void
  joinInvitation: void
  joinAssigned: void
  site: { site: string }
  changedOn: { date: string }
}>({
  closedText: {
    id: 'communities.closedText',
    defaultMessage: 'Posts, files and members are visible to members only.',
    description: 'Where the parts of a closed community would be',
  },
  newTab: {
    id: 'communities.newTab',
    defaultMessage: 'opens in a new tab',
    description: 'Said after a link that leads out of the portal',
  },
  everyoneReads: {
    id: 'communities.everyoneReads',
    defaultMessage: 'Everyone in the organisation can read it.',
    description: 'A sentence about a community',
  },
  membersRead: {
    id: 'communities.membersRead',
    defaultMessage: 'Only members can read it.',
    description: 'A sentence about a community',
  },
  joinOpen: {
    id: 'communities.joinOpen',
    defaultMessage: 'Anyone can join.',
    description: 'A sentence about a community',
  },
  joinRequest: {
    id: 'communities.joinRequest',
    defaultMessage: 'A moderator lets new members in.',
    description: 'A sentence about a community',
  },
  joinInvitation: {
    id: 'communities.joinInvitation',
    defaultMessage: 'People join by invitation.',
    description: 'A sentence about a community',
  },
  joinAssigned: {
    id: 'communities.joinAssigned',
    defaultMessage: 'The organisation assigns the members.',
    description: 'A sentence about a community',
  },
  site: {
    id: 'communities.site',
    defaultMessage: 'Site: {site}',
    description: 'Where a community belongs',
  },
  changedOn: {
    id: 'communities.changedOn',
    defaultMessage: 'Changed: {date}',
    description: 'When the rules of a community changed',
  },
})
