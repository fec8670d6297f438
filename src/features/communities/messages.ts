import { defineMessages } from '@/shared/i18n'

/** What the directory, the membership button and the page of a community say. */
export const messages = defineMessages<{
  communities: void
  any: void
  searchCommunities: void
  searchInside: void
  clearSearch: void
  catalog: void
  language: void
  sort: void
  byName: void
  byActivity: void
  newest: void
  which: void
  showAll: void
  showMine: void
  showOpen: void
  found: { count: number }
  noneFound: void
  clearFilters: void
  others: void
  closed: void
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
  accept: void
  decline: void
  acceptInvitation: { name: string }
  declineInvitation: { name: string }
  member: void
  moderator: void
  membershipOf: { word: string; name: string }
  leave: void
  assigned: void
  byInvitation: void
  joined: { name: string }
  asked: { name: string }
  left: { name: string }
  withdrawn: { name: string }
  declined: { name: string }
  undo: void
  notChanged: { name: string }
  joiningClosed: { name: string }
  rulesChanged: { name: string }
  requestTooEarly: void
  membershipAssigned: { name: string }
  lastModerator: { name: string }
  alreadyDecided: void
  optional: void
  cancel: void
  listFailed: void
  communityFailed: void
  showMore: void
  parts: void
  feed: void
  posts: void
  members: void
  about: void
  copyLink: void
  openFact: void
  readableFact: void
  assignedFact: void
  closedFact: void
  closedText: void
  newPost: void
  onlyMembers: void
  onlyModerators: void
  whichPosts: void
  latest: void
  unread: void
  noPosts: void
  nothingHere: void
  aboutCommunity: void
  rules: void
  moderators: void
  newTab: void
  access: void
  everyoneReads: void
  membersRead: void
  joinOpen: void
  joinRequest: void
  joinInvitation: void
  joinAssigned: void
  site: { site: string }
  newCommunity: void
  editCommunity: void
  siteField: void
  close: void
  moreOf: { name: string }
  membersAndPosts: { members: number; posts: number }
  show: { count: number }
  loading: void
  changedOn: { date: string }
  directory: void
  myFeed: void
  events: void
  files: void
  hashtags: void
  unanswered: void
  unansweredText: void
}>({
  communities: {
    id: 'communities.communities',
    defaultMessage: 'Communities',
    description: 'Heading of the directory',
  },
  any: {
    id: 'communities.any',
    defaultMessage: 'All',
    description: 'Choice of a filter: no restriction',
  },
  searchCommunities: {
    id: 'communities.searchCommunities',
    defaultMessage: 'Search communities',
    description: 'Label of the search field of the directory',
  },
  searchInside: {
    id: 'communities.searchInside',
    defaultMessage: 'Search in this community',
    description: 'Field on the page of a community',
  },
  clearSearch: {
    id: 'communities.clearSearch',
    defaultMessage: 'Clear the search',
    description: 'Button in the field',
  },
  catalog: {
    id: 'communities.catalog',
    defaultMessage: 'Catalogue',
    description: 'Label of a filter',
  },
  language: {
    id: 'communities.language',
    defaultMessage: 'Language',
    description: 'Label of a filter',
  },
  sort: {
    id: 'communities.sort',
    defaultMessage: 'Sort by',
    description: 'Label of the choice of an order',
  },
  byName: {
    id: 'communities.byName',
    defaultMessage: 'Name',
    description: 'An order of communities',
  },
  byActivity: {
    id: 'communities.byActivity',
    defaultMessage: 'Latest post',
    description: 'An order of communities: the newest post first',
  },
  newest: {
    id: 'communities.newest',
    defaultMessage: 'Newest first',
    description: 'An order of posts',
  },
  which: {
    id: 'communities.which',
    defaultMessage: 'Which communities',
    description: 'Names the choice between all, mine and open',
  },
  showAll: {
    id: 'communities.showAll',
    defaultMessage: 'All',
    description: 'Which communities: all',
  },
  showMine: {
    id: 'communities.showMine',
    defaultMessage: 'Mine',
    description: 'Which communities: one’s own',
  },
  showOpen: {
    id: 'communities.showOpen',
    defaultMessage: 'Open to join',
    description: 'Which communities: those one can join at once',
  },
  found: {
    id: 'communities.found',
    defaultMessage: '{count, plural, one {# community} other {# communities}}',
    description: 'How many communities the directory shows',
  },
  noneFound: {
    id: 'communities.noneFound',
    defaultMessage: 'No communities found',
    description: 'Title in place of an empty directory',
  },
  clearFilters: {
    id: 'communities.clearFilters',
    defaultMessage: 'Clear filters',
    description: 'Button in an empty list',
  },
  others: {
    id: 'communities.others',
    defaultMessage: 'Other communities',
    description: 'Heading above communities that stand in no catalogue',
  },
  closed: {
    id: 'communities.closed',
    defaultMessage: 'Only members can read it',
    description: 'On the card of a closed community',
  },
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
  accept: {
    id: 'communities.accept',
    defaultMessage: 'Accept',
    description: 'Button: accepts an invitation or a request',
  },
  decline: {
    id: 'communities.decline',
    defaultMessage: 'Decline',
    description: 'Button: declines an invitation or a request',
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
  moderator: {
    id: 'communities.moderator',
    defaultMessage: 'Moderator',
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
  undo: {
    id: 'communities.undo',
    defaultMessage: 'Undo',
    description: 'Button of a tip',
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
  optional: {
    id: 'communities.optional',
    defaultMessage: 'optional',
    description: 'Behind the label of a field',
  },
  cancel: {
    id: 'communities.cancel',
    defaultMessage: 'Cancel',
    description: 'Button of a dialog',
  },
  listFailed: {
    id: 'communities.listFailed',
    defaultMessage: 'Couldn’t load this',
    description: 'Title in place of a list',
  },
  communityFailed: {
    id: 'communities.communityFailed',
    defaultMessage: 'Couldn’t load the community',
    description: 'Title in place of a community',
  },
  showMore: {
    id: 'communities.showMore',
    defaultMessage: 'Show more',
    description: 'Button below a list',
  },
  parts: {
    id: 'communities.parts',
    defaultMessage: 'Parts of this community',
    description: 'Names the row of tabs',
  },
  feed: {
    id: 'communities.feed',
    defaultMessage: 'Feed',
    description: 'Tab',
  },
  posts: {
    id: 'communities.posts',
    defaultMessage: 'Posts',
    description: 'Tab',
  },
  members: {
    id: 'communities.members',
    defaultMessage: 'Members',
    description: 'Tab',
  },
  about: {
    id: 'communities.about',
    defaultMessage: 'About',
    description: 'Tab',
  },
  copyLink: {
    id: 'communities.copyLink',
    defaultMessage: 'Copy link',
    description: 'Button',
  },
  openFact: {
    id: 'communities.openFact',
    defaultMessage: 'Open, anyone can join',
    description: 'Fact below the name of a community',
  },
  readableFact: {
    id: 'communities.readableFact',
    defaultMessage: 'Everyone can read it',
    description: 'Fact below the name of a community',
  },
  assignedFact: {
    id: 'communities.assignedFact',
    defaultMessage: 'Everyone can read it, members are assigned',
    description: 'Fact below the name of a community',
  },
  closedFact: {
    id: 'communities.closedFact',
    defaultMessage: 'Closed, members only',
    description: 'Fact below the name of a community',
  },
  closedText: {
    id: 'communities.closedText',
    defaultMessage: 'Posts, files and members are visible to members only.',
    description: 'Where the parts of a closed community would be',
  },
  newPost: {
    id: 'communities.newPost',
    defaultMessage: 'New post',
    description: 'Button: writes in this community',
  },
  onlyMembers: {
    id: 'communities.onlyMembers',
    defaultMessage: 'Only members can post here',
    description: 'Why the button is disabled',
  },
  onlyModerators: {
    id: 'communities.onlyModerators',
    defaultMessage: 'Only moderators can post here',
    description: 'Why the button is disabled',
  },
  whichPosts: {
    id: 'communities.whichPosts',
    defaultMessage: 'Which posts',
    description: 'Names the choice of a list',
  },
  latest: {
    id: 'communities.latest',
    defaultMessage: 'Latest',
    description: 'Which posts',
  },
  unread: {
    id: 'communities.unread',
    defaultMessage: 'Unread',
    description: 'Which posts',
  },
  noPosts: {
    id: 'communities.noPosts',
    defaultMessage: 'No posts yet',
    description: 'Title in place of an empty feed',
  },
  nothingHere: {
    id: 'communities.nothingHere',
    defaultMessage: 'Nothing here',
    description: 'Title in place of an empty list',
  },
  aboutCommunity: {
    id: 'communities.aboutCommunity',
    defaultMessage: 'About this community',
    description: 'Names what stands beside the feed of a community',
  },
  rules: {
    id: 'communities.rules',
    defaultMessage: 'Rules',
    description: 'Title of a card',
  },
  moderators: {
    id: 'communities.moderators',
    defaultMessage: 'Moderators',
    description: 'Title of a card',
  },
  newTab: {
    id: 'communities.newTab',
    defaultMessage: 'opens in a new tab',
    description: 'Said after a link that leads out of the portal',
  },
  access: {
    id: 'communities.access',
    defaultMessage: 'Who can read and join',
    description: 'Heading',
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
  newCommunity: {
    id: 'communities.edit.newCommunity',
    defaultMessage: 'New community',
    description: 'Button above the directory, and title of the dialog',
  },
  editCommunity: {
    id: 'communities.edit.editCommunity',
    defaultMessage: 'Edit community',
    description: 'Label of a button, and title of the dialog',
  },
  siteField: {
    id: 'communities.edit.siteField',
    defaultMessage: 'Site',
    description: 'Label of a choice and of a filter',
  },
  close: {
    id: 'communities.edit.close',
    defaultMessage: 'Close',
    description: 'Button in the corner of the dialog; what is written stays',
  },
  moreOf: {
    id: 'communities.edit.moreOf',
    defaultMessage: 'More actions for {name}',
    description: 'Label of a button that opens a menu',
  },
  membersAndPosts: {
    id: 'communities.membersAndPosts',
    defaultMessage:
      '{members, plural, one {# member} other {# members}}{posts, plural, =0 {} one {, # post this week} other {, # posts this week}}',
    description: 'Facts about a community in the directory',
  },
  show: {
    id: 'communities.show',
    defaultMessage: '{count, plural, one {Show # community} other {Show # communities}}',
    description: 'Closes the filters on a phone',
  },
  loading: {
    id: 'communities.loading',
    defaultMessage: 'Loading communities',
    description: 'Said while they load',
  },
  changedOn: {
    id: 'communities.changedOn',
    defaultMessage: 'Changed: {date}',
    description: 'When the rules of a community changed',
  },
  directory: {
    id: 'communities.directory',
    defaultMessage: 'Directory',
    description: 'Tab: all communities',
  },
  myFeed: {
    id: 'communities.myFeed',
    defaultMessage: 'My feed',
    description: 'Tab: posts of the communities that the person belongs to',
  },
  events: {
    id: 'communities.events',
    defaultMessage: 'Events',
    description: 'Tab of a community',
  },
  files: {
    id: 'communities.files',
    defaultMessage: 'Files',
    description: 'Tab of a community',
  },
  hashtags: {
    id: 'communities.hashtags',
    defaultMessage: 'Hashtags',
    description: 'Tab of a community',
  },
  unanswered: {
    id: 'communities.unanswered',
    defaultMessage: 'Unanswered',
    description: 'Which posts: nobody has commented on them',
  },
  unansweredText: {
    id: 'communities.unansweredText',
    defaultMessage: 'Posts from the last 30 days that no one has commented on appear here.',
    description: 'Below the title of an empty list',
  },
})
