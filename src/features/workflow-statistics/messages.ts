import { defineMessages } from '@/shared/i18n'

/** What the statistics of workflows and posts say. */
export const messages = defineMessages<{
  title: void
  path: void
  workflows: void
  tabs: void
  workflowTab: void
  baseTab: void
  loading: void
  failed: void
  forbidden: void
  forbiddenWhy: void
  range: void
  days: { count: number }
  year: void
  own: void
  from: void
  to: void
  rangeTooLong: void
  endBeforeStart: void
  community: void
  allCommunities: void
  print: void
  showTable: void
  showChart: void
  totals: void
  completed: void
  untilCompleted: void
  inProgress: void
  overTarget: void
  created: void
  open: void
  overdue: void
  postsUnit: { count: number }
  posts: { count: number }
  versusBefore: { change: string; days: number }
  sinceStart: { change: string; date: string }
  within: { time: string }
  tooFew: { count: number }
  timeInState: void
  state: void
  now: void
  median: void
  p85: void
  p85Legend: void
  target: void
  oldest: void
  spreadWords: { median: string; p85: string }
  spreadTarget: { median: string; p85: string; target: string }
  overTime: void
  day: void
  cameWent: { came: number; went: number }
  waitsFor: void
  waitsNote: void
  who: void
  postsColumn: void
  moves: void
  sentBack: { count: number }
  move: { from: string; to: string }
  moveBack: { from: string; to: string }
  nothing: void
  nothingWaits: void
  nothingOpen: void
  perWeek: void
  week: void
  weekOf: { range: string }
  weekWords: { range: string; created: number; completed: number }
  countCreated: { count: number }
  countCompleted: { count: number }
  byCommunity: void
  byPriority: void
  byAssignee: void
  priority: void
  noPriority: void
  nobody: void
  dates: void
  datesNote: void
  onTime: void
  late: void
  noDates: void
}>({
  title: { id: 'statistics.title', defaultMessage: 'Statistics', description: 'Title of the screen, and link to it' },
  path: {
    id: 'statistics.path',
    defaultMessage: 'You are here',
    description: 'Names the line of links above the title',
  },
  workflows: { id: 'statistics.workflows', defaultMessage: 'Workflows', description: 'First link of that line' },
  tabs: { id: 'statistics.tabs', defaultMessage: 'Kinds of statistics', description: 'Names a row of tabs' },
  workflowTab: {
    id: 'statistics.workflowTab',
    defaultMessage: 'Workflow',
    description: 'Tab: how posts go through one workflow',
  },
  baseTab: { id: 'statistics.baseTab', defaultMessage: 'Base', description: 'Tab: how many posts there are' },
  loading: { id: 'statistics.loading', defaultMessage: 'Loading statistics', description: 'For screen readers' },
  failed: {
    id: 'statistics.failed',
    defaultMessage: 'Couldn’t load the statistics',
    description: 'In place of the charts',
  },
  forbidden: {
    id: 'statistics.forbidden',
    defaultMessage: 'You can’t view these statistics',
    description: 'In place of the charts',
  },
  forbiddenWhy: {
    id: 'statistics.forbiddenWhy',
    defaultMessage: 'Statistics are for moderators of the communities that run a workflow.',
    description: 'Below that title',
  },
  range: { id: 'statistics.range', defaultMessage: 'Time range', description: 'Names a choice' },
  days: {
    id: 'statistics.days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'Choice of the range',
  },
  year: { id: 'statistics.year', defaultMessage: '12 months', description: 'Choice of the range' },
  own: { id: 'statistics.own', defaultMessage: 'Custom', description: 'Choice of the range: own days' },
  from: { id: 'statistics.from', defaultMessage: 'From', description: 'First day of the range' },
  to: { id: 'statistics.to', defaultMessage: 'To', description: 'Last day of the range' },
  rangeTooLong: {
    id: 'statistics.rangeTooLong',
    defaultMessage: 'A range can be two years at most.',
    description: 'Below the first day',
  },
  endBeforeStart: {
    id: 'statistics.endBeforeStart',
    defaultMessage: 'The last day is before the first.',
    description: 'Below the last day',
  },
  community: { id: 'statistics.community', defaultMessage: 'Community', description: 'Names a choice' },
  allCommunities: { id: 'statistics.allCommunities', defaultMessage: 'All communities', description: 'Choice' },
  print: { id: 'statistics.print', defaultMessage: 'Print', description: 'Button' },
  showTable: { id: 'statistics.showTable', defaultMessage: 'Show as table', description: 'Button of a chart' },
  showChart: { id: 'statistics.showChart', defaultMessage: 'Show as chart', description: 'Button of a chart' },
  totals: {
    id: 'statistics.totals',
    defaultMessage: 'Key figures',
    description: 'Names the four numbers above the charts',
  },
  completed: {
    id: 'statistics.completed',
    defaultMessage: 'Completed',
    description: 'Figure: posts that reached the end',
  },
  untilCompleted: {
    id: 'statistics.untilCompleted',
    defaultMessage: 'Until completed, median',
    description: 'Figure: a length of time',
  },
  inProgress: { id: 'statistics.inProgress', defaultMessage: 'In progress', description: 'Figure: posts on their way' },
  overTarget: {
    id: 'statistics.overTarget',
    defaultMessage: 'Over target',
    description: 'Figure: posts that have been in their state for too long',
  },
  created: { id: 'statistics.created', defaultMessage: 'Created', description: 'Figure: new posts' },
  open: { id: 'statistics.open', defaultMessage: 'Open', description: 'Figure: posts on their way' },
  overdue: {
    id: 'statistics.overdue',
    defaultMessage: 'Overdue',
    description: 'Figure: open posts whose date is over',
  },
  postsUnit: {
    id: 'statistics.postsUnit',
    defaultMessage: '{count, plural, one {post} other {posts}}',
    description: 'Behind a large number',
  },
  posts: {
    id: 'statistics.posts',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
    description: 'How many posts a chart is made of',
  },
  versusBefore: {
    id: 'statistics.versusBefore',
    defaultMessage: '{change} vs. the {days, plural, one {day} other {# days}} before',
    description: 'Below a figure; {change} is "+8"',
  },
  sinceStart: {
    id: 'statistics.sinceStart',
    defaultMessage: '{change} since {date}',
    description: 'Below a figure; {change} is "+6", {date} a day',
  },
  within: {
    id: 'statistics.within',
    defaultMessage: '85% within {time}',
    description: 'Below a figure: most posts took no longer',
  },
  tooFew: {
    id: 'statistics.tooFew',
    defaultMessage: 'Too few posts ({count, number})',
    description: 'Where a length of time cannot be told',
  },
  timeInState: { id: 'statistics.timeInState', defaultMessage: 'Time in each state', description: 'Chart' },
  state: { id: 'statistics.state', defaultMessage: 'State', description: 'Column' },
  now: { id: 'statistics.now', defaultMessage: 'Now', description: 'Column: posts that are there now' },
  median: { id: 'statistics.median', defaultMessage: 'Median', description: 'Column and legend' },
  p85: { id: 'statistics.p85', defaultMessage: '85%', description: 'Column: 85 of a hundred posts took no longer' },
  p85Legend: { id: 'statistics.p85Legend', defaultMessage: '85% of posts', description: 'Legend' },
  target: { id: 'statistics.target', defaultMessage: 'Target', description: 'Column and legend' },
  oldest: {
    id: 'statistics.oldest',
    defaultMessage: 'Oldest now',
    description: 'Column: the post that has been there longest',
  },
  spreadWords: {
    id: 'statistics.spreadWords',
    defaultMessage: 'Median {median}, 85% within {p85}',
    description: 'A bar for screen readers',
  },
  spreadTarget: {
    id: 'statistics.spreadTarget',
    defaultMessage: 'Median {median}, 85% within {p85}, target {target}',
    description: 'A bar for screen readers',
  },
  overTime: { id: 'statistics.overTime', defaultMessage: 'Posts by state over time', description: 'Chart' },
  day: { id: 'statistics.day', defaultMessage: 'Day', description: 'Column' },
  cameWent: {
    id: 'statistics.cameWent',
    defaultMessage: '{came, number} in, {went, number} out',
    description: 'How many posts came into a state and left it',
  },
  waitsFor: { id: 'statistics.waitsFor', defaultMessage: 'Waits for', description: 'Chart: people and groups' },
  waitsNote: {
    id: 'statistics.waitsNote',
    defaultMessage: 'Posts waiting now. How fast someone works isn’t measured.',
    description: 'Below that chart',
  },
  who: { id: 'statistics.who', defaultMessage: 'Person or group', description: 'Column' },
  postsColumn: { id: 'statistics.postsColumn', defaultMessage: 'Posts', description: 'Column' },
  moves: {
    id: 'statistics.moves',
    defaultMessage: 'Moves',
    description: 'Chart: how many posts went from one state to another',
  },
  sentBack: {
    id: 'statistics.sentBack',
    defaultMessage: '{count, plural, one {# post was sent back} other {# posts were sent back}}',
    description: 'Beside the title of that chart',
  },
  move: {
    id: 'statistics.move',
    defaultMessage: '{from} to {to}',
    description: 'A step of posts from one state to another',
  },
  moveBack: {
    id: 'statistics.moveBack',
    defaultMessage: 'Back from {from} to {to}',
    description: 'The same where it leads back',
  },
  nothing: {
    id: 'statistics.nothing',
    defaultMessage: 'Nothing happened in this time range.',
    description: 'In place of a chart',
  },
  nothingWaits: {
    id: 'statistics.nothingWaits',
    defaultMessage: 'Nothing is waiting for anyone.',
    description: 'In place of a chart',
  },
  nothingOpen: { id: 'statistics.nothingOpen', defaultMessage: 'No open posts.', description: 'In place of a chart' },
  perWeek: { id: 'statistics.perWeek', defaultMessage: 'Created and completed per week', description: 'Chart' },
  week: { id: 'statistics.week', defaultMessage: 'Week', description: 'Column' },
  weekOf: {
    id: 'statistics.weekOf',
    defaultMessage: '{range}:',
    description: 'Begins a line about one week; {range} is "2–8 Nov"',
  },
  weekWords: {
    id: 'statistics.weekWords',
    defaultMessage: '{range}: {created, number} created, {completed, number} completed',
    description: 'A week for screen readers',
  },
  countCreated: {
    id: 'statistics.countCreated',
    defaultMessage: '{count, number} created',
    description: 'Link to the posts',
  },
  countCompleted: {
    id: 'statistics.countCompleted',
    defaultMessage: '{count, number} completed',
    description: 'Link to the posts',
  },
  byCommunity: { id: 'statistics.byCommunity', defaultMessage: 'Open by community', description: 'Chart' },
  byPriority: { id: 'statistics.byPriority', defaultMessage: 'Open by priority', description: 'Chart' },
  byAssignee: { id: 'statistics.byAssignee', defaultMessage: 'Open by assignee', description: 'Chart' },
  priority: { id: 'statistics.priority', defaultMessage: 'Priority', description: 'Column' },
  noPriority: { id: 'statistics.noPriority', defaultMessage: 'No priority', description: 'A row of the chart' },
  nobody: { id: 'statistics.nobody', defaultMessage: 'Unassigned', description: 'A row of the chart' },
  dates: {
    id: 'statistics.dates',
    defaultMessage: 'Due dates met',
    description: 'Chart: whether posts were completed in time',
  },
  datesNote: {
    id: 'statistics.datesNote',
    defaultMessage: 'of the completed posts with a due date',
    description: 'Beside the title of that chart',
  },
  onTime: { id: 'statistics.onTime', defaultMessage: 'On time', description: 'A row of the chart' },
  late: { id: 'statistics.late', defaultMessage: 'Late', description: 'A row of the chart' },
  noDates: {
    id: 'statistics.noDates',
    defaultMessage: 'None of the completed posts had a due date.',
    description: 'In place of the chart',
  },
})
