import { defineMessages } from '@/shared/i18n'

/** What the page of a community says, and what several parts say. */
export const messages = defineMessages<{
  any: void
  searchInside: void
  clearSearch: void
  catalog: void
  accept: void
  decline: void
  moderator: void
  undo: void
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
  access: void
  newCommunity: void
  editCommunity: void
  siteField: void
  close: void
  moreOf: { name: string }
  loading: void
  events: void
  files: void
  hashtags: void
  unanswered: void
  unansweredText: void
}>({
  any: {
    id: 'communities.any',
    defaultMessage: 'All',
    description: 'Choice of a filter: no restriction',
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
  moderator: {
    id: 'communities.moderator',
    defaultMessage: 'Moderator',
    description: 'Membership button, and role',
  },
  undo: {
    id: 'communities.undo',
    defaultMessage: 'Undo',
    description: 'Button of a tip',
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
  access: {
    id: 'communities.access',
    defaultMessage: 'Who can read and join',
    description: 'Heading',
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
  loading: {
    id: 'communities.loading',
    defaultMessage: 'Loading communities',
    description: 'Said while they load',
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
