import { defineMessages } from '@/shared/i18n'

/** Words of the lists of posts in workflows, and of the workflows themselves. */
export const messages = defineMessages<{
  title: void
  tabs: void
  waiting: void
  authored: void
  all: void
  workflows: void
  workflow: void
  state: void
  community: void
  assignedTo: void
  me: void
  nobody: void
  anotherAssignee: void
  any: void
  overTarget: void
  sort: void
  longest: void
  shortest: void
  byTitle: void
  show: { count: number }
  list: void
  found: { count: number }
  loading: void
  loadingMore: void
  moreFailed: void
  nothingWaits: void
  nothingWaitsWhy: void
  seeAll: void
  nothingWritten: void
  nothingWrittenWhy: void
  nothingThere: void
  nothingFound: void
  fewerFilters: void
  noWorkflows: void
  noWorkflowsWhy: void
  failed: void
  workflowFailed: void
  byline: { community: string; name: string }
  openPosts: { open: number; all: number }
  forYou: { count: number }
  states: void
  target: { target: string }
  initial: void
  final: void
  transitions: void
  fromTo: { from: string; to: string }
  who: { names: string }
  asks: { parts: string }
  note: void
  attachments: void
  author: void
  assignee: void
  moderator: void
  member: void
  fourEyes: void
  tasksClosed: void
  subActivitiesClosed: void
  cannotUndo: void
  runsIn: { names: string }
  seePosts: void
}>({
  title: { id: 'workflowList.title', defaultMessage: 'Workflows', description: 'Page title' },
  tabs: { id: 'workflowList.tabs', defaultMessage: 'Lists', description: 'Names the row of tabs' },
  waiting: { id: 'workflowList.waiting', defaultMessage: 'Waiting for me', description: 'Tab' },
  authored: { id: 'workflowList.authored', defaultMessage: 'My posts', description: 'Tab: posts written by me' },
  all: { id: 'workflowList.all', defaultMessage: 'All posts', description: 'Tab' },
  workflows: { id: 'workflowList.workflows', defaultMessage: 'Workflows', description: 'Tab' },
  workflow: { id: 'workflowList.workflow', defaultMessage: 'Workflow', description: 'Filter, and page title' },
  state: { id: 'workflowList.state', defaultMessage: 'Status', description: 'Filter: state of the workflow' },
  community: { id: 'workflowList.community', defaultMessage: 'Community', description: 'Filter' },
  assignedTo: {
    id: 'workflowList.assignedTo',
    defaultMessage: 'Assigned to',
    description: 'Filter: who is asked to do what a post is about',
  },
  me: { id: 'workflowList.me', defaultMessage: 'Me', description: 'Choice of the filter "Assigned to"' },
  nobody: { id: 'workflowList.nobody', defaultMessage: 'No one', description: 'Choice of the filter "Assigned to"' },
  anotherAssignee: {
    id: 'workflowList.anotherAssignee',
    defaultMessage: 'Another person or group',
    description: 'Choice of the filter "Assigned to" that a link has made',
  },
  any: { id: 'workflowList.any', defaultMessage: 'All', description: 'A filter that leaves everything' },
  overTarget: { id: 'workflowList.overTarget', defaultMessage: 'Over target', description: 'Filter: for too long' },
  sort: { id: 'workflowList.sort', defaultMessage: 'Sort by', description: 'Order of a list' },
  longest: { id: 'workflowList.longest', defaultMessage: 'Waiting longest', description: 'Order of a list' },
  shortest: { id: 'workflowList.shortest', defaultMessage: 'Most recent', description: 'Order of a list' },
  byTitle: { id: 'workflowList.byTitle', defaultMessage: 'Title', description: 'Order of a list' },
  show: {
    id: 'workflowList.show',
    defaultMessage: 'Show {count, plural, one {# post} other {# posts}}',
    description: 'Button that closes the filters on a phone',
  },
  list: { id: 'workflowList.list', defaultMessage: 'Posts', description: 'Names the list, for screen readers' },
  found: {
    id: 'workflowList.found',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
    description: 'How many posts a list has',
  },
  loading: { id: 'workflowList.loading', defaultMessage: 'Loading posts', description: 'For screen readers' },
  loadingMore: { id: 'workflowList.loadingMore', defaultMessage: 'Loading more posts', description: 'Screen readers' },
  moreFailed: {
    id: 'workflowList.moreFailed',
    defaultMessage: 'Couldn’t load more posts',
    description: 'Below a list, beside "Try again"',
  },
  nothingWaits: {
    id: 'workflowList.nothingWaits',
    defaultMessage: 'Nothing is waiting for you',
    description: 'In place of a list',
  },
  nothingWaitsWhy: {
    id: 'workflowList.nothingWaitsWhy',
    defaultMessage: 'Posts that need your decision will appear here.',
    description: 'Below "Nothing is waiting for you"',
  },
  seeAll: { id: 'workflowList.seeAll', defaultMessage: 'See all posts', description: 'Button below an empty list' },
  nothingWritten: {
    id: 'workflowList.nothingWritten',
    defaultMessage: 'None of your posts are in a workflow',
    description: 'In place of a list',
  },
  nothingWrittenWhy: {
    id: 'workflowList.nothingWrittenWhy',
    defaultMessage: 'What you publish in a community with a workflow will appear here.',
    description: 'Below "None of your posts are in a workflow"',
  },
  nothingThere: {
    id: 'workflowList.nothingThere',
    defaultMessage: 'No posts in a workflow yet',
    description: 'In place of a list',
  },
  nothingFound: { id: 'workflowList.nothingFound', defaultMessage: 'No matching posts', description: 'Empty list' },
  fewerFilters: {
    id: 'workflowList.fewerFilters',
    defaultMessage: 'Try fewer words or filters.',
    description: 'Below "No matching posts"',
  },
  noWorkflows: {
    id: 'workflowList.noWorkflows',
    defaultMessage: 'No workflows',
    description: 'In place of a list',
  },
  noWorkflowsWhy: {
    id: 'workflowList.noWorkflowsWhy',
    defaultMessage: 'None of the communities you can read uses one.',
    description: 'Below "No workflows"',
  },
  failed: { id: 'workflowList.failed', defaultMessage: 'Couldn’t load this list', description: 'In place of a list' },
  workflowFailed: {
    id: 'workflowList.workflowFailed',
    defaultMessage: 'Couldn’t load the workflow',
    description: 'In place of a workflow',
  },
  byline: {
    id: 'workflowList.byline',
    defaultMessage: '{community} · {name}',
    description: 'Below the title of a post: where it stands and who wrote it',
  },
  openPosts: {
    id: 'workflowList.openPosts',
    defaultMessage: '{open, number} of {all, plural, one {# post} other {# posts}} in progress',
    description: 'On the card of a workflow',
  },
  forYou: {
    id: 'workflowList.forYou',
    defaultMessage: '{count, plural, =0 {None waiting for you} one {# waiting for you} other {# waiting for you}}',
    description: 'On the card of a workflow: how many posts',
  },
  states: { id: 'workflowList.states', defaultMessage: 'Statuses', description: 'Heading on the page of a workflow' },
  target: { id: 'workflowList.target', defaultMessage: 'Target: {target}', description: 'Longest time in a state' },
  initial: { id: 'workflowList.initial', defaultMessage: 'Posts start here', description: 'Beside a state' },
  final: { id: 'workflowList.final', defaultMessage: 'End of the workflow', description: 'Beside a state' },
  transitions: { id: 'workflowList.transitions', defaultMessage: 'Steps', description: 'Heading on the same page' },
  fromTo: {
    id: 'workflowList.fromTo',
    defaultMessage: 'From {from} to {to}',
    description: 'Between which states a step leads; {from} may be several',
  },
  who: { id: 'workflowList.who', defaultMessage: 'Who: {names}', description: 'Who may take a step' },
  asks: { id: 'workflowList.asks', defaultMessage: 'Asks for: {parts}', description: 'What the form of a step holds' },
  note: { id: 'workflowList.note', defaultMessage: 'Note', description: 'After "Asks for:"' },
  attachments: { id: 'workflowList.attachments', defaultMessage: 'Files', description: 'After "Asks for:"' },
  author: { id: 'workflowList.author', defaultMessage: 'the author', description: 'After "Who:"' },
  assignee: { id: 'workflowList.assignee', defaultMessage: 'the assignee', description: 'After "Who:"' },
  moderator: { id: 'workflowList.moderator', defaultMessage: 'moderators', description: 'After "Who:"' },
  member: { id: 'workflowList.member', defaultMessage: 'members of the community', description: 'After "Who:"' },
  fourEyes: {
    id: 'workflowList.fourEyes',
    defaultMessage: 'Not by the author of the post',
    description: 'Rule of a step',
  },
  tasksClosed: {
    id: 'workflowList.tasksClosed',
    defaultMessage: 'Only when its tasks are done',
    description: 'Rule of a step',
  },
  subActivitiesClosed: {
    id: 'workflowList.subActivitiesClosed',
    defaultMessage: 'Only when its sub-activities are done',
    description: 'Rule of a step',
  },
  cannotUndo: {
    id: 'workflowList.cannotUndo',
    defaultMessage: 'Can’t be undone',
    description: 'Of a step that is final',
  },
  runsIn: { id: 'workflowList.runsIn', defaultMessage: 'Used in {names}', description: 'Communities of a workflow' },
  seePosts: {
    id: 'workflowList.seePosts',
    defaultMessage: 'See its posts',
    description: 'Link from a workflow to the list of its posts',
  },
})
