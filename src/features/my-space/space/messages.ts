import { defineMessages, type RichPart } from '@/shared/i18n'

/** Words of My space. */
export const messages = defineMessages<{
  parts: void
  workflows: void
  drafts: void
  mentions: void
  favourites: void
  assignedTasks: void
  monitorTasks: void
  showLabel: void
  decide: void
  acknowledge: void
  answer: void
  mine: void
  overdue: void
  today: void
  week: void
  earlier: void
  asksSince: { name: string; time: string }
  nothingToDecide: void
  nothingToAcknowledge: void
  nothingToAnswer: void
  nothingText: void
  nothingStarted: void
  nothingStartedText: void
  loading: void
  failed: void
  showMore: void
  filterLabel: void
  all: void
  unread: void
  markAll: void
  allMarked: void
  undo: void
  markFailed: void
  noMentions: void
  noMentionsText: void
  noUnread: void
  showAll: void
  byName: { name: string; b: RichPart }
  byGroup: { name: string; group: string; b: RichPart }
  inTask: { name: string; b: RichPart }
  searchFavourites: void
  order: void
  saved: void
  newest: void
  title: void
  clearSearch: void
  collections: void
  manageCollections: void
  collectionGone: void
  savedOn: { day: string }
  gone: void
  takeOut: void
  takeOutOf: { title: string }
  takenOut: void
  takeOutFailed: void
  noFavourites: void
  noFavouritesText: void
  nothingFound: void
  moreOf: { title: string }
  openWorkflow: void
  copyLink: void
  notPublished: { count: number }
}>({
  parts: {
    id: 'mySpace.space.parts',
    defaultMessage: 'Parts of My space',
    description: 'Names the row of tabs',
  },
  workflows: {
    id: 'mySpace.space.workflows',
    defaultMessage: 'Workflows',
    description: 'Tab: what waits for a decision, a confirmation or an answer',
  },
  drafts: {
    id: 'mySpace.space.drafts',
    defaultMessage: 'Drafts and scheduled',
    description: 'Tab: posts that are not published',
  },
  mentions: {
    id: 'mySpace.space.mentions',
    defaultMessage: 'Mentions',
    description: 'Tab: where the person is mentioned',
  },
  favourites: {
    id: 'mySpace.space.favourites',
    defaultMessage: 'Favourites',
    description: 'Tab: posts that the person has saved',
  },
  assignedTasks: {
    id: 'mySpace.space.assignedTasks',
    defaultMessage: 'Assigned tasks',
    description: 'Tab: tasks that the person has to do',
  },
  monitorTasks: {
    id: 'mySpace.space.monitorTasks',
    defaultMessage: 'Monitored tasks',
    description: 'Tab: tasks of others that the person follows',
  },
  showLabel: {
    id: 'mySpace.space.showLabel',
    defaultMessage: 'What to show',
    description: 'Names the choice above the list',
  },
  decide: {
    id: 'mySpace.space.decide',
    defaultMessage: 'To decide',
    description: 'Choice: posts that wait for a decision',
  },
  acknowledge: {
    id: 'mySpace.space.acknowledge',
    defaultMessage: 'To acknowledge',
    description: 'Choice: posts that are to be acknowledged',
  },
  answer: {
    id: 'mySpace.space.answer',
    defaultMessage: 'To answer',
    description: 'Choice: events that wait for an answer',
  },
  mine: {
    id: 'mySpace.space.mine',
    defaultMessage: 'Started by me',
    description: 'Choice: posts of the person that are in a workflow',
  },
  overdue: {
    id: 'mySpace.space.overdue',
    defaultMessage: 'Overdue',
    description: 'Heading of a group',
  },
  today: {
    id: 'mySpace.space.today',
    defaultMessage: 'Today',
    description: 'Heading of a group: since today',
  },
  week: {
    id: 'mySpace.space.week',
    defaultMessage: 'This week',
    description: 'Heading of a group: since Monday',
  },
  earlier: {
    id: 'mySpace.space.earlier',
    defaultMessage: 'Earlier',
    description: 'Heading of a group: since before Monday',
  },
  asksSince: {
    id: 'mySpace.space.asksSince',
    defaultMessage: '{name} asks you, since {time}',
    description: 'In a row: who waits for a decision; {time} is “09:12”, “yesterday” or “18 Nov”',
  },
  nothingToDecide: {
    id: 'mySpace.space.nothingToDecide',
    defaultMessage: 'Nothing to decide',
    description: 'Title in place of the list',
  },
  nothingToAcknowledge: {
    id: 'mySpace.space.nothingToAcknowledge',
    defaultMessage: 'Nothing to acknowledge',
    description: 'Title in place of the list',
  },
  nothingToAnswer: {
    id: 'mySpace.space.nothingToAnswer',
    defaultMessage: 'Nothing to answer',
    description: 'Title in place of the list',
  },
  nothingText: {
    id: 'mySpace.space.nothingText',
    defaultMessage: 'What needs you will appear here.',
    description: 'Below that title',
  },
  nothingStarted: {
    id: 'mySpace.space.nothingStarted',
    defaultMessage: 'You haven’t started a workflow',
    description: 'Title in place of the list',
  },
  nothingStartedText: {
    id: 'mySpace.space.nothingStartedText',
    defaultMessage: 'Your posts in communities with a workflow will appear here.',
    description: 'Below that title',
  },
  loading: {
    id: 'mySpace.space.loading',
    defaultMessage: 'Loading',
    description: 'For screen readers, while a list is loading',
  },
  failed: {
    id: 'mySpace.space.failed',
    defaultMessage: 'Couldn’t load this list',
    description: 'Title in place of a list that did not come',
  },
  showMore: {
    id: 'mySpace.space.showMore',
    defaultMessage: 'Show more',
    description: 'Button: loads the next rows',
  },
  filterLabel: {
    id: 'mySpace.space.filterLabel',
    defaultMessage: 'Which mentions',
    description: 'Names the choice above the mentions',
  },
  all: {
    id: 'mySpace.space.all',
    defaultMessage: 'All',
    description: 'Choice: all mentions',
  },
  unread: {
    id: 'mySpace.space.unread',
    defaultMessage: 'Unread',
    description: 'Choice: unread mentions; also said of one mention',
  },
  markAll: {
    id: 'mySpace.space.markAll',
    defaultMessage: 'Mark all as read',
    description: 'Button above the mentions',
  },
  allMarked: {
    id: 'mySpace.space.allMarked',
    defaultMessage: 'All mentions marked as read',
    description: 'In place of that button, with Undo',
  },
  undo: {
    id: 'mySpace.space.undo',
    defaultMessage: 'Undo',
    description: 'Button',
  },
  markFailed: {
    id: 'mySpace.space.markFailed',
    defaultMessage: 'Couldn’t mark as read',
    description: 'Tip after a mention could not be marked',
  },
  noMentions: {
    id: 'mySpace.space.noMentions',
    defaultMessage: 'No mentions yet',
    description: 'Title in place of the list',
  },
  noMentionsText: {
    id: 'mySpace.space.noMentionsText',
    defaultMessage: 'Mentions of you or your groups will appear here.',
    description: 'Below that title',
  },
  noUnread: {
    id: 'mySpace.space.noUnread',
    defaultMessage: 'No unread mentions',
    description: 'Title in place of the list',
  },
  showAll: {
    id: 'mySpace.space.showAll',
    defaultMessage: 'Show all',
    description: 'Button: shows read mentions too',
  },
  byName: {
    id: 'mySpace.space.byName',
    defaultMessage: '<b>{name}</b> mentioned you',
    description: 'In a row of the mentions',
  },
  byGroup: {
    id: 'mySpace.space.byGroup',
    defaultMessage: '<b>{name}</b> mentioned {group}',
    description: 'In a row of the mentions; {group} is a group of the person',
  },
  inTask: {
    id: 'mySpace.space.inTask',
    defaultMessage: '<b>{name}</b> mentioned you in a task',
    description: 'In a row of the mentions',
  },
  searchFavourites: {
    id: 'mySpace.space.searchFavourites',
    defaultMessage: 'Search favourites',
    description: 'Field above the favourites',
  },
  order: {
    id: 'mySpace.space.order',
    defaultMessage: 'Order',
    description: 'Names the order of the favourites',
  },
  saved: {
    id: 'mySpace.space.saved',
    defaultMessage: 'Last saved first',
    description: 'Order of the favourites',
  },
  newest: {
    id: 'mySpace.space.newest',
    defaultMessage: 'Newest posts first',
    description: 'Order of the favourites',
  },
  title: {
    id: 'mySpace.space.title',
    defaultMessage: 'By title',
    description: 'Order of the favourites',
  },
  clearSearch: { id: 'mySpace.space.clearSearch', defaultMessage: 'Clear search', description: 'Button in that field' },
  collections: {
    id: 'mySpace.space.collections',
    defaultMessage: 'Collections',
    description: 'Names the collections that can narrow the list',
  },
  manageCollections: {
    id: 'mySpace.space.manageCollections',
    defaultMessage: 'Manage collections',
    description: 'Link',
  },
  collectionGone: {
    id: 'mySpace.space.collectionGone',
    defaultMessage: 'This collection doesn’t exist any more',
    description: 'Title in place of the list',
  },
  savedOn: {
    id: 'mySpace.space.savedOn',
    defaultMessage: 'Saved {day}',
    description: 'Below a favourite; {day} is “today” or “18 Nov”',
  },
  gone: {
    id: 'mySpace.space.gone',
    defaultMessage: 'This post is no longer available',
    description: 'In place of a favourite that was removed',
  },
  takeOut: {
    id: 'mySpace.space.takeOut',
    defaultMessage: 'Remove',
    description: 'Button: takes a post out of the favourites',
  },
  takeOutOf: {
    id: 'mySpace.space.takeOutOf',
    defaultMessage: 'Remove from favourites: {title}',
    description: 'Names that button, for screen readers',
  },
  takenOut: {
    id: 'mySpace.space.takenOut',
    defaultMessage: 'Removed from favourites',
    description: 'Tip, with Undo',
  },
  takeOutFailed: {
    id: 'mySpace.space.takeOutFailed',
    defaultMessage: 'Couldn’t remove from favourites',
    description: 'Tip after a post could not be taken out',
  },
  noFavourites: {
    id: 'mySpace.space.noFavourites',
    defaultMessage: 'No favourites yet',
    description: 'Title in place of the list',
  },
  noFavouritesText: {
    id: 'mySpace.space.noFavouritesText',
    defaultMessage: 'Posts you save with their bookmark will appear here.',
    description: 'Below that title',
  },
  nothingFound: {
    id: 'mySpace.space.nothingFound',
    defaultMessage: 'No matching favourites',
    description: 'Title in place of the list, where words or a collection narrow it',
  },
  moreOf: {
    id: 'mySpace.space.moreOf',
    defaultMessage: 'More actions for {title}',
    description: 'Label of the button that opens the menu of a row; {title} is that of a post',
  },
  openWorkflow: {
    id: 'mySpace.space.openWorkflow',
    defaultMessage: 'Steps and history',
    description: 'In that menu: leads to the workflow tab of the post',
  },
  copyLink: {
    id: 'mySpace.space.copyLink',
    defaultMessage: 'Copy link',
    description: 'In that menu: copies the address of the post',
  },
  notPublished: {
    id: 'mySpace.space.notPublished',
    defaultMessage:
      '{count, plural, one {# scheduled post couldn’t be published.} other {# scheduled posts couldn’t be published.}}',
    description: 'Link behind the summary of what waits, to those posts among the drafts',
  },
})
