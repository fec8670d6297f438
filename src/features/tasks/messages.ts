import { defineMessages, type RichPart } from '@/shared/i18n'

/** The list of tasks, and what rows and details share. */
export const messages = defineMessages<{
  title: void
  newTask: void
  tabs: void
  assigned: void
  group: void
  monitored: void
  state: void
  stateOpen: void
  stateClosed: void
  due: void
  dueBy: { date: string }
  priority: void
  overdue: void
  isOverdue: void
  today: void
  week: void
  later: void
  none: void
  noDue: void
  dayAndTime: { day: string; time: string }
  bothZones: { here: string; there: string }
  toTake: void
  recentlyClosed: void
  showAll: void
  showAllOf: { title: string }
  showMore: void
  empty: void
  noneAtPost: void
  allClosed: void
  nothingFound: void
  failed: void
  loading: void
  moreFailed: void
  neededFor: { step: string }
  notNeeded: void
  forWhom: { name: string }
  comments: { count: number }
  files: { count: number }
  take: void
  takeThis: { title: string }
  closeThis: { title: string }
  reopenThis: { title: string }
}>({
  title: { id: 'tasks.title', defaultMessage: 'Tasks', description: 'Title of the screen, of a card and of a list' },
  newTask: { id: 'tasks.newTask', defaultMessage: 'New task', description: 'Button' },
  tabs: { id: 'tasks.tabs', defaultMessage: 'Which tasks', description: 'Names the tabs, for screen readers' },
  assigned: { id: 'tasks.assigned', defaultMessage: 'Assigned to me', description: 'Tab' },
  group: {
    id: 'tasks.group',
    defaultMessage: 'My groups',
    description: 'Tab: tasks that wait for a group of the person',
  },
  monitored: { id: 'tasks.monitored', defaultMessage: 'Monitored', description: 'Tab: tasks that the person follows' },
  state: { id: 'tasks.state', defaultMessage: 'Status', description: 'Field and fact' },
  stateOpen: {
    id: 'tasks.stateOpen',
    defaultMessage: 'Open',
    description: 'Choice and heading: tasks that are not closed',
  },
  stateClosed: {
    id: 'tasks.stateClosed',
    defaultMessage: 'Closed',
    description: 'Choice and heading: tasks that are closed',
  },
  due: { id: 'tasks.due', defaultMessage: 'Due', description: 'Field and fact: until when a task is to be done' },
  dueBy: { id: 'tasks.dueBy', defaultMessage: 'Due {date}', description: 'Until when an answer is asked for' },
  priority: { id: 'tasks.priority', defaultMessage: 'Priority', description: 'Field and fact' },
  overdue: { id: 'tasks.overdue', defaultMessage: 'Overdue', description: 'Part of the list: several tasks' },
  isOverdue: { id: 'tasks.isOverdue', defaultMessage: 'Overdue', description: 'Beside the end of a task' },
  today: { id: 'tasks.today', defaultMessage: 'Today', description: 'Part of the list, and when a task is due' },
  week: { id: 'tasks.week', defaultMessage: 'This week', description: 'Part of the list: after today, until Sunday' },
  later: { id: 'tasks.later', defaultMessage: 'Later', description: 'Part of the list' },
  none: { id: 'tasks.none', defaultMessage: 'No due date', description: 'Part of the list' },
  noDue: { id: 'tasks.noDue', defaultMessage: 'No due date', description: 'Fact about a task' },
  dayAndTime: {
    id: 'tasks.dayAndTime',
    defaultMessage: '{day}, {time}',
    description: 'When a task is due: "Tue 17 Nov" and "17:00"',
  },
  bothZones: {
    id: 'tasks.bothZones',
    defaultMessage: '{here} ({there})',
    description: 'When a task is due: where the reader is, and in brackets in the zone in which it was meant',
  },
  toTake: {
    id: 'tasks.toTake',
    defaultMessage: 'To take in my groups',
    description: 'Heading: tasks that wait for somebody of a group',
  },
  recentlyClosed: { id: 'tasks.recentlyClosed', defaultMessage: 'Closed in the last 14 days', description: 'Heading' },
  showAll: { id: 'tasks.showAll', defaultMessage: 'Show all', description: 'Button and link' },
  showAllOf: {
    id: 'tasks.showAllOf',
    defaultMessage: 'Show all: {title}',
    description: 'The same for screen readers, with the heading',
  },
  showMore: { id: 'tasks.showMore', defaultMessage: 'Show more', description: 'Button' },
  empty: { id: 'tasks.empty', defaultMessage: 'No open tasks', description: 'In place of an empty list' },
  noneAtPost: {
    id: 'tasks.noneAtPost',
    defaultMessage: 'No tasks yet',
    description: 'In place of the tasks of a post',
  },
  allClosed: { id: 'tasks.allClosed', defaultMessage: 'All tasks are closed', description: 'In the card of a post' },
  nothingFound: {
    id: 'tasks.nothingFound',
    defaultMessage: 'No tasks match these filters',
    description: 'In place of the list',
  },
  failed: { id: 'tasks.failed', defaultMessage: 'Couldn’t load the tasks', description: 'In place of the list' },
  loading: { id: 'tasks.loading', defaultMessage: 'Loading tasks', description: 'For screen readers' },
  moreFailed: {
    id: 'tasks.moreFailed',
    defaultMessage: 'Further tasks couldn’t be loaded.',
    description: 'At the end of the list',
  },
  neededFor: {
    id: 'tasks.neededFor',
    defaultMessage: 'needed for {step}',
    description: 'Beside the title of a task; {step} is a step of the workflow, "Approve"',
  },
  notNeeded: {
    id: 'tasks.notNeeded',
    defaultMessage: 'Not needed',
    description: 'Beside a closed task, and the button that closes one so',
  },
  forWhom: {
    id: 'tasks.forWhom',
    defaultMessage: 'for {name}',
    description: 'Who does a task; {name} is a person or a group',
  },
  comments: {
    id: 'tasks.comments',
    defaultMessage: '{count, plural, one {# comment} other {# comments}}',
    description: 'For screen readers',
  },
  files: {
    id: 'tasks.files',
    defaultMessage: '{count, plural, one {# file} other {# files}}',
    description: 'Heading, and for screen readers',
  },
  take: { id: 'tasks.take', defaultMessage: 'Take', description: 'Button: the person will do a task of the group' },
  takeThis: { id: 'tasks.takeThis', defaultMessage: 'Take: {title}', description: 'The same for screen readers' },
  closeThis: { id: 'tasks.closeThis', defaultMessage: 'Close: {title}', description: 'Check box before an open task' },
  reopenThis: {
    id: 'tasks.reopenThis',
    defaultMessage: 'Closed: {title}',
    description: 'Check box before a closed task; it opens it again',
  },
})

/** What narrows a list of tasks, and its order. */
export const filterMessages = defineMessages<{
  show: { count: number }
  any: void
  community: void
  assignedTo: void
  me: void
  sort: void
  byDue: void
  byPriority: void
  byNewest: void
  kind: void
  kindTask: void
  kindFeedback: void
}>({
  kind: { id: 'tasks.filter.kind', defaultMessage: 'Kind', description: 'Field: kind of a task' },
  kindTask: { id: 'tasks.filter.kindTask', defaultMessage: 'Tasks', description: 'Kind: something to be done' },
  kindFeedback: {
    id: 'tasks.filter.kindFeedback',
    defaultMessage: 'Feedback requests',
    description: 'Kind: somebody asks for an answer',
  },
  show: {
    id: 'tasks.show',
    defaultMessage: '{count, plural, one {Show # task} other {Show # tasks}}',
    description: 'Button that closes the filters on phones',
  },
  any: { id: 'tasks.any', defaultMessage: 'All', description: 'Choice of a filter that leaves everything' },
  community: { id: 'tasks.community', defaultMessage: 'Community', description: 'Field' },
  assignedTo: { id: 'tasks.assignedTo', defaultMessage: 'Assigned to', description: 'Field' },
  me: { id: 'tasks.me', defaultMessage: 'Me', description: 'Choice of the filter: the reader' },
  sort: { id: 'tasks.sort', defaultMessage: 'Sort by', description: 'Field' },
  byDue: { id: 'tasks.byDue', defaultMessage: 'Due date', description: 'Order of the list' },
  byPriority: { id: 'tasks.byPriority', defaultMessage: 'Priority', description: 'Order of the list' },
  byNewest: { id: 'tasks.byNewest', defaultMessage: 'Newest first', description: 'Order of the list' },
})

/** The files of a task. */
export const fileMessages = defineMessages<{
  add: void
  drop: void
  choose: void
  release: void
  remove: { name: string }
  tooMany: { name: string; most: number }
  rejected: { name: string; most: number }
}>({
  add: { id: 'tasks.files.add', defaultMessage: 'Add files', description: 'Field' },
  drop: { id: 'tasks.files.drop', defaultMessage: 'Drag files here or paste them', description: 'In the field' },
  choose: { id: 'tasks.files.choose', defaultMessage: 'Add a file', description: 'Button in the field for files' },
  release: { id: 'tasks.files.release', defaultMessage: 'Let go to add them', description: 'While files hang above' },
  remove: { id: 'tasks.files.remove', defaultMessage: 'Remove {name}', description: 'Button; {name} is a file' },
  tooMany: {
    id: 'tasks.files.tooMany',
    defaultMessage: '{name} wasn’t added: {most, number} files at most.',
    description: 'Below the field; {name} is a file',
  },
  rejected: {
    id: 'tasks.files.rejected',
    defaultMessage: '{name} wasn’t added: it’s empty or a folder.',
    description: 'Below the field; {name} is a file',
  },
})

/** What is said once something was done with a task. */
export const actMessages = defineMessages<{
  closed: void
  notNeeded: void
  reopened: void
  taken: void
  released: void
  reminded: void
  copied: void
  deleted: void
  deleteChanged: void
  undo: void
  tooEarly: void
  takenBy: { name: string }
  closedBy: { name: string }
  failed: void
  offline: void
  postponed: void
  waitingChange: void
  waitsForNetwork: void
  gone: void
  refused: void
  discard: void
}>({
  closed: { id: 'tasks.act.closed', defaultMessage: 'Task closed', description: 'Tip' },
  notNeeded: { id: 'tasks.act.notNeeded', defaultMessage: 'Task closed as not needed', description: 'Tip' },
  reopened: { id: 'tasks.act.reopened', defaultMessage: 'Task reopened', description: 'Tip' },
  taken: { id: 'tasks.act.taken', defaultMessage: 'The task is yours now', description: 'Tip' },
  released: { id: 'tasks.act.released', defaultMessage: 'Given back to the group', description: 'Tip' },
  reminded: { id: 'tasks.act.reminded', defaultMessage: 'Reminder sent', description: 'Tip' },
  copied: { id: 'tasks.act.copied', defaultMessage: 'Task copied', description: 'Tip' },
  deleted: { id: 'tasks.act.deleted', defaultMessage: 'Task deleted', description: 'Tip' },
  deleteChanged: {
    id: 'tasks.act.deleteChanged',
    defaultMessage: 'The task wasn’t deleted: someone has changed it in the meantime.',
    description: 'Tip',
  },
  undo: { id: 'tasks.act.undo', defaultMessage: 'Undo', description: 'Button in a tip' },
  tooEarly: {
    id: 'tasks.act.tooEarly',
    defaultMessage: 'A reminder was already sent in the last 24 hours',
    description: 'Tip',
  },
  takenBy: { id: 'tasks.act.takenBy', defaultMessage: '{name} took this a moment ago', description: 'Tip' },
  closedBy: { id: 'tasks.act.closedBy', defaultMessage: '{name} has already closed this task', description: 'Tip' },
  failed: { id: 'tasks.act.failed', defaultMessage: 'That didn’t work. Try again.', description: 'Tip' },
  offline: { id: 'tasks.act.offline', defaultMessage: 'You’re offline. Nothing was changed.', description: 'Tip' },
  postponed: {
    id: 'tasks.act.postponed',
    defaultMessage: 'You’re offline. This will be sent when you’re back online.',
    description: 'Tip after a task was ticked without a network',
  },
  waitingChange: {
    id: 'tasks.act.waitingChange',
    defaultMessage: 'A task you changed while offline',
    description: 'What would be lost by leaving the page',
  },
  waitsForNetwork: {
    id: 'tasks.act.waitsForNetwork',
    defaultMessage: 'waiting for the network',
    description: 'Beside a task that was ticked without a network',
  },
  gone: { id: 'tasks.act.gone', defaultMessage: 'This task was deleted', description: 'Tip' },
  refused: { id: 'tasks.act.refused', defaultMessage: 'You can’t do this with this task', description: 'Tip' },
  discard: {
    id: 'tasks.act.discard',
    defaultMessage: 'Discard',
    description: 'Button: closes the form and forgets what was written',
  },
})

/** One task in full. */
export const detailMessages = defineMessages<{
  task: void
  close: void
  cancel: void
  edit: void
  more: void
  closeTask: void
  reopen: void
  sending: void
  copyLink: void
  copy: void
  remind: void
  delete: void
  goneTitle: void
  goneText: void
  failed: void
  mustBeClosed: { step: string; number: string; b: RichPart }
  overdueBy: { days: number }
  remindsThen: { time: string }
  remindsAt: { time: string }
  wasClosed: { name: string; time: string }
  wasNotNeeded: { name: string; time: string }
  whyNotNeeded: void
  closeNotNeeded: void
  optional: void
  begin: void
  pause: void
  onlyOthers: void
  nobody: void
  release: void
  monitors: void
  follow: void
  unfollow: void
  people: { count: number }
  createdBy: void
  parts: void
  comments: void
  activity: void
  commentsFailed: void
  activityFailed: void
  noComments: void
  commentsClosed: void
  opensInNewTab: void
}>({
  task: { id: 'tasks.detail.task', defaultMessage: 'Task', description: 'Title while a task loads' },
  close: { id: 'tasks.detail.close', defaultMessage: 'Close', description: 'Button of a dialog' },
  cancel: { id: 'tasks.detail.cancel', defaultMessage: 'Cancel', description: 'Button' },
  edit: { id: 'tasks.detail.edit', defaultMessage: 'Edit', description: 'Button' },
  more: { id: 'tasks.detail.more', defaultMessage: 'More actions', description: 'Button' },
  closeTask: { id: 'tasks.detail.closeTask', defaultMessage: 'Close task', description: 'Button' },
  reopen: { id: 'tasks.detail.reopen', defaultMessage: 'Reopen', description: 'Button' },
  sending: {
    id: 'tasks.detail.sending',
    defaultMessage: 'Sending',
    description: 'While a button waits, for screen readers',
  },
  copyLink: { id: 'tasks.detail.copyLink', defaultMessage: 'Copy link', description: 'Menu entry' },
  copy: {
    id: 'tasks.detail.copy',
    defaultMessage: 'Copy task',
    description: 'Menu entry: makes the same task once more',
  },
  remind: { id: 'tasks.detail.remind', defaultMessage: 'Send a reminder', description: 'Menu entry' },
  delete: { id: 'tasks.detail.delete', defaultMessage: 'Delete task', description: 'Menu entry and button' },
  goneTitle: {
    id: 'tasks.detail.goneTitle',
    defaultMessage: 'This task was deleted',
    description: 'In place of a task',
  },
  goneText: {
    id: 'tasks.detail.goneText',
    defaultMessage: 'Someone has taken it away, or its post.',
    description: 'Below "This task was deleted"',
  },
  failed: { id: 'tasks.detail.failed', defaultMessage: 'Couldn’t load the task', description: 'In place of a task' },
  mustBeClosed: {
    id: 'tasks.detail.mustBeClosed',
    defaultMessage: 'Must be closed before post {number} can move on: <b>{step}</b>',
    description: 'Above a task; {step} is a step of the workflow',
  },
  overdueBy: {
    id: 'tasks.detail.overdueBy',
    defaultMessage: 'overdue by {days, plural, one {# day} other {# days}}',
    description: 'Beside the end of a task',
  },
  remindsThen: {
    id: 'tasks.detail.remindsThen',
    defaultMessage: 'then at {time} while overdue',
    description: 'Beside the reminders before the end of a task: those after it, the first on the next morning',
  },
  remindsAt: {
    id: 'tasks.detail.remindsAt',
    defaultMessage: 'At {time} while overdue',
    description: 'The reminders of a task that has none before its end',
  },
  wasClosed: {
    id: 'tasks.detail.wasClosed',
    defaultMessage: 'Closed by {name}, {time}',
    description: 'Above a closed task',
  },
  wasNotNeeded: {
    id: 'tasks.detail.wasNotNeeded',
    defaultMessage: 'Closed as not needed by {name}, {time}',
    description: 'Above a closed task',
  },
  whyNotNeeded: {
    id: 'tasks.detail.whyNotNeeded',
    defaultMessage: 'Why is it no longer needed?',
    description: 'Field',
  },
  closeNotNeeded: { id: 'tasks.detail.closeNotNeeded', defaultMessage: 'Close as not needed', description: 'Button' },
  optional: { id: 'tasks.detail.optional', defaultMessage: 'Optional', description: 'Beside a field' },
  begin: { id: 'tasks.detail.begin', defaultMessage: 'Start', description: 'Button: the person has begun the task' },
  pause: {
    id: 'tasks.detail.pause',
    defaultMessage: 'Back to open',
    description: 'Button: the task is not in progress any more',
  },
  onlyOthers: {
    id: 'tasks.detail.onlyOthers',
    defaultMessage: 'Only its assignee and those who manage it can change this.',
    description: 'Why there is no button',
  },
  nobody: { id: 'tasks.detail.nobody', defaultMessage: 'No one', description: 'Fact: who does the task' },
  release: {
    id: 'tasks.detail.release',
    defaultMessage: 'Give back',
    description: 'Button: gives the task back to its group',
  },
  monitors: { id: 'tasks.detail.monitors', defaultMessage: 'Monitored by', description: 'Fact' },
  follow: { id: 'tasks.detail.follow', defaultMessage: 'Monitor', description: 'Button' },
  unfollow: { id: 'tasks.detail.unfollow', defaultMessage: 'Stop monitoring', description: 'Button' },
  createdBy: { id: 'tasks.detail.createdBy', defaultMessage: 'Created by', description: 'Fact' },
  people: {
    id: 'tasks.detail.people',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'Beside the faces of several people; pressed, it names them',
  },
  parts: {
    id: 'tasks.detail.parts',
    defaultMessage: 'Parts of this task',
    description: 'Names the tabs, for screen readers',
  },
  comments: { id: 'tasks.detail.comments', defaultMessage: 'Comments', description: 'Tab' },
  activity: { id: 'tasks.detail.activity', defaultMessage: 'Activity', description: 'Tab' },
  commentsFailed: {
    id: 'tasks.detail.commentsFailed',
    defaultMessage: 'Couldn’t load the comments',
    description: 'In place of the comments',
  },
  activityFailed: {
    id: 'tasks.detail.activityFailed',
    defaultMessage: 'Couldn’t load the activity',
    description: 'In place of the activity',
  },
  noComments: {
    id: 'tasks.detail.noComments',
    defaultMessage: 'No comments yet',
    description: 'In place of the comments',
  },
  commentsClosed: {
    id: 'tasks.detail.commentsClosed',
    defaultMessage: 'The post is archived, so comments are closed.',
    description: 'In place of the field',
  },
  opensInNewTab: {
    id: 'tasks.detail.opensInNewTab',
    defaultMessage: 'opens in a new tab',
    description: 'For screen readers, behind a link',
  },
})

/** Making and changing a task. */
export const formMessages = defineMessages<{
  titleLabel: void
  post: void
  assignee: void
  assignees: void
  assigneesHint: void
  time: void
  timeHint: { zone: string }
  clear: void
  noPriority: void
  reminders: void
  remindAtEnd: void
  remind1Hour: void
  remind4Hours: void
  remind1Day: void
  remind2Days: void
  remind7Days: void
  description: void
  optional: void
  create: void
  save: void
  editTitle: void
  made: { count: number }
  saved: void
  titleMissing: void
  postMissing: void
  duePast: void
  cannotRead: { names: string; count: number }
  mayNotCreate: void
  conflict: void
  mineAndTheirs: { field: string; mine: string; theirs: string }
  takeTheirs: void
  takeTheirsOf: { field: string }
  monitorsHint: void
  requiredFor: void
  requiredForHint: void
  noStep: void
}>({
  monitorsHint: {
    id: 'tasks.form.monitorsHint',
    defaultMessage: 'They hear of everything that happens to the task',
    description: 'Below the field Monitored by',
  },
  requiredFor: { id: 'tasks.form.requiredFor', defaultMessage: 'Needed for', description: 'Field: a step of the post' },
  requiredForHint: {
    id: 'tasks.form.requiredForHint',
    defaultMessage: 'The post can’t take this step while the task is open',
    description: 'Below the field Needed for',
  },
  noStep: { id: 'tasks.form.noStep', defaultMessage: 'No step', description: 'Choice: no step waits for the task' },
  titleLabel: { id: 'tasks.form.titleLabel', defaultMessage: 'Title', description: 'Field' },
  post: { id: 'tasks.form.post', defaultMessage: 'Post', description: 'Field and fact' },
  assignee: { id: 'tasks.form.assignee', defaultMessage: 'Assignee', description: 'Field and fact' },
  assignees: { id: 'tasks.form.assignees', defaultMessage: 'Assignees', description: 'Field' },
  assigneesHint: {
    id: 'tasks.form.assigneesHint',
    defaultMessage: 'Each person or group gets a task of their own.',
    description: 'Below the field',
  },
  time: { id: 'tasks.form.time', defaultMessage: 'Time', description: 'Field' },
  timeHint: {
    id: 'tasks.form.timeHint',
    defaultMessage: 'Empty for the whole day. Time zone: {zone}',
    description: 'Below the field',
  },
  clear: { id: 'tasks.form.clear', defaultMessage: 'Clear', description: 'Button that empties the day' },
  noPriority: { id: 'tasks.form.noPriority', defaultMessage: 'None', description: 'Choice of the priority' },
  reminders: { id: 'tasks.form.reminders', defaultMessage: 'Reminders', description: 'Choices and fact' },
  remindAtEnd: { id: 'tasks.form.remindAtEnd', defaultMessage: 'When it is due', description: 'When a reminder comes' },
  remind1Hour: { id: 'tasks.form.remind1Hour', defaultMessage: '1 hour before', description: 'When a reminder comes' },
  remind4Hours: {
    id: 'tasks.form.remind4Hours',
    defaultMessage: '4 hours before',
    description: 'When a reminder comes',
  },
  remind1Day: { id: 'tasks.form.remind1Day', defaultMessage: '1 day before', description: 'When a reminder comes' },
  remind2Days: { id: 'tasks.form.remind2Days', defaultMessage: '2 days before', description: 'When a reminder comes' },
  remind7Days: { id: 'tasks.form.remind7Days', defaultMessage: '7 days before', description: 'When a reminder comes' },
  description: { id: 'tasks.form.description', defaultMessage: 'Description', description: 'Field' },
  optional: { id: 'tasks.form.optional', defaultMessage: 'Optional', description: 'Beside a field' },
  create: { id: 'tasks.form.create', defaultMessage: 'Create', description: 'Button' },
  save: { id: 'tasks.form.save', defaultMessage: 'Save', description: 'Button' },
  editTitle: { id: 'tasks.form.editTitle', defaultMessage: 'Edit task', description: 'Title of the form' },
  made: {
    id: 'tasks.form.made',
    defaultMessage: '{count, plural, one {Task created} other {# tasks created}}',
    description: 'Tip',
  },
  saved: { id: 'tasks.form.saved', defaultMessage: 'Task saved', description: 'Tip' },
  titleMissing: {
    id: 'tasks.form.titleMissing',
    defaultMessage: 'Give the task a title',
    description: 'Error of the field',
  },
  postMissing: {
    id: 'tasks.form.postMissing',
    defaultMessage: 'Choose the post this task belongs to',
    description: 'Error of the field',
  },
  duePast: {
    id: 'tasks.form.duePast',
    defaultMessage: 'This moment is already over',
    description: 'Error of the field',
  },
  cannotRead: {
    id: 'tasks.form.cannotRead',
    defaultMessage: '{count, plural, one {{names} can’t read this post} other {{names} can’t read this post}}',
    description: 'Error of the field; {names} are people or groups',
  },
  mayNotCreate: {
    id: 'tasks.form.mayNotCreate',
    defaultMessage: 'Only the author, moderators and those who decide on this post can create tasks here.',
    description: 'Error of the form',
  },
  conflict: {
    id: 'tasks.form.conflict',
    defaultMessage: 'Someone else changed this task meanwhile. Your changes are still here; check them and save again.',
    description: 'Above the form',
  },
  mineAndTheirs: {
    id: 'tasks.form.mineAndTheirs',
    defaultMessage: '{field}: yours is “{mine}”, theirs is “{theirs}”',
    description: 'In a conflict, for one field',
  },
  takeTheirs: { id: 'tasks.form.takeTheirs', defaultMessage: 'Use theirs', description: 'Button in a conflict' },
  takeTheirsOf: {
    id: 'tasks.form.takeTheirsOf',
    defaultMessage: 'Use theirs: {field}',
    description: 'The same for screen readers',
  },
})

/** What happened to a task. */
export const activityMessages = defineMessages<{
  created: { name: string }
  copied: { name: string }
  assigned: { name: string; whom: string }
  unassigned: { name: string }
  taken: { name: string }
  released: { name: string }
  moved: { name: string; state: string }
  edited: { name: string; fields: string }
  closed: { name: string }
  notNeeded: { name: string }
  reopened: { name: string }
  reminded: { name: string }
  files: { name: string }
  other: { name: string; kind: string }
  fieldTitle: void
  fieldDescription: void
  fieldDue: void
  fieldReminders: void
  fieldPriority: void
  fieldMonitors: void
  fieldStep: void
}>({
  fieldMonitors: {
    id: 'tasks.activity.fieldMonitors',
    defaultMessage: 'who monitors it',
    description: 'What was edited, in a list',
  },
  fieldStep: { id: 'tasks.activity.fieldStep', defaultMessage: 'the step it is needed for', description: 'Likewise' },
  created: { id: 'tasks.activity.created', defaultMessage: '{name} created the task', description: 'What happened' },
  copied: {
    id: 'tasks.activity.copied',
    defaultMessage: '{name} made the task as a copy',
    description: 'What happened',
  },
  assigned: {
    id: 'tasks.activity.assigned',
    defaultMessage: '{name} assigned it to {whom}',
    description: 'What happened',
  },
  unassigned: {
    id: 'tasks.activity.unassigned',
    defaultMessage: '{name} removed the assignee',
    description: 'What happened',
  },
  taken: { id: 'tasks.activity.taken', defaultMessage: '{name} took it', description: 'What happened' },
  released: {
    id: 'tasks.activity.released',
    defaultMessage: '{name} gave it back to the group',
    description: 'What happened',
  },
  moved: {
    id: 'tasks.activity.moved',
    defaultMessage: '{name} changed the status: {state}',
    description: 'What happened',
  },
  edited: {
    id: 'tasks.activity.edited',
    defaultMessage: '{name} edited: {fields}',
    description: 'What happened; {fields} is "title and priority"',
  },
  closed: { id: 'tasks.activity.closed', defaultMessage: '{name} closed it', description: 'What happened' },
  notNeeded: {
    id: 'tasks.activity.notNeeded',
    defaultMessage: '{name} closed it as not needed',
    description: 'What happened',
  },
  reopened: { id: 'tasks.activity.reopened', defaultMessage: '{name} reopened it', description: 'What happened' },
  reminded: { id: 'tasks.activity.reminded', defaultMessage: '{name} sent a reminder', description: 'What happened' },
  files: { id: 'tasks.activity.files', defaultMessage: '{name} changed the files', description: 'What happened' },
  other: {
    id: 'tasks.activity.other',
    defaultMessage: '{name}: {kind}',
    description: 'What happened, of a kind that this portal does not know',
  },
  fieldTitle: { id: 'tasks.activity.fieldTitle', defaultMessage: 'title', description: 'In a list of what was edited' },
  fieldDescription: {
    id: 'tasks.activity.fieldDescription',
    defaultMessage: 'description',
    description: 'In a list of what was edited',
  },
  fieldDue: { id: 'tasks.activity.fieldDue', defaultMessage: 'due date', description: 'In a list of what was edited' },
  fieldReminders: {
    id: 'tasks.activity.fieldReminders',
    defaultMessage: 'reminders',
    description: 'In a list of what was edited',
  },
  fieldPriority: {
    id: 'tasks.activity.fieldPriority',
    defaultMessage: 'priority',
    description: 'In a list of what was edited',
  },
})
