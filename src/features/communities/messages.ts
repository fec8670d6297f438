import { defineMessages } from '@/shared/i18n'

export const messages = defineMessages<{
  communities: void
  community: void
  directory: void
  myFeed: void
  filters: void
  any: void
  searchCommunities: void
  catalog: void
  language: void
  sort: void
  byName: void
  byActivity: void
  which: void
  showAll: void
  showMine: void
  showOpen: void
  found: { count: number }
  noneFound: void
  clearFilters: void
  others: void
  membersAndUnread: { members: number; unread: number }
  closed: void
  isArchived: void
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
  tryAgain: void
  showMore: void
  parts: void
  feed: void
  posts: void
  events: void
  files: void
  hashtags: void
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
  archivedBy: { name: string; date: string }
  whichPosts: void
  latest: void
  unread: void
  unanswered: void
  archive: void
  current: void
  noPosts: void
  nothingHere: void
  nothingFound: void
  feedEmpty: void
  feedEmptyText: void
  browse: void
  allMine: void
  myCommunities: void
  unreadCount: { count: number }
  aboutCommunity: void
  rules: void
  nextEvent: void
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
  noEvents: void
  noEventsText: void
  whichFiles: void
  documents: void
  pictures: void
  searchFiles: void
  noFiles: void
  fileFacts: { post: string; version: number; date: string }
  openPicture: { what: string; post: string }
  searchHashtags: void
  hashtag: void
  hashtagCount: { count: number }
  hashtagsDisabled: void
  hashtagsDisabledText: void
  noHashtags: void
  searchMembers: void
  noMembers: void
  requests: void
  accepted: { name: string }
  declinedThem: { name: string }
  acceptThem: { name: string }
  declineThem: { name: string }
  reason: void
  reasonText: void
  searchPosts: void
  searchHere: void
  clearSearch: void
  state: void
  newest: void
  oldest: void
  byTitle: void
  byComments: void
  postsFound: { count: number }
  comments: { count: number }
  bringBack: void
  bringBackThis: { title: string }
  invite: void
  inviteTo: { name: string }
  who: void
  whoMissing: void
  invitedTip: { count: number }
  inviteFailed: void
}>({
  communities: {
    id: 'communities.communities',
    defaultMessage: 'Communities',
    description: 'Heading of the directory',
  },
  community: {
    id: 'communities.community',
    defaultMessage: 'Community',
    description: 'Label of a choice of one community',
  },
  directory: {
    id: 'communities.directory',
    defaultMessage: 'Directory',
    description: 'Tab: all communities',
  },
  myFeed: {
    id: 'communities.myFeed',
    defaultMessage: 'My feed',
    description: 'Tab: posts of one’s own communities',
  },
  filters: {
    id: 'communities.filters',
    defaultMessage: 'Filters',
    description: 'Names the group of fields that narrow a list',
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
  membersAndUnread: {
    id: 'communities.membersAndUnread',
    defaultMessage:
      '{members, plural, one {# member} other {# members}}{unread, plural, =0 {} one {, # unread post} other {, # unread posts}}',
    description: 'Facts on the card of a community',
  },
  closed: {
    id: 'communities.closed',
    defaultMessage: 'Only members can read it',
    description: 'On the card of a closed community',
  },
  isArchived: {
    id: 'communities.isArchived',
    defaultMessage: 'This community is archived',
    description: 'On the card of an archived community, and when a change is refused',
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
  tryAgain: {
    id: 'communities.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button',
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
  events: {
    id: 'communities.events',
    defaultMessage: 'Events',
    description: 'Tab',
  },
  files: {
    id: 'communities.files',
    defaultMessage: 'Files',
    description: 'Tab',
  },
  hashtags: {
    id: 'communities.hashtags',
    defaultMessage: 'Hashtags',
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
  archivedBy: {
    id: 'communities.archivedBy',
    defaultMessage: 'Archived by {name}, {date}. You can read everything, but not change it.',
    description: 'Banner of an archived community',
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
  unanswered: {
    id: 'communities.unanswered',
    defaultMessage: 'Unanswered',
    description: 'Which posts: those without comments',
  },
  archive: {
    id: 'communities.archive',
    defaultMessage: 'Archive',
    description: 'Which posts',
  },
  current: {
    id: 'communities.current',
    defaultMessage: 'Current',
    description: 'Which posts: those not archived',
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
  nothingFound: {
    id: 'communities.nothingFound',
    defaultMessage: 'No posts found',
    description: 'Title in place of a list that filters have emptied',
  },
  feedEmpty: {
    id: 'communities.feedEmpty',
    defaultMessage: 'Nothing here',
    description: 'Title in place of one’s own feed',
  },
  feedEmptyText: {
    id: 'communities.feedEmptyText',
    defaultMessage: 'Posts from communities that you join or follow appear here.',
    description: 'Below that title',
  },
  browse: {
    id: 'communities.browse',
    defaultMessage: 'Browse communities',
    description: 'Button: to the directory',
  },
  allMine: {
    id: 'communities.allMine',
    defaultMessage: 'All my communities',
    description: 'Choice of one’s own feed',
  },
  myCommunities: {
    id: 'communities.myCommunities',
    defaultMessage: 'My communities',
    description: 'Title of the list beside one’s own feed',
  },
  unreadCount: {
    id: 'communities.unreadCount',
    defaultMessage: '{count, plural, one {# unread} other {# unread}}',
    description: 'Behind the name of a community',
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
  nextEvent: {
    id: 'communities.nextEvent',
    defaultMessage: 'Next event',
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
  noEvents: {
    id: 'communities.noEvents',
    defaultMessage: 'No upcoming events',
    description: 'Title in place of an empty list',
  },
  noEventsText: {
    id: 'communities.noEventsText',
    defaultMessage: 'Posts with an event appear here until it’s over.',
    description: 'Below that title',
  },
  whichFiles: {
    id: 'communities.whichFiles',
    defaultMessage: 'Which files',
    description: 'Names the choice between documents and pictures',
  },
  documents: {
    id: 'communities.documents',
    defaultMessage: 'Documents',
    description: 'Which files',
  },
  pictures: {
    id: 'communities.pictures',
    defaultMessage: 'Pictures',
    description: 'Which files',
  },
  searchFiles: {
    id: 'communities.searchFiles',
    defaultMessage: 'Search files',
    description: 'Label of a field',
  },
  noFiles: {
    id: 'communities.noFiles',
    defaultMessage: 'No files found',
    description: 'Title in place of an empty list',
  },
  fileFacts: {
    id: 'communities.fileFacts',
    defaultMessage: '{post} · version {version}, {date}',
    description: 'Below the name of a file: its post, version and day',
  },
  openPicture: {
    id: 'communities.openPicture',
    defaultMessage: 'Open picture: {what}, in {post}',
    description: 'Label of a small picture',
  },
  searchHashtags: {
    id: 'communities.searchHashtags',
    defaultMessage: 'Search hashtags',
    description: 'Label of a field',
  },
  hashtag: {
    id: 'communities.hashtag',
    defaultMessage: 'Hashtag',
    description: 'Label of a filter',
  },
  hashtagCount: {
    id: 'communities.hashtagCount',
    defaultMessage: '{count, plural, =0 {Not used yet} one {Used once} other {Used # times}}',
    description: 'Behind a hashtag',
  },
  hashtagsDisabled: {
    id: 'communities.hashtagsDisabled',
    defaultMessage: 'Hashtags are turned off',
    description: 'Title in place of a list',
  },
  hashtagsDisabledText: {
    id: 'communities.hashtagsDisabledText',
    defaultMessage: 'This community doesn’t use hashtags.',
    description: 'Below that title',
  },
  noHashtags: {
    id: 'communities.noHashtags',
    defaultMessage: 'No hashtags found',
    description: 'Title in place of an empty list',
  },
  searchMembers: {
    id: 'communities.searchMembers',
    defaultMessage: 'Search members',
    description: 'Label of a field',
  },
  noMembers: {
    id: 'communities.noMembers',
    defaultMessage: 'No matching members',
    description: 'Title in place of an empty list',
  },
  requests: {
    id: 'communities.requests',
    defaultMessage: 'Requests to join',
    description: 'Heading above people who wait for a decision',
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
  searchHere: {
    id: 'communities.searchHere',
    defaultMessage: 'Search in this community',
    description: 'Names the search field of a community and stands in it',
  },
  clearSearch: {
    id: 'communities.clearSearch',
    defaultMessage: 'Clear search',
    description: 'Button in that field',
  },
  searchPosts: {
    id: 'communities.searchPosts',
    defaultMessage: 'Search by title or number',
    description: 'Label of a field',
  },
  state: {
    id: 'communities.state',
    defaultMessage: 'Status',
    description: 'Label of a filter',
  },
  newest: {
    id: 'communities.newest',
    defaultMessage: 'Newest first',
    description: 'An order of posts',
  },
  oldest: {
    id: 'communities.oldest',
    defaultMessage: 'Oldest first',
    description: 'An order of posts',
  },
  byTitle: {
    id: 'communities.byTitle',
    defaultMessage: 'Title',
    description: 'An order of posts',
  },
  byComments: {
    id: 'communities.byComments',
    defaultMessage: 'Most comments',
    description: 'An order of posts',
  },
  postsFound: {
    id: 'communities.postsFound',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
    description: 'How many posts a list holds',
  },
  comments: {
    id: 'communities.comments',
    defaultMessage: '{count, plural, one {# comment} other {# comments}}',
    description: 'Label of a number with a drawing',
  },
  bringBack: {
    id: 'communities.bringBack',
    defaultMessage: 'Bring back',
    description: 'Button: takes a post out of the archive',
  },
  bringBackThis: {
    id: 'communities.bringBackThis',
    defaultMessage: 'Bring back {title}',
    description: 'Label of the button',
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
})

/** What is said where communities are made, changed and looked after. */
export const editMessages = defineMessages<{
  newCommunity: void
  editCommunity: void
  close: void
  discard: void
  create: void
  save: void
  saving: void
  kept: void
  name: void
  nameMissing: void
  nameTaken: void
  description: void
  descriptionHint: void
  cover: void
  addCover: void
  replaceCover: void
  cropCover: void
  removeCover: void
  chooseCover: void
  coverFailed: void
  coverUnusable: void
  color: void
  teal: void
  blue: void
  violet: void
  rose: void
  red: void
  amber: void
  green: void
  slate: void
  none: void
  languages: void
  languagesHint: void
  siteField: void
  accessOpen: void
  accessReadable: void
  accessClosed: void
  accessHidden: void
  accessOther: void
  posting: void
  postingMembers: void
  postingModerators: void
  allowHashtags: void
  allowHashtagsHint: void
  on: void
  off: void
  aboutTooLong: void
  addRule: void
  ruleTitle: { number: number }
  ruleText: { number: number }
  ruleTitleMissing: void
  removeRule: { number: number }
  ruleUp: { number: number }
  ruleDown: { number: number }
  created: { name: string }
  savedTip: void
  notSaved: void
  notSavedOffline: void
  notAllowed: void
  conflict: void
  mine: void
  theirs: void
  takeTheirs: { field: string }
  understood: void
  year: void
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
  moreOf: { name: string }
  archiveThis: void
  bringBack: void
  removeForGood: void
  archiveQuestion: { name: string }
  archiveText: { posts: number }
  archiveRequests: { count: number }
  archiveNote: void
  archiveNoteHint: void
  isArchivedNow: { name: string }
  isBack: { name: string }
  notBack: { name: string }
  notArchived: void
  changedMeanwhile: void
  removeQuestion: { name: string }
  removeText: { posts: number; files: number; members: number }
  typeName: { name: string }
  nameDiffers: void
  isRemoved: { name: string }
  notRemoved: void
}>({
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
  close: {
    id: 'communities.edit.close',
    defaultMessage: 'Close',
    description: 'Button in the corner of the dialog; what is written stays',
  },
  discard: {
    id: 'communities.edit.discard',
    defaultMessage: 'Discard',
    description: 'Button: throws away what is written',
  },
  create: { id: 'communities.edit.create', defaultMessage: 'Create', description: 'Button: makes the community' },
  save: { id: 'communities.edit.save', defaultMessage: 'Save', description: 'Button' },
  saving: { id: 'communities.edit.saving', defaultMessage: 'Saving', description: 'On the button meanwhile' },
  kept: {
    id: 'communities.edit.kept',
    defaultMessage: 'Your unsaved changes are still here.',
    description: 'Above the form, when it is opened again',
  },
  name: { id: 'communities.edit.name', defaultMessage: 'Name', description: 'Label of a field' },
  nameMissing: { id: 'communities.edit.nameMissing', defaultMessage: 'Enter a name', description: 'Under that field' },
  nameTaken: {
    id: 'communities.edit.nameTaken',
    defaultMessage: 'There’s already a community with this name',
    description: 'Under that field',
  },
  description: { id: 'communities.edit.description', defaultMessage: 'Description', description: 'Label of a field' },
  descriptionHint: {
    id: 'communities.edit.descriptionHint',
    defaultMessage: 'One or two sentences. They appear in the directory.',
    description: 'Under that field',
  },
  cover: {
    id: 'communities.edit.cover',
    defaultMessage: 'Cover',
    description: 'Label above the wide picture of a community',
  },
  addCover: { id: 'communities.edit.addCover', defaultMessage: 'Add cover', description: 'Button' },
  replaceCover: { id: 'communities.edit.replaceCover', defaultMessage: 'Replace cover', description: 'Button' },
  cropCover: { id: 'communities.edit.cropCover', defaultMessage: 'Crop cover', description: 'Button' },
  removeCover: { id: 'communities.edit.removeCover', defaultMessage: 'Remove cover', description: 'Button' },
  chooseCover: {
    id: 'communities.edit.chooseCover',
    defaultMessage: 'Choose a picture for the cover',
    description: 'Label of a field for files',
  },
  coverFailed: {
    id: 'communities.edit.coverFailed',
    defaultMessage: 'Everything else is saved, but the cover couldn’t be uploaded. Try again.',
    description: 'In the dialog',
  },
  coverUnusable: {
    id: 'communities.edit.coverUnusable',
    defaultMessage: 'Everything else is saved, but this picture can’t be used. Choose another one.',
    description: 'In the dialog, when the server refuses the picture',
  },
  color: { id: 'communities.edit.color', defaultMessage: 'Colour', description: 'Label of a choice' },
  teal: { id: 'communities.edit.teal', defaultMessage: 'Teal', description: 'A colour' },
  blue: { id: 'communities.edit.blue', defaultMessage: 'Blue', description: 'A colour' },
  violet: { id: 'communities.edit.violet', defaultMessage: 'Violet', description: 'A colour' },
  rose: { id: 'communities.edit.rose', defaultMessage: 'Pink', description: 'A colour' },
  red: { id: 'communities.edit.red', defaultMessage: 'Red', description: 'A colour' },
  amber: { id: 'communities.edit.amber', defaultMessage: 'Amber', description: 'A colour' },
  green: { id: 'communities.edit.green', defaultMessage: 'Green', description: 'A colour' },
  slate: { id: 'communities.edit.slate', defaultMessage: 'Grey', description: 'A colour' },
  none: { id: 'communities.edit.none', defaultMessage: 'None', description: 'Choice: no catalogue, no site' },
  languages: {
    id: 'communities.edit.languages',
    defaultMessage: 'Languages',
    description: 'Label of a choice of several',
  },
  languagesHint: {
    id: 'communities.edit.languagesHint',
    defaultMessage: 'The languages people write in, at most 5.',
    description: 'Under that label',
  },
  siteField: {
    id: 'communities.edit.siteField',
    defaultMessage: 'Site',
    description: 'Label of a choice and of a filter',
  },
  accessOpen: {
    id: 'communities.edit.accessOpen',
    defaultMessage: 'Everyone can read and join.',
    description: 'One of the choices of who can read and join',
  },
  accessReadable: {
    id: 'communities.edit.accessReadable',
    defaultMessage: 'Everyone can read; people ask to join.',
    description: 'One of the choices of who can read and join',
  },
  accessClosed: {
    id: 'communities.edit.accessClosed',
    defaultMessage: 'Only members can read; everyone can find it and ask to join.',
    description: 'One of the choices of who can read and join',
  },
  accessHidden: {
    id: 'communities.edit.accessHidden',
    defaultMessage: 'Only members can read and find it; people join by invitation.',
    description: 'One of the choices of who can read and join',
  },
  accessOther: {
    id: 'communities.edit.accessOther',
    defaultMessage: 'As it is: set by the organisation.',
    description: 'The choice that keeps what none of the others says',
  },
  posting: {
    id: 'communities.edit.posting',
    defaultMessage: 'Who can publish posts',
    description: 'Label of a choice',
  },
  postingMembers: { id: 'communities.edit.postingMembers', defaultMessage: 'All members', description: 'A choice' },
  postingModerators: {
    id: 'communities.edit.postingModerators',
    defaultMessage: 'Only moderators',
    description: 'A choice',
  },
  allowHashtags: { id: 'communities.edit.allowHashtags', defaultMessage: 'Allow hashtags', description: 'Box to tick' },
  allowHashtagsHint: {
    id: 'communities.edit.allowHashtagsHint',
    defaultMessage: 'Without them, hashtags in posts can’t be opened, followed or searched.',
    description: 'Under that box',
  },
  on: { id: 'communities.edit.on', defaultMessage: 'On', description: 'Whether hashtags are allowed' },
  off: { id: 'communities.edit.off', defaultMessage: 'Off', description: 'Whether hashtags are allowed' },
  aboutTooLong: {
    id: 'communities.edit.aboutTooLong',
    defaultMessage: 'Use at most 10,000 characters',
    description: 'Under the text about the community',
  },
  addRule: { id: 'communities.edit.addRule', defaultMessage: 'Add rule', description: 'Button' },
  ruleTitle: { id: 'communities.edit.ruleTitle', defaultMessage: 'Rule {number}', description: 'Label of a field' },
  ruleText: {
    id: 'communities.edit.ruleText',
    defaultMessage: 'Explanation of rule {number}',
    description: 'Label of a field',
  },
  ruleTitleMissing: {
    id: 'communities.edit.ruleTitleMissing',
    defaultMessage: 'Give the rule a title, or remove it',
    description: 'Under that field',
  },
  removeRule: {
    id: 'communities.edit.removeRule',
    defaultMessage: 'Remove rule {number}',
    description: 'Label of a button',
  },
  ruleUp: { id: 'communities.edit.ruleUp', defaultMessage: 'Move rule {number} up', description: 'Label of a button' },
  ruleDown: {
    id: 'communities.edit.ruleDown',
    defaultMessage: 'Move rule {number} down',
    description: 'Label of a button',
  },
  created: { id: 'communities.edit.created', defaultMessage: '{name} was created', description: 'Tip' },
  savedTip: { id: 'communities.edit.savedTip', defaultMessage: 'Changes saved', description: 'Tip' },
  notSaved: {
    id: 'communities.edit.notSaved',
    defaultMessage: 'Couldn’t save. What you wrote is still here; try again.',
    description: 'In the dialog',
  },
  notSavedOffline: {
    id: 'communities.edit.notSavedOffline',
    defaultMessage: 'You’re offline. What you wrote is kept on this device.',
    description: 'In the dialog',
  },
  notAllowed: {
    id: 'communities.edit.notAllowed',
    defaultMessage: 'You can no longer change this community.',
    description: 'In the dialog',
  },
  conflict: {
    id: 'communities.edit.conflict',
    defaultMessage:
      'Someone else changed this community meanwhile. Your changes are still here; check them and save again.',
    description: 'Above the form',
  },
  mine: {
    id: 'communities.edit.mine',
    defaultMessage: 'Yours',
    description: 'In a conflict, above what the person wrote',
  },
  theirs: {
    id: 'communities.edit.theirs',
    defaultMessage: 'Theirs',
    description: 'In a conflict, above what someone else wrote',
  },
  takeTheirs: {
    id: 'communities.edit.takeTheirs',
    defaultMessage: 'Use theirs: {field}',
    description: 'Button in a conflict',
  },
  understood: {
    id: 'communities.edit.understood',
    defaultMessage: 'Got it',
    description: 'Button: back to the community, where hashtags are turned off',
  },
  year: { id: 'communities.edit.year', defaultMessage: 'Year', description: 'Label of a filter' },
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
  moreOf: {
    id: 'communities.edit.moreOf',
    defaultMessage: 'More actions for {name}',
    description: 'Label of a button that opens a menu',
  },
  archiveThis: {
    id: 'communities.edit.archiveThis',
    defaultMessage: 'Archive',
    description: 'In that menu, and button of the dialog',
  },
  bringBack: {
    id: 'communities.edit.bringBack',
    defaultMessage: 'Bring back',
    description: 'In that menu: ends the archiving of the community',
  },
  removeForGood: {
    id: 'communities.edit.removeForGood',
    defaultMessage: 'Remove permanently',
    description: 'In that menu, and button of the dialog',
  },
  archiveQuestion: {
    id: 'communities.edit.archiveQuestion',
    defaultMessage: 'Archive {name}?',
    description: 'Title of a dialog',
  },
  archiveText: {
    id: 'communities.edit.archiveText',
    defaultMessage:
      '{posts, plural, =0 {Everything in it} one {Its # post and everything else in it} other {Its # posts and everything else in it}} can still be read. No one can write in it, join it or ask to join. You can bring it back at any time.',
    description: 'Below that title',
  },
  archiveRequests: {
    id: 'communities.edit.archiveRequests',
    defaultMessage:
      '{count, plural, one {# open request to join is declined.} other {# open requests to join are declined.}}',
    description: 'Below that text',
  },
  archiveNote: { id: 'communities.edit.archiveNote', defaultMessage: 'Note', description: 'Field of the dialog' },
  archiveNoteHint: {
    id: 'communities.edit.archiveNoteHint',
    defaultMessage: 'Why, and where to go instead. Everyone who opens the community sees it.',
    description: 'Below that field',
  },
  isArchivedNow: { id: 'communities.edit.isArchivedNow', defaultMessage: '{name} is archived', description: 'Tip' },
  isBack: { id: 'communities.edit.isBack', defaultMessage: '{name} is active again', description: 'Tip' },
  notBack: { id: 'communities.edit.notBack', defaultMessage: 'Couldn’t bring {name} back', description: 'Tip' },
  notArchived: {
    id: 'communities.edit.notArchived',
    defaultMessage: 'Couldn’t archive the community',
    description: 'In the dialog',
  },
  changedMeanwhile: {
    id: 'communities.edit.changedMeanwhile',
    defaultMessage: 'Someone changed the community in the meantime. Try again to archive it as it is now.',
    description: 'In the dialog',
  },
  removeQuestion: {
    id: 'communities.edit.removeQuestion',
    defaultMessage: 'Remove {name} permanently?',
    description: 'Title of a dialog',
  },
  removeText: {
    id: 'communities.edit.removeText',
    defaultMessage:
      '{posts, plural, one {# post} other {# posts}} and {files, plural, one {# file} other {# files}} are deleted for everyone, also for its {members, plural, one {# member} other {# members}}. This can’t be undone.',
    description: 'Below that title',
  },
  typeName: {
    id: 'communities.edit.typeName',
    defaultMessage: 'Type “{name}” to confirm',
    description: 'Field of the dialog',
  },
  nameDiffers: {
    id: 'communities.edit.nameDiffers',
    defaultMessage: 'This isn’t the name of the community',
    description: 'Below that field',
  },
  isRemoved: { id: 'communities.edit.isRemoved', defaultMessage: '{name} was deleted', description: 'Tip' },
  notRemoved: {
    id: 'communities.edit.notRemoved',
    defaultMessage: 'Couldn’t remove the community',
    description: 'In the dialog',
  },
})
