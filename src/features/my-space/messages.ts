import { defineMessages, type RichPart } from '@/shared/i18n'

export const messages = defineMessages<{
  title: void
  tabs: void
  workflows: void
  drafts: void
  mentions: void
  favourites: void
  assignedTasks: void
  monitoredTasks: void
  show: void
  decide: void
  acknowledge: void
  answer: void
  mine: void
  overdue: void
  today: void
  week: void
  earlier: void
  asksYou: { name: string; time: string }
  decisionSince: { time: string }
  acknowledgeVersion: { version: number }
  due: { what: string; day: string }
  failedSchedule: void
  seeDraft: void
  invited: { name: string }
  surveyFrom: { name: string }
  openSurvey: void
  movedTo: { state: string }
  acknowledged: void
  closed: void
  undo: void
  closeTask: { title: string }
  nothingWaits: void
  nothingWaitsText: void
  backToDashboard: void
  failed: void
  tryAgain: void
  loading: void
  showMore: void
  allMentions: void
  unread: void
  markAll: void
  allMarked: void
  markFailed: void
  mentionedYou: { name: string; b: RichPart }
  mentionedGroup: { name: string; group: string; b: RichPart }
  mentionGone: void
  noMentions: void
  noMentionsText: void
  allRead: void
  showAll: void
  collections: void
  allFavourites: void
  searchFavourites: void
  sort: void
  bySaved: void
  byNewest: void
  byTitle: void
  savedAt: { day: string }
  favouriteGone: void
  remove: void
  removed: void
  removeFailed: void
  noFavourites: void
  noFavouritesText: void
  nothingFound: void
  clear: void
  tasksDue: void
  nextEvents: void
  allOf: { count: number }
  allOfCard: { card: string; all: string }
  cardFailed: void
  saidYes: void
  saidMaybe: void
  saidNo: void
  notAnswered: void
  onList: void
}>({
  title: {
    id: 'mySpace.title',
    defaultMessage: 'My space',
    description: 'Title of the screen',
  },
  tabs: {
    id: 'mySpace.tabs',
    defaultMessage: 'Parts of My space',
    description: 'Names the tabs, for screen readers',
  },
  workflows: {
    id: 'mySpace.workflows',
    defaultMessage: 'Workflows',
    description: 'Tab: what waits for a decision, an acknowledgement or an answer',
  },
  drafts: {
    id: 'mySpace.drafts',
    defaultMessage: 'Drafts and scheduled',
    description: 'Tab: posts that are not published',
  },
  mentions: {
    id: 'mySpace.mentions',
    defaultMessage: 'Mentions',
    description: 'Tab: where the person was mentioned',
  },
  favourites: {
    id: 'mySpace.favourites',
    defaultMessage: 'Favourites',
    description: 'Tab: saved posts',
  },
  assignedTasks: {
    id: 'mySpace.assignedTasks',
    defaultMessage: 'Assigned tasks',
    description: 'Tab: tasks of the person',
  },
  monitoredTasks: {
    id: 'mySpace.monitoredTasks',
    defaultMessage: 'Monitored tasks',
    description: 'Tab: tasks that the person follows',
  },
  show: {
    id: 'mySpace.show',
    defaultMessage: 'What to show',
    description: 'Names the choices above a list, for screen readers',
  },
  decide: {
    id: 'mySpace.decide',
    defaultMessage: 'To decide',
    description: 'Choice: posts that wait for a decision',
  },
  acknowledge: {
    id: 'mySpace.acknowledge',
    defaultMessage: 'To acknowledge',
    description: 'Choice: posts that wait for an acknowledgement',
  },
  answer: {
    id: 'mySpace.answer',
    defaultMessage: 'To answer',
    description: 'Choice: invitations that wait for an answer',
  },
  mine: {
    id: 'mySpace.mine',
    defaultMessage: 'Started by me',
    description: 'Choice: posts in workflows that the person wrote',
  },
  overdue: {
    id: 'mySpace.overdue',
    defaultMessage: 'Overdue',
    description: 'Heading above rows',
  },
  today: {
    id: 'mySpace.today',
    defaultMessage: 'Today',
    description: 'Heading above rows',
  },
  week: {
    id: 'mySpace.week',
    defaultMessage: 'This week',
    description: 'Heading above rows',
  },
  earlier: {
    id: 'mySpace.earlier',
    defaultMessage: 'Earlier',
    description: 'Heading above rows',
  },
  asksYou: {
    id: 'mySpace.asksYou',
    defaultMessage: '{name} is asking you, since {time}',
    description: 'Below a post that waits for a decision',
  },
  decisionSince: {
    id: 'mySpace.decisionSince',
    defaultMessage: 'Your decision, since {time}',
    description: 'In a short row: a post waits for a decision',
  },
  acknowledgeVersion: {
    id: 'mySpace.acknowledgeVersion',
    defaultMessage: 'Acknowledge version {version, number}',
    description: 'In a row: a version of a post is to be acknowledged',
  },
  due: {
    id: 'mySpace.due',
    defaultMessage: '{what}, due {day}',
    description: 'In a row; {what} is what is to be done, {day} is “today” or “25 Nov”',
  },
  failedSchedule: {
    id: 'mySpace.failedSchedule',
    defaultMessage: 'Couldn’t be published on time',
    description: 'In a row: a scheduled post did not go out',
  },
  seeDraft: {
    id: 'mySpace.seeDraft',
    defaultMessage: 'See draft',
    description: 'Button: leads to the drafts',
  },
  surveyFrom: {
    id: 'mySpace.surveyFrom',
    defaultMessage: 'Survey from {name}',
    description: 'What waits: questions that the person has not answered',
  },
  openSurvey: {
    id: 'mySpace.openSurvey',
    defaultMessage: 'Answer',
    description: 'Button: opens a survey that waits',
  },
  invited: {
    id: 'mySpace.invited',
    defaultMessage: '{name} is inviting you',
    description: 'In a row: an event asks for an answer',
  },
  movedTo: {
    id: 'mySpace.movedTo',
    defaultMessage: 'Moved to {state}',
    description: 'A row that was just decided',
  },
  acknowledged: {
    id: 'mySpace.acknowledged',
    defaultMessage: 'Acknowledged',
    description: 'A row that was just acknowledged',
  },
  closed: {
    id: 'mySpace.closed',
    defaultMessage: 'Task closed',
    description: 'A row whose task was just closed',
  },
  undo: {
    id: 'mySpace.undo',
    defaultMessage: 'Undo',
    description: 'Button',
  },
  closeTask: {
    id: 'mySpace.closeTask',
    defaultMessage: 'Close: {title}',
    description: 'Names the tick of a task, for screen readers',
  },
  nothingWaits: {
    id: 'mySpace.nothingWaits',
    defaultMessage: 'You’re done for now',
    description: 'Title of an empty list',
  },
  nothingWaitsText: {
    id: 'mySpace.nothingWaitsText',
    defaultMessage: 'What needs you will appear here.',
    description: 'Below the title of an empty list',
  },
  backToDashboard: {
    id: 'mySpace.backToDashboard',
    defaultMessage: 'Go to Home',
    description: 'Button of an empty list',
  },
  failed: {
    id: 'mySpace.failed',
    defaultMessage: 'Couldn’t load this list',
    description: 'Where a list cannot be shown',
  },
  tryAgain: {
    id: 'mySpace.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button',
  },
  loading: {
    id: 'mySpace.loading',
    defaultMessage: 'Loading',
    description: 'For screen readers, while a list is loading',
  },
  showMore: {
    id: 'mySpace.showMore',
    defaultMessage: 'Show more',
    description: 'Button below a list',
  },
  allMentions: {
    id: 'mySpace.allMentions',
    defaultMessage: 'All',
    description: 'Choice: all mentions',
  },
  unread: {
    id: 'mySpace.unread',
    defaultMessage: 'Unread',
    description: 'Choice, and the dot beside what is new',
  },
  markAll: {
    id: 'mySpace.markAll',
    defaultMessage: 'Mark all as read',
    description: 'Button',
  },
  allMarked: {
    id: 'mySpace.allMarked',
    defaultMessage: 'All mentions marked as read',
    description: 'Tip',
  },
  markFailed: {
    id: 'mySpace.markFailed',
    defaultMessage: 'Couldn’t mark as read',
    description: 'Tip',
  },
  mentionedYou: {
    id: 'mySpace.mentionedYou',
    defaultMessage: '<b>{name}</b> mentioned you',
    description: 'Above what was said',
  },
  mentionedGroup: {
    id: 'mySpace.mentionedGroup',
    defaultMessage: '<b>{name}</b> mentioned {group}',
    description: 'Above what was said; {group} is a group of the person',
  },
  mentionGone: {
    id: 'mySpace.mentionGone',
    defaultMessage: 'This post isn’t available anymore',
    description: 'In place of the post of a mention',
  },
  noMentions: {
    id: 'mySpace.noMentions',
    defaultMessage: 'No mentions yet',
    description: 'Title of an empty list',
  },
  noMentionsText: {
    id: 'mySpace.noMentionsText',
    defaultMessage: 'When someone mentions you, you’ll find it here.',
    description: 'Below the title of an empty list',
  },
  allRead: {
    id: 'mySpace.allRead',
    defaultMessage: 'You’ve read all mentions',
    description: 'Title of an empty list of unread mentions',
  },
  showAll: {
    id: 'mySpace.showAll',
    defaultMessage: 'Show all',
    description: 'Button',
  },
  collections: {
    id: 'mySpace.collections',
    defaultMessage: 'Collections',
    description: 'Names the choices above the favourites',
  },
  allFavourites: {
    id: 'mySpace.allFavourites',
    defaultMessage: 'All favourites',
    description: 'Choice: everything that was saved',
  },
  searchFavourites: {
    id: 'mySpace.searchFavourites',
    defaultMessage: 'Search by title',
    description: 'Field above the favourites',
  },
  sort: {
    id: 'mySpace.sort',
    defaultMessage: 'Sort by',
    description: 'Field above the favourites',
  },
  bySaved: {
    id: 'mySpace.bySaved',
    defaultMessage: 'Last saved',
    description: 'Order of the favourites',
  },
  byNewest: {
    id: 'mySpace.byNewest',
    defaultMessage: 'Newest',
    description: 'Order of the favourites',
  },
  byTitle: {
    id: 'mySpace.byTitle',
    defaultMessage: 'Title',
    description: 'Order of the favourites',
  },
  savedAt: {
    id: 'mySpace.savedAt',
    defaultMessage: 'Saved {day}',
    description: 'Below a saved post; {day} is “today” or “25 Nov”',
  },
  favouriteGone: {
    id: 'mySpace.favouriteGone',
    defaultMessage: 'A post that was removed or closed',
    description: 'In place of a saved post',
  },
  remove: {
    id: 'mySpace.remove',
    defaultMessage: 'Remove',
    description: 'Button: takes a post from the favourites',
  },
  removed: {
    id: 'mySpace.removed',
    defaultMessage: 'Removed from favourites',
    description: 'Tip',
  },
  removeFailed: {
    id: 'mySpace.removeFailed',
    defaultMessage: 'Couldn’t remove it',
    description: 'Tip',
  },
  noFavourites: {
    id: 'mySpace.noFavourites',
    defaultMessage: 'No favourites yet',
    description: 'Title of an empty list',
  },
  noFavouritesText: {
    id: 'mySpace.noFavouritesText',
    defaultMessage: 'Save a post and it will appear here.',
    description: 'Below the title of an empty list',
  },
  nothingFound: {
    id: 'mySpace.nothingFound',
    defaultMessage: 'Nothing found',
    description: 'Title of a list that was narrowed',
  },
  clear: {
    id: 'mySpace.clear',
    defaultMessage: 'Clear filters',
    description: 'Button',
  },
  tasksDue: {
    id: 'mySpace.tasksDue',
    defaultMessage: 'Tasks due',
    description: 'Card beside the feed',
  },
  nextEvents: {
    id: 'mySpace.nextEvents',
    defaultMessage: 'Next events',
    description: 'Card beside the feed',
  },
  allOf: {
    id: 'mySpace.allOf',
    defaultMessage: 'All {count, number}',
    description: 'Link at a card: to the whole list',
  },
  allOfCard: {
    id: 'mySpace.allOfCard',
    defaultMessage: '{card}: {all}',
    description: 'Names that link for screen readers',
  },
  cardFailed: {
    id: 'mySpace.cardFailed',
    defaultMessage: 'Couldn’t load this',
    description: 'In a card whose content did not come',
  },
  saidYes: {
    id: 'mySpace.saidYes',
    defaultMessage: 'You said yes',
    description: 'Beside an event',
  },
  saidMaybe: {
    id: 'mySpace.saidMaybe',
    defaultMessage: 'You said maybe',
    description: 'Beside an event',
  },
  saidNo: {
    id: 'mySpace.saidNo',
    defaultMessage: 'You said no',
    description: 'Beside an event',
  },
  notAnswered: {
    id: 'mySpace.notAnswered',
    defaultMessage: 'You haven’t answered',
    description: 'Beside an event',
  },
  onList: {
    id: 'mySpace.onList',
    defaultMessage: 'You’re on the waiting list',
    description: 'Beside an event',
  },
})
