import { defineMessages } from '@/shared/i18n'

/** Words of who can read a post. */
export const messages = defineMessages<{
  community: { community: string; count: number }
  selected: { count: number }
  readers: { count: number }
  more: void
  edits: void
  plans: void
  reads: void
  ask: void
  askHint: void
  asking: void
  can: { name: string }
  cannot: { name: string }
  loading: void
  failed: void
  askFailed: void
  tryAgain: void
  edit: void
  editLabel: void
  scope: void
  scopeCommunity: { community: string }
  scopeSelected: void
  scopeSelectedText: { community: string }
  readersField: void
  editorsField: void
  editorsHint: void
  tooMany: void
  save: void
  saving: void
  cancel: void
  saved: { count: number }
  undo: void
  undone: void
  undoFailed: void
  saveFailed: void
  outside: { community: string }
  conflict: void
  takeTheirs: void
  now: void
  mine: void
  onlyNamed: { names: string }
  onlyAlways: void
  editsNamed: { names: string }
  everyReader: void
  showReaders: { count: number }
  hideReaders: void
  findReader: void
  noReader: void
  readersFailed: void
  loadMore: void
  named: void
}>({
  community: {
    id: 'visibility.community',
    defaultMessage:
      'Everyone who can read {community} can read this post: {count, plural, one {# person} other {# people}}.',
    description: 'Who can read a post',
  },
  selected: {
    id: 'visibility.selected',
    defaultMessage:
      'Only the people and groups below can read this post: {count, plural, one {# person} other {# people}}.',
    description: 'Who can read a post',
  },
  readers: {
    id: 'visibility.readers',
    defaultMessage: '{count, plural, one {# person} other {# people}} can read this post.',
    description: 'Who can read a post, where it is not known by which rule',
  },
  more: {
    id: 'visibility.more',
    defaultMessage: 'Who can do more',
    description: 'Heading above people and groups, each with what it can do with the post',
  },
  edits: { id: 'visibility.edits', defaultMessage: 'Can edit', description: 'What a person can do with a post' },
  plans: {
    id: 'visibility.plans',
    defaultMessage: 'Can plan',
    description: 'What a person or a group can do with a post: say who does it and when',
  },
  reads: { id: 'visibility.reads', defaultMessage: 'Can read', description: 'What a person can do with a post' },
  ask: {
    id: 'visibility.ask',
    defaultMessage: 'Can this person read it?',
    description: 'Label of a field in which a person is chosen',
  },
  askHint: {
    id: 'visibility.askHint',
    defaultMessage: 'Choose someone to see whether they can read this post, and why.',
    description: 'Below the field in which a person is chosen',
  },
  asking: { id: 'visibility.asking', defaultMessage: 'Checking…', description: 'While the answer is on its way' },
  can: {
    id: 'visibility.can',
    defaultMessage: 'Yes, {name} can read this post.',
    description: 'Answer to whether a person can read the post; its reasons follow',
  },
  cannot: {
    id: 'visibility.cannot',
    defaultMessage: 'No, {name} can’t read this post.',
    description: 'Answer to whether a person can read the post; its reasons follow',
  },
  loading: { id: 'visibility.loading', defaultMessage: 'Loading who can read this', description: 'For screen readers' },
  failed: { id: 'visibility.failed', defaultMessage: 'Couldn’t load who can read this', description: 'Title' },
  askFailed: {
    id: 'visibility.askFailed',
    defaultMessage: 'Couldn’t check this person',
    description: 'In place of the answer to whether somebody can read the post',
  },
  tryAgain: { id: 'visibility.tryAgain', defaultMessage: 'Try again', description: 'Button' },
  edit: {
    id: 'visibility.edit',
    defaultMessage: 'Edit',
    description: 'Button beside the sentence that says who can read a post',
  },
  editLabel: {
    id: 'visibility.editLabel',
    defaultMessage: 'Edit who can read this',
    description: 'The same button, for screen readers',
  },
  scope: {
    id: 'visibility.scope',
    defaultMessage: 'Who can read this post?',
    description: 'Label of a choice of two',
  },
  scopeCommunity: {
    id: 'visibility.scopeCommunity',
    defaultMessage: 'Everyone who can read {community}',
    description: 'A choice',
  },
  scopeSelected: {
    id: 'visibility.scopeSelected',
    defaultMessage: 'Only people I choose',
    description: 'A choice',
  },
  scopeSelectedText: {
    id: 'visibility.scopeSelectedText',
    defaultMessage:
      'The author, the moderators of {community} and the assignee can always read it. Others who are mentioned or invited need to be chosen.',
    description: 'Below that choice',
  },
  readersField: {
    id: 'visibility.readersField',
    defaultMessage: 'Can read',
    description: 'Field in which people and groups are chosen',
  },
  editorsField: {
    id: 'visibility.editorsField',
    defaultMessage: 'Can edit',
    description: 'Field in which people and groups are chosen',
  },
  editorsHint: {
    id: 'visibility.editorsHint',
    defaultMessage: 'They can read and change the post, but not archive or remove it.',
    description: 'Below that field',
  },
  tooMany: {
    id: 'visibility.tooMany',
    defaultMessage: 'Choose up to 50 people and groups in all.',
    description: 'Error below the fields',
  },
  save: {
    id: 'visibility.save',
    defaultMessage: 'Save',
    description: 'Button',
  },
  saving: {
    id: 'visibility.saving',
    defaultMessage: 'Saving…',
    description: 'While it is being saved',
  },
  cancel: {
    id: 'visibility.cancel',
    defaultMessage: 'Cancel',
    description: 'Button',
  },
  saved: {
    id: 'visibility.saved',
    defaultMessage: '{count, plural, one {# person can read this post} other {# people can read this post}}',
    description: 'Tip after saving',
  },
  undo: {
    id: 'visibility.undo',
    defaultMessage: 'Undo',
    description: 'Button of that tip',
  },
  undone: {
    id: 'visibility.undone',
    defaultMessage: 'Who can read it is as before',
    description: 'Tip after Undo',
  },
  undoFailed: {
    id: 'visibility.undoFailed',
    defaultMessage: 'Couldn’t undo the change',
    description: 'Tip',
  },
  saveFailed: {
    id: 'visibility.saveFailed',
    defaultMessage: 'Couldn’t save. Your choices are still here.',
    description: 'In the form',
  },
  outside: {
    id: 'visibility.outside',
    defaultMessage: 'Not everyone you chose can read {community}. Choose members of the community.',
    description: 'Error in the form',
  },
  conflict: {
    id: 'visibility.conflict',
    defaultMessage: 'Someone else changed this in the meantime. Save again to replace their choice with yours.',
    description: 'Title above what another person chose meanwhile',
  },
  takeTheirs: {
    id: 'visibility.takeTheirs',
    defaultMessage: 'Use their choice',
    description: 'Button beside it: takes what the other person chose',
  },
  now: {
    id: 'visibility.now',
    defaultMessage: 'Now',
    description: 'Before what another person chose meanwhile',
  },
  mine: {
    id: 'visibility.mine',
    defaultMessage: 'Your choice',
    description: 'Before what the person chose',
  },
  onlyNamed: {
    id: 'visibility.onlyNamed',
    defaultMessage: 'Only: {names}',
    description: 'Who can read a post, in short',
  },
  onlyAlways: {
    id: 'visibility.onlyAlways',
    defaultMessage: 'Only the author, moderators and the assignee',
    description: 'Who can read a post, in short',
  },
  editsNamed: {
    id: 'visibility.editsNamed',
    defaultMessage: 'can edit: {names}',
    description: 'Part of a sentence: who can change a post',
  },
  everyReader: {
    id: 'visibility.everyReader',
    defaultMessage: 'Everyone who can read it',
    description: 'Heading above a list of people',
  },
  showReaders: {
    id: 'visibility.showReaders',
    defaultMessage: 'Show all {count, plural, one {# person} other {# people}}',
    description: 'Button: lists those who can read the post',
  },
  hideReaders: {
    id: 'visibility.hideReaders',
    defaultMessage: 'Hide',
    description: 'Button: closes that list',
  },
  findReader: {
    id: 'visibility.findReader',
    defaultMessage: 'Find a person',
    description: 'Search field above that list',
  },
  noReader: {
    id: 'visibility.noReader',
    defaultMessage: 'No one by that name can read it',
    description: 'That list is empty under a search',
  },
  readersFailed: {
    id: 'visibility.readersFailed',
    defaultMessage: 'Couldn’t load the readers',
    description: 'In place of that list',
  },
  loadMore: {
    id: 'visibility.loadMore',
    defaultMessage: 'Show more',
    description: 'Button below that list',
  },
  named: {
    id: 'visibility.named',
    defaultMessage: 'Who can read it',
    description: 'Heading above people and groups, where only those can read the post',
  },
})

/** What gives a person or a group their part in a post. */
export const sourceMessages = defineMessages<{
  author: void
  moderator: void
  assignee: void
  invitation: void
  grant: void
}>({
  author: { id: 'visibility.author', defaultMessage: 'Author', description: 'Why somebody can do more with a post' },
  moderator: {
    id: 'visibility.moderator',
    defaultMessage: 'Moderates the community',
    description: 'Why somebody can do more with a post',
  },
  assignee: {
    id: 'visibility.assignee',
    defaultMessage: 'Assignee',
    description: 'Why somebody can do more with a post',
  },
  invitation: {
    id: 'visibility.invitation',
    defaultMessage: 'Invited to the event',
    description: 'Why somebody can do more with a post',
  },
  grant: {
    id: 'visibility.grant',
    defaultMessage: 'Chosen by name',
    description: 'Why somebody can do more with a post',
  },
})

/** Why a person can read a post or not. */
export const reasonMessages = defineMessages<{
  author: void
  moderator: { community: string }
  assignee: void
  member: { community: string }
  open: { community: string }
  stranger: { community: string }
  blocked: void
  deleted: void
  notPublished: void
  granted: void
  notSelected: void
}>({
  author: { id: 'visibility.isAuthor', defaultMessage: 'Wrote this post', description: 'Why a person can read a post' },
  moderator: {
    id: 'visibility.isModerator',
    defaultMessage: 'Moderates {community}',
    description: 'Why a person can read a post',
  },
  assignee: {
    id: 'visibility.isAssignee',
    defaultMessage: 'Is the assignee, or in the group that is',
    description: 'Why a person can read a post',
  },
  member: {
    id: 'visibility.isMember',
    defaultMessage: 'Is a member of {community}',
    description: 'Why a person can read a post',
  },
  open: {
    id: 'visibility.isOpen',
    defaultMessage: '{community} is open to everyone',
    description: 'Why a person can read a post',
  },
  stranger: {
    id: 'visibility.isStranger',
    defaultMessage: 'Isn’t a member of {community}',
    description: 'Why a person cannot read a post',
  },
  blocked: {
    id: 'visibility.isBlocked',
    defaultMessage: 'The account is blocked',
    description: 'Why a person cannot read a post',
  },
  deleted: {
    id: 'visibility.isDeleted',
    defaultMessage: 'The account was deleted',
    description: 'Why a person cannot read a post',
  },
  notPublished: {
    id: 'visibility.isNotPublished',
    defaultMessage: 'The post isn’t published yet',
    description: 'Why a person cannot read a post',
  },
  granted: {
    id: 'visibility.isGranted',
    defaultMessage: 'Was chosen by name, or is in a group that was',
    description: 'Why a person can read a post',
  },
  notSelected: {
    id: 'visibility.isNotSelected',
    defaultMessage: 'The post is only for people who were chosen',
    description: 'Why a person cannot read a post',
  },
})
