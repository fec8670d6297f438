import { defineMessages } from '@/shared/i18n'

type State = { state: string }
type Person = { name: string }

/** What a post says of its workflow. */
export const messages = defineMessages<{
  title: void
  loading: void
  failedTitle: void
  tryAgain: void
  inStateFor: { time: string }
  ofTarget: { time: string; target: string }
  overTarget: { time: string; target: string }
  waitingForYou: void
  waitingFor: { names: string }
  next: void
  canDoThis: { names: string }
  steps: void
  stepDone: void
  stepCurrent: void
  stepUpcoming: void
  by: { name: string; time: string }
  history: void
  nothingYet: void
  earlier: void
  leftAfter: { state: string; time: string }
  wasUndone: void
  bulk: void
  editedBy: { name: string; time: string }
  before: void
  noNote: void
  edit: void
  undo: void
  moved: State
  undone: State
  undoExpired: void
  undoSuperseded: void
  undoFailed: void
  movedBy: { name: string; state: string; time: string }
  refused: void
  offline: void
  failed: void
  openWorkflow: void
  openTasks: { count: number }
  from: void
  to: void
}>({
  title: { id: 'workflow.title', defaultMessage: 'Workflow', description: 'Card and tab of a post' },
  loading: { id: 'workflow.loading', defaultMessage: 'Loading workflow', description: 'For screen readers' },
  failedTitle: {
    id: 'workflow.failedTitle',
    defaultMessage: 'Couldn’t load the workflow',
    description: 'In place of the workflow of a post',
  },
  tryAgain: { id: 'workflow.tryAgain', defaultMessage: 'Try again', description: 'Button below an error' },
  inStateFor: {
    id: 'workflow.inStateFor',
    defaultMessage: 'For {time}',
    description: 'How long a post has been in its state; {time} is "5 minutes" or "3 days"',
  },
  ofTarget: {
    id: 'workflow.ofTarget',
    defaultMessage: '{time} of {target}',
    description: 'How long a post has been in its state, and how long it should stay at most',
  },
  overTarget: {
    id: 'workflow.overTarget',
    defaultMessage: '{time}, target {target}',
    description: 'How long a post has been in its state, which is more than it should',
  },
  waitingForYou: {
    id: 'workflow.waitingForYou',
    defaultMessage: 'Waiting for you',
    description: 'A post that this person can bring forward',
  },
  waitingFor: {
    id: 'workflow.waitingFor',
    defaultMessage: 'Waiting for {names}',
    description: 'Who can bring a post forward; {names} are people and groups',
  },
  next: {
    id: 'workflow.next',
    defaultMessage: 'Next steps',
    description: 'Heading above what can be done with a post',
  },
  canDoThis: {
    id: 'workflow.canDoThis',
    defaultMessage: 'Can do this: {names}',
    description: 'Below a step that this person cannot take; {names} are people',
  },
  steps: { id: 'workflow.steps', defaultMessage: 'Progress', description: 'Heading above the states of a post' },
  stepDone: { id: 'workflow.stepDone', defaultMessage: 'done', description: 'State of a step, for screen readers' },
  stepCurrent: {
    id: 'workflow.stepCurrent',
    defaultMessage: 'current',
    description: 'State of a step, for screen readers',
  },
  stepUpcoming: {
    id: 'workflow.stepUpcoming',
    defaultMessage: 'upcoming',
    description: 'State of a step, for screen readers',
  },
  by: { id: 'workflow.by', defaultMessage: '{name}, {time}', description: 'Who did something and when' },
  history: { id: 'workflow.history', defaultMessage: 'History', description: 'Heading above past decisions' },
  nothingYet: {
    id: 'workflow.nothingYet',
    defaultMessage: 'No decisions yet.',
    description: 'In place of past decisions about a post',
  },
  earlier: { id: 'workflow.earlier', defaultMessage: 'Show earlier', description: 'Button below past decisions' },
  leftAfter: {
    id: 'workflow.leftAfter',
    defaultMessage: 'After {time} in {state}',
    description: 'How long a post had been in the state that it left',
  },
  wasUndone: {
    id: 'workflow.wasUndone',
    defaultMessage: 'Undone',
    description: 'Beside a decision that was taken back',
  },
  bulk: {
    id: 'workflow.bulk',
    defaultMessage: 'Part of a bulk change',
    description: 'Below a decision about many posts at once',
  },
  editedBy: {
    id: 'workflow.editedBy',
    defaultMessage: 'Edited by {name}, {time}',
    description: 'Below a decision whose note was changed later',
  },
  before: { id: 'workflow.before', defaultMessage: 'Before:', description: 'In front of the earlier text of a note' },
  noNote: {
    id: 'workflow.noNote',
    defaultMessage: 'no note',
    description: 'After "Before:", where nothing was written',
  },
  edit: { id: 'workflow.edit', defaultMessage: 'Edit note', description: 'Button beside one’s own decision' },
  undo: { id: 'workflow.undo', defaultMessage: 'Undo', description: 'Takes a decision back' },
  moved: {
    id: 'workflow.moved',
    defaultMessage: 'Moved to {state}',
    description: 'Tip after a post was brought to another state',
  },
  undone: {
    id: 'workflow.undone',
    defaultMessage: 'Back in {state}',
    description: 'Tip after a decision about a post was taken back',
  },
  undoExpired: {
    id: 'workflow.undoExpired',
    defaultMessage: 'Too late to undo: followers have been notified.',
    description: 'Tip after a late press on Undo',
  },
  undoSuperseded: {
    id: 'workflow.undoSuperseded',
    defaultMessage: 'Can’t undo: the post has moved on.',
    description: 'Tip after a late press on Undo',
  },
  undoFailed: { id: 'workflow.undoFailed', defaultMessage: 'Couldn’t undo. Try again.', description: 'Tip' },
  movedBy: {
    id: 'workflow.movedBy',
    defaultMessage: '{name} moved this to {state} ({time})',
    description: 'Somebody else was faster; {time} is "Today, 10:17"',
  },
  refused: {
    id: 'workflow.refused',
    defaultMessage: 'This step isn’t possible right now. The workflow tab says why.',
    description: 'After a step was refused',
  },
  offline: {
    id: 'workflow.offline',
    defaultMessage: 'You’re offline. Nothing was sent.',
    description: 'After a step was pressed without a network',
  },
  failed: {
    id: 'workflow.failed',
    defaultMessage: 'Couldn’t take this step. Try again.',
    description: 'After a step failed',
  },
  openWorkflow: {
    id: 'workflow.openWorkflow',
    defaultMessage: 'Steps and history',
    description: 'Link from the card to the workflow tab of a post',
  },
  openTasks: {
    id: 'workflow.openTasks',
    defaultMessage: '{count, plural, one {Open the task} other {Open the tasks}}',
    description: 'Link to the tasks that must be closed before a step',
  },
  from: {
    id: 'workflow.from',
    defaultMessage: 'from',
    description: 'In front of an old value, for screen readers',
  },
  to: {
    id: 'workflow.to',
    defaultMessage: 'to',
    description: 'In front of a new value, for screen readers',
  },
})

/** The form of a step. */
export const formMessages = defineMessages<{
  note: void
  optional: void
  noteTooLong: { over: number }
  fillIn: void
  missing: { count: number }
  tooSmall: { least: number }
  tooLarge: { most: number }
  choose: void
  unknownField: { label: string }
  notified: { count: number }
  notifiedNow: { count: number }
  thenWaitsFor: { names: string }
  cannotUndo: void
  cancel: void
  close: void
  sending: void
  save: void
  saved: void
  editClosed: void
  editConflict: Person
  was: { text: string }
  gone: void
}>({
  note: { id: 'workflow.form.note', defaultMessage: 'Note', description: 'Field' },
  optional: { id: 'workflow.form.optional', defaultMessage: 'optional', description: 'Behind the label of a field' },
  noteTooLong: {
    id: 'workflow.form.noteTooLong',
    defaultMessage: '{over, plural, one {# character too many} other {# characters too many}}',
    description: 'Below a note that is too long',
  },
  fillIn: { id: 'workflow.form.fillIn', defaultMessage: 'Fill this in.', description: 'Below an empty field' },
  missing: {
    id: 'workflow.form.missing',
    defaultMessage: '{count, plural, one {# field needs your attention} other {# fields need your attention}}',
    description: 'Above a form that was sent too early',
  },
  tooSmall: {
    id: 'workflow.form.tooSmall',
    defaultMessage: 'Must be at least {least, number}.',
    description: 'Below a number',
  },
  tooLarge: {
    id: 'workflow.form.tooLarge',
    defaultMessage: 'Must be at most {most, number}.',
    description: 'Below a number',
  },
  choose: { id: 'workflow.form.choose', defaultMessage: 'Choose', description: 'Empty choice of a list' },
  unknownField: {
    id: 'workflow.form.unknownField',
    defaultMessage: 'This version can’t fill in “{label}”. Reload the page to get the newest one.',
    description: 'Below a form with a field of an unknown kind; {label} is its name',
  },
  notified: {
    id: 'workflow.form.notified',
    defaultMessage:
      '{count, plural, =0 {No one is notified.} one {# person is notified after 30 s.} other {# people are notified after 30 s.}}',
    description: 'What a step brings about',
  },
  notifiedNow: {
    id: 'workflow.form.notifiedNow',
    defaultMessage:
      '{count, plural, =0 {No one is notified.} one {# person is notified at once.} other {# people are notified at once.}}',
    description: 'What a step brings about',
  },
  thenWaitsFor: {
    id: 'workflow.form.thenWaitsFor',
    defaultMessage: 'Then it waits for {names}.',
    description: 'What a step brings about; {names} are people and groups',
  },
  cannotUndo: {
    id: 'workflow.form.cannotUndo',
    defaultMessage: 'This can’t be undone.',
    description: 'In the form of a step that is final',
  },
  cancel: { id: 'workflow.form.cancel', defaultMessage: 'Cancel', description: 'Button' },
  close: { id: 'workflow.form.close', defaultMessage: 'Close', description: 'Button in the corner of a dialog' },
  sending: { id: 'workflow.form.sending', defaultMessage: 'Sending', description: 'On the button while it waits' },
  save: { id: 'workflow.form.save', defaultMessage: 'Save', description: 'Button' },
  saved: { id: 'workflow.form.saved', defaultMessage: 'Note saved', description: 'Tip' },
  editClosed: {
    id: 'workflow.form.editClosed',
    defaultMessage: 'The post has moved on, so this entry can no longer be changed.',
    description: 'In place of the form for an earlier decision',
  },
  editConflict: {
    id: 'workflow.form.editConflict',
    defaultMessage: '{name} changed this meanwhile. Your text is still here; save again to replace it.',
    description: 'After two people changed the same note',
  },
  was: {
    id: 'workflow.form.was',
    defaultMessage: 'Now: {text}',
    description: 'Below a field: what stands there before it is changed',
  },
  gone: {
    id: 'workflow.form.gone',
    defaultMessage: 'This step doesn’t start from the current state.',
    description: 'In place of the form of a step',
  },
})

/** The list of posts in workflows, and a workflow by itself. */
export const listMessages = defineMessages<{
  title: void
  tabs: void
  waiting: void
  authored: void
  all: void
  workflows: void
  workflow: void
  state: void
  community: void
  any: void
  overTarget: void
  search: void
  sort: void
  longest: void
  shortest: void
  byTitle: void
  found: { count: number }
  nothingWaits: void
  seeAll: void
  nothingFound: void
  clear: void
  noWorkflows: void
  failed: void
  showMore: void
  openPosts: { open: number; all: number }
  forYou: { count: number }
  target: { target: string }
  states: void
  transitions: void
  fromTo: { from: string; to: string }
  who: { names: string }
  asks: { parts: string }
  author: void
  assignee: void
  moderator: void
  member: void
  fourEyes: void
  final: void
  runsIn: { names: string }
}>({
  title: { id: 'workflow.list.title', defaultMessage: 'Workflows', description: 'Page title' },
  tabs: { id: 'workflow.list.tabs', defaultMessage: 'Lists', description: 'Names the row of tabs' },
  waiting: { id: 'workflow.list.waiting', defaultMessage: 'Waiting for me', description: 'Tab' },
  authored: { id: 'workflow.list.authored', defaultMessage: 'My posts', description: 'Tab: posts written by me' },
  all: { id: 'workflow.list.all', defaultMessage: 'All posts', description: 'Tab' },
  workflows: { id: 'workflow.list.workflows', defaultMessage: 'Workflows', description: 'Tab' },
  workflow: { id: 'workflow.list.workflow', defaultMessage: 'Workflow', description: 'Filter' },
  state: { id: 'workflow.list.state', defaultMessage: 'Status', description: 'Filter: state of the workflow' },
  community: { id: 'workflow.list.community', defaultMessage: 'Community', description: 'Filter' },
  any: { id: 'workflow.list.any', defaultMessage: 'All', description: 'A filter that leaves everything' },
  overTarget: { id: 'workflow.list.overTarget', defaultMessage: 'Over target', description: 'Filter: for too long' },
  search: { id: 'workflow.list.search', defaultMessage: 'Search titles', description: 'Field' },
  sort: { id: 'workflow.list.sort', defaultMessage: 'Sort by', description: 'Order of a list' },
  longest: { id: 'workflow.list.longest', defaultMessage: 'Waiting longest', description: 'Order of a list' },
  shortest: { id: 'workflow.list.shortest', defaultMessage: 'Most recent', description: 'Order of a list' },
  byTitle: { id: 'workflow.list.byTitle', defaultMessage: 'Title', description: 'Order of a list' },
  found: {
    id: 'workflow.list.found',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
    description: 'How many posts a list has',
  },
  nothingWaits: {
    id: 'workflow.list.nothingWaits',
    defaultMessage: 'Nothing is waiting for you',
    description: 'In place of a list',
  },
  seeAll: { id: 'workflow.list.seeAll', defaultMessage: 'See all posts', description: 'Button below an empty list' },
  nothingFound: { id: 'workflow.list.nothingFound', defaultMessage: 'No matching posts', description: 'Empty list' },
  clear: { id: 'workflow.list.clear', defaultMessage: 'Clear filters', description: 'Button' },
  noWorkflows: {
    id: 'workflow.list.noWorkflows',
    defaultMessage: 'None of your communities runs a workflow',
    description: 'In place of a list',
  },
  failed: { id: 'workflow.list.failed', defaultMessage: 'Couldn’t load this list', description: 'In place of a list' },
  showMore: { id: 'workflow.list.showMore', defaultMessage: 'Show more', description: 'Button below a list' },
  openPosts: {
    id: 'workflow.list.openPosts',
    defaultMessage: '{open, number} of {all, plural, one {# post} other {# posts}} in progress',
    description: 'On the card of a workflow',
  },
  forYou: {
    id: 'workflow.list.forYou',
    defaultMessage: '{count, plural, =0 {None waiting for you} one {# waiting for you} other {# waiting for you}}',
    description: 'On the card of a workflow: how many posts',
  },
  target: { id: 'workflow.list.target', defaultMessage: 'Target: {target}', description: 'Longest time in a state' },
  states: { id: 'workflow.list.states', defaultMessage: 'Statuses', description: 'Heading on the page of a workflow' },
  transitions: { id: 'workflow.list.transitions', defaultMessage: 'Steps', description: 'Heading on the same page' },
  fromTo: {
    id: 'workflow.list.fromTo',
    defaultMessage: 'From {from} to {to}',
    description: 'Between which states a step leads; {from} may be several',
  },
  who: { id: 'workflow.list.who', defaultMessage: 'Who: {names}', description: 'Who may take a step' },
  asks: { id: 'workflow.list.asks', defaultMessage: 'Asks for: {parts}', description: 'What the form of a step holds' },
  author: { id: 'workflow.list.author', defaultMessage: 'the author', description: 'After "Who:"' },
  assignee: { id: 'workflow.list.assignee', defaultMessage: 'the assignee', description: 'After "Who:"' },
  moderator: { id: 'workflow.list.moderator', defaultMessage: 'moderators', description: 'After "Who:"' },
  member: { id: 'workflow.list.member', defaultMessage: 'members of the community', description: 'After "Who:"' },
  fourEyes: {
    id: 'workflow.list.fourEyes',
    defaultMessage: 'Not by the author of the post',
    description: 'Rule of a step',
  },
  final: { id: 'workflow.list.final', defaultMessage: 'End of the workflow', description: 'Beside a state' },
  runsIn: { id: 'workflow.list.runsIn', defaultMessage: 'Used in {names}', description: 'Communities of a workflow' },
})

/** What a list says of the figure of the statistics that led to it. */
export const figureMessages = defineMessages<{
  statistics: void
  statisticsOfAll: void
  only: { words: string }
  showAll: void
  created: { range: string }
  completed: { range: string }
  onTime: { range: string }
  late: { range: string }
  moved: { from: string; to: string; range: string }
  sentBack: { range: string }
  open: void
  finished: void
  waiting: void
  priority: { priority: string }
  noPriority: void
  assignee: void
  nobody: void
  overdue: void
}>({
  statistics: {
    id: 'workflow.figure.statistics',
    defaultMessage: 'Statistics',
    description: 'Link to the statistics of a workflow',
  },
  statisticsOfAll: {
    id: 'workflow.figure.statisticsOfAll',
    defaultMessage: 'Statistics of all workflows',
    description: 'Link above the list of workflows',
  },
  only: {
    id: 'workflow.figure.only',
    defaultMessage: 'Only: {words}',
    description: 'Above a list that a figure of the statistics led to; {words} is "completed 22 Aug – 20 Nov"',
  },
  showAll: { id: 'workflow.figure.showAll', defaultMessage: 'Show all', description: 'Button: without that limit' },
  created: {
    id: 'workflow.figure.created',
    defaultMessage: 'created {range}',
    description: 'Part of a list: when posts began',
  },
  completed: {
    id: 'workflow.figure.completed',
    defaultMessage: 'completed {range}',
    description: 'Part of a list: when posts came to their end',
  },
  onTime: { id: 'workflow.figure.onTime', defaultMessage: 'completed on time {range}', description: 'Part of a list' },
  late: { id: 'workflow.figure.late', defaultMessage: 'completed late {range}', description: 'Part of a list' },
  moved: {
    id: 'workflow.figure.moved',
    defaultMessage: '{from} to {to} {range}',
    description: 'Part of a list: a step that posts took',
  },
  sentBack: { id: 'workflow.figure.sentBack', defaultMessage: 'sent back {range}', description: 'Part of a list' },
  open: { id: 'workflow.figure.open', defaultMessage: 'in progress', description: 'Part of a list' },
  finished: { id: 'workflow.figure.finished', defaultMessage: 'completed', description: 'Part of a list' },
  waiting: {
    id: 'workflow.figure.waiting',
    defaultMessage: 'waiting for the same person or group',
    description: 'Part of a list',
  },
  priority: {
    id: 'workflow.figure.priority',
    defaultMessage: 'priority {priority}',
    description: 'Part of a list; {priority} is "High"',
  },
  noPriority: { id: 'workflow.figure.noPriority', defaultMessage: 'no priority', description: 'Part of a list' },
  assignee: {
    id: 'workflow.figure.assignee',
    defaultMessage: 'assigned to the same person or group',
    description: 'Part of a list',
  },
  nobody: { id: 'workflow.figure.nobody', defaultMessage: 'unassigned', description: 'Part of a list' },
  overdue: { id: 'workflow.figure.overdue', defaultMessage: 'overdue', description: 'Part of a list' },
})

/** Choosing many posts, and what would become of them before they are moved. */
export const moveMessages = defineMessages<{
  select: { title: string }
  selection: void
  selected: { count: number }
  selectAll: { count: number }
  selectFirst: { count: number }
  selecting: void
  move: void
  clear: void
  tooMany: { count: number }
  checking: void
  notChecked: void
  title: { count: number }
  toWhich: void
  ofAll: { count: number; all: number }
  setOnce: void
  keepTheirs: void
  noteForAll: void
  ready: { count: number }
  needsValue: { count: number }
  blocked: { count: number }
  excluded: { count: number }
  filled: { count: number }
  checkedAt: { time: string }
  checkAgain: void
  changed: { count: number }
  find: { count: number }
  noneFound: void
  groupNeeds: { fields: string }
  groupFilled: void
  groupReady: void
  include: { title: string }
  leftOut: void
  stateFor: { state: string; time: string }
  go: { count: number; status: string }
  stay: { count: number }
  told: { count: number }
  noneReady: void
  starting: void
  running: void
  notStarted: void
  notSaved: void
  failed: void
  expired: void
  expiredText: void
  toWorkflows: void
  nowhere: void
  cancel: void
}>({
  select: {
    id: 'workflow.move.select',
    defaultMessage: 'Select {title}',
    description: 'Box in front of a post, for screen readers',
  },
  selection: {
    id: 'workflow.move.selection',
    defaultMessage: 'Selection',
    description: 'Names the bar with what can be done with the selected posts',
  },
  selected: {
    id: 'workflow.move.selected',
    defaultMessage: '{count, plural, one {# post selected} other {# posts selected}}',
    description: 'In that bar',
  },
  selectAll: {
    id: 'workflow.move.selectAll',
    defaultMessage: 'Select all {count, number}',
    description: 'Button: also the posts that are not on the page yet',
  },
  selectFirst: {
    id: 'workflow.move.selectFirst',
    defaultMessage: 'Select the first {count, number}',
    description: 'Button: as many as can be moved at once, of more',
  },
  selecting: {
    id: 'workflow.move.selecting',
    defaultMessage: 'Selecting',
    description: 'On that button, while the posts are fetched',
  },
  move: {
    id: 'workflow.move.move',
    defaultMessage: 'Move to another status',
    description: 'Button of the bar, and page title',
  },
  clear: {
    id: 'workflow.move.clear',
    defaultMessage: 'Clear selection',
    description: 'Button of the bar',
  },
  tooMany: {
    id: 'workflow.move.tooMany',
    defaultMessage: 'At most 500 posts can be moved at once. Selected: {count, number}.',
    description: 'Tip',
  },
  checking: {
    id: 'workflow.move.checking',
    defaultMessage: 'Checking',
    description: 'While the posts are looked at',
  },
  notChecked: {
    id: 'workflow.move.notChecked',
    defaultMessage: 'Couldn’t check the posts. Your selection is still here; try again.',
    description: 'Tip',
  },
  title: {
    id: 'workflow.move.title',
    defaultMessage: 'Move {count, plural, one {# post} other {# posts}}',
    description: 'Page title',
  },
  toWhich: {
    id: 'workflow.move.toWhich',
    defaultMessage: 'To which status',
    description: 'Question above the statuses',
  },
  ofAll: {
    id: 'workflow.move.ofAll',
    defaultMessage: '{count, number} of {all, number}',
    description: 'How many posts can go to a status',
  },
  setOnce: {
    id: 'workflow.move.setOnce',
    defaultMessage: 'Set once for all',
    description: 'Heading above fields for all posts that lack a value',
  },
  keepTheirs: {
    id: 'workflow.move.keepTheirs',
    defaultMessage: 'Posts that already have a value keep theirs.',
    description: 'Below that heading',
  },
  noteForAll: {
    id: 'workflow.move.noteForAll',
    defaultMessage: 'Note for all',
    description: 'Field',
  },
  ready: {
    id: 'workflow.move.ready',
    defaultMessage: '{count, number} ready',
    description: 'How many posts can be moved',
  },
  needsValue: {
    id: 'workflow.move.needsValue',
    defaultMessage: '{count, plural, one {# needs a value} other {# need a value}}',
    description: 'How many posts lack a required value',
  },
  blocked: {
    id: 'workflow.move.blocked',
    defaultMessage: '{count, number} blocked',
    description: 'How many posts cannot be moved',
  },
  excluded: {
    id: 'workflow.move.excluded',
    defaultMessage: '{count, number} left out by you',
    description: 'How many posts the person does not want to move',
  },
  filled: {
    id: 'workflow.move.filled',
    defaultMessage:
      '{count, plural, one {# of them with the values set here} other {# of them with the values set here}}',
    description: 'After "43 ready": posts that take the values for all',
  },
  checkedAt: {
    id: 'workflow.move.checkedAt',
    defaultMessage: 'Checked at {time}',
    description: 'When the posts were looked at; {time} is "10:17"',
  },
  checkAgain: {
    id: 'workflow.move.checkAgain',
    defaultMessage: 'Check again',
    description: 'Button',
  },
  changed: {
    id: 'workflow.move.changed',
    defaultMessage:
      '{count, plural, one {# post has moved since the check.} other {# posts have moved since the check.}}',
    description: 'Above the posts',
  },
  find: {
    id: 'workflow.move.find',
    defaultMessage: 'Find in {count, number}',
    description: 'Field: narrows the posts below by title',
  },
  noneFound: {
    id: 'workflow.move.noneFound',
    defaultMessage: 'No matching posts',
    description: 'In place of the posts',
  },
  groupNeeds: {
    id: 'workflow.move.groupNeeds',
    defaultMessage: 'Needs: {fields}',
    description: 'Heading of posts that lack required values; {fields} are their names',
  },
  groupFilled: {
    id: 'workflow.move.groupFilled',
    defaultMessage: 'Ready with the values set here',
    description: 'Heading of posts',
  },
  groupReady: {
    id: 'workflow.move.groupReady',
    defaultMessage: 'Ready',
    description: 'Heading of posts that can be moved',
  },
  include: {
    id: 'workflow.move.include',
    defaultMessage: 'Move {title}',
    description: 'Box in front of a post: without it the post stays',
  },
  leftOut: {
    id: 'workflow.move.leftOut',
    defaultMessage: 'left out by you',
    description: 'At the end of a row',
  },
  stateFor: {
    id: 'workflow.move.stateFor',
    defaultMessage: '{state}, {time}',
    description: 'Where a post is and for how long: "In review, 3 days"',
  },
  go: {
    id: 'workflow.move.go',
    defaultMessage: 'Move {count, plural, one {# post} other {# posts}} to {status}',
    description: 'Button',
  },
  stay: {
    id: 'workflow.move.stay',
    defaultMessage:
      '{count, plural, =0 {All of them move.} one {# post stays where it is.} other {# posts stay where they are.}}',
    description: 'Beside that button',
  },
  told: {
    id: 'workflow.move.told',
    defaultMessage:
      '{count, plural, =0 {No one is notified.} one {# person gets one notification.} other {# people get one notification each.}}',
    description: 'Beside that button',
  },
  noneReady: {
    id: 'workflow.move.noneReady',
    defaultMessage: 'No post is ready to move.',
    description: 'Beside the button that does nothing now',
  },
  starting: {
    id: 'workflow.move.starting',
    defaultMessage: 'Starting',
    description: 'While the change begins',
  },
  running: {
    id: 'workflow.move.running',
    defaultMessage: 'Another bulk change is still running. Try again when it’s finished.',
    description: 'Tip',
  },
  notStarted: {
    id: 'workflow.move.notStarted',
    defaultMessage: 'Couldn’t start. Nothing was moved; try again.',
    description: 'Tip',
  },
  notSaved: {
    id: 'workflow.move.notSaved',
    defaultMessage: 'Couldn’t check this choice. Try again.',
    description: 'Tip',
  },
  failed: {
    id: 'workflow.move.failed',
    defaultMessage: 'Couldn’t load the check',
    description: 'In place of the page',
  },
  expired: {
    id: 'workflow.move.expired',
    defaultMessage: 'This check has expired',
    description: 'In place of the page',
  },
  expiredText: {
    id: 'workflow.move.expiredText',
    defaultMessage: 'A check is kept for a day. Select the posts again to see how they stand now.',
    description: 'Below it',
  },
  toWorkflows: {
    id: 'workflow.move.toWorkflows',
    defaultMessage: 'Go to workflows',
    description: 'Button',
  },
  nowhere: {
    id: 'workflow.move.nowhere',
    defaultMessage: 'No step leads on from these posts',
    description: 'In place of the statuses',
  },
  cancel: {
    id: 'workflow.move.cancel',
    defaultMessage: 'Cancel',
    description: 'Button: leaves the page, nothing is moved',
  },
})
