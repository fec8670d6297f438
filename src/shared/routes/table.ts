import type { Choices } from './choices'
import { layouts } from './layouts'
import { messages as titles } from './messages'
import type { Route, RouteRow } from './route'

/** The post itself, asked for while the code still loads. */
const post = {
  title: titles.post,
  layout: layouts.detail,
  errorEntity: 'post',
  screen: 'post-detail',
  firstRequest: { path: '/internal/v2/communication/posts/{postId}' },
  choices: {
    // Whom the tab of the invited people shows.
    response: { oneOf: ['all', 'accepted', 'tentative', 'declined', 'pending', 'waiting'] },
    // Words that were searched for, with commas between them.
    find: { like: /^(?=.*[\p{L}\p{N}]).{1,200}$/u },
  },
} as const satisfies Partial<Route>

/** Create, edit and copy are one screen in three modes. */
const postEditor = {
  layout: layouts.editor,
  errorEntity: 'post',
  screen: 'post-editor',
} as const satisfies Partial<Route>

const community = {
  title: titles.community,
  layout: layouts.community,
  errorEntity: 'community',
} as const satisfies Partial<Route>

/** Without the right for it, each of these says what is closed (sections 5 and 6). */
const administration = {
  layout: layouts.admin,
  adminView: true,
  permission: 'administrate',
} as const satisfies Partial<Route>

/** Nobody has to be signed in for these (AM-08). */
const open = { access: 'open', layout: layouts.bare } as const satisfies Partial<Route>

/** Which posts the feed shows, in the order in which they are offered. */
export const feedFilters = ['latest', 'followed', 'unread', 'archive'] as const

/** The orders of the posts of a community; a minus turns one round. */
export const postSorts = [
  '-changed',
  'changed',
  'number',
  '-number',
  'title',
  '-title',
  'comments',
  '-comments',
] as const

/** What a list of tasks is narrowed to, its order and the task that is open over it. */
const taskChoices = {
  state: { oneOf: ['open', 'closed'] },
  kind: 'text',
  due: { oneOf: ['', 'overdue', 'today', 'week', 'later', 'none'] },
  priority: 'text',
  communityId: 'text',
  assigneeId: 'text',
  search: 'text',
  sort: { oneOf: ['due', 'priority', 'newest'] },
  taskId: 'text',
} as const satisfies Choices

/** What a search is narrowed to, everywhere or in a community. */
const searchChoices = {
  // Narrows the finds to those kinds, with commas between them.
  types: 'text',
  in: 'several',
  by: 'several',
  from: 'text',
  to: 'text',
  state: 'several',
  has: 'several',
  tag: 'several',
  lang: 'several',
  // All that was found in one post.
  post: 'text',
  archive: { oneOf: ['with', 'without', 'only'] },
  sort: { oneOf: ['best', 'newest'] },
} as const satisfies Choices

/** What waits for the person and what is theirs; each part of it says what can be chosen there. */
const mySpace = { title: titles.mySpace, screen: 'my-space' } as const satisfies Partial<Route>

// Without them a row has the access `signed-in`, the layout `shell` and the screen `opening-soon`.
const rows = [
  { ...open, name: 'login', path: '/login', query: ['from'], title: titles.login, screen: 'login' },
  {
    ...open,
    name: 'password-forgot',
    path: '/login/password-forgot',
    title: titles.passwordForgot,
    screen: 'password-forgot',
  },
  {
    ...open,
    name: 'change-password',
    path: '/login/change-password/:confirmToken',
    title: titles.changePassword,
    screen: 'change-password',
  },
  {
    ...open,
    name: 'external-auth-redirect',
    path: '/external-auth-redirect/:resultToken?',
    title: titles.externalAuth,
    screen: 'external-auth-redirect',
  },
  {
    ...open,
    name: 'verify-private-email',
    path: '/verify-private-email',
    title: titles.verifyPrivateEmail,
    screen: 'verify-private-email',
  },
  { ...open, name: 'unsubscribe', path: '/unsubscribe', title: titles.unsubscribe, screen: 'unsubscribe' },
  { ...open, name: 'page-not-found', path: '/error/page-not-found', title: titles.notFound, screen: 'page-not-found' },
  {
    ...open,
    name: 'forbidden-access',
    path: '/error/forbidden-access',
    title: titles.forbidden,
    screen: 'forbidden-access',
  },
  { ...open, name: 'unauthorized', path: '/error/unauthorized', title: titles.unauthorized, screen: 'unauthorized' },
  {
    ...open,
    name: 'out-of-service',
    path: '/error/out-of-service',
    title: titles.outOfService,
    access: 'out-of-service',
    screen: 'out-of-service',
  },
  {
    name: 'dashboard',
    path: '/',
    title: titles.dashboard,
    screen: 'dashboard',
    choices: { filter: { oneOf: feedFilters } },
    firstRequest: {
      path: '/internal/v2/communication/posts',
      query: { filter: { parameter: 'filter', allowed: feedFilters }, pageSize: '20' },
    },
  },
  {
    ...postEditor,
    name: 'post-create',
    path: '/post/create/:communityId?',
    title: titles.postCreate,
    mode: 'create',
  },
  { ...postEditor, name: 'post-edit', path: '/post/edit/:postId?', title: titles.postEdit, mode: 'edit' },
  { ...postEditor, name: 'post-copy', path: '/post/copy/:postId?', title: titles.postCopy, mode: 'copy' },
  {
    name: 'post-preview',
    path: '/post/preview/:postId?',
    title: titles.postPreview,
    layout: layouts.editor,
    errorEntity: 'post',
    screen: 'post-preview',
    choices: { as: { oneOf: ['post', 'card', 'phone'] } },
  },
  {
    name: 'post-print',
    path: '/post/print/:postId?',
    title: titles.postPrint,
    layout: layouts.paper,
    errorEntity: 'post',
    screen: 'post-print',
    // Parts that are printed with the text, with commas between them, and the number of the text.
    choices: { with: 'text', revision: 'text' },
  },
  {
    name: 'post-feedback-recipient',
    path: '/post/feedback/:postId/recipient',
    query: ['taskId'],
    title: titles.postFeedbackRecipient,
    layout: layouts.detail,
    errorEntity: 'post',
    screen: 'post-feedback-recipient',
  },
  {
    name: 'post-feedback',
    path: '/post/feedback/:postId?',
    title: titles.postFeedback,
    layout: layouts.detail,
    errorEntity: 'post',
    screen: 'post-feedback',
    choices: { requestId: 'text', state: 'text', search: 'text' },
  },
  {
    name: 'post-acknowledgements',
    path: '/post/:postId/acknowledgements',
    title: titles.postAcknowledgements,
    layout: layouts.detail,
    errorEntity: 'post',
    screen: 'post-acknowledgements',
    choices: { state: { oneOf: ['all', 'acknowledged', 'pending', 'outdated', 'overdue'] } },
  },
  // `entity` names a part of the post (section 2, notification links).
  {
    name: 'post-relations',
    path: '/post/:postId/relations',
    title: titles.postRelations,
    layout: layouts.detail,
    errorEntity: 'post',
    screen: 'post-relations',
  },
  {
    name: 'post-history',
    path: '/post/:postId/history',
    title: titles.postHistory,
    layout: layouts.detail,
    errorEntity: 'post',
    screen: 'post-history',
    // Numbers of the two texts that are compared.
    choices: { from: 'text', to: 'text' },
  },
  {
    ...post,
    name: 'post-transition-edit',
    path: '/post/:postId/transition/:recordId/edit',
    title: titles.transitionEdit,
  },
  {
    ...post,
    name: 'post-transition',
    path: '/post/:postId/transition/:transitionId',
    title: titles.transition,
  },
  {
    ...post,
    name: 'post',
    path: '/post/:postId',
    query: ['entity', 'commentId', 'taskId', 'attachmentId', 'revision'],
  },
  { ...post, name: 'post-tab', path: '/post/:postId/:tab', query: ['commentId'] },
  { ...mySpace, name: 'my-space', path: '/my-space' },
  { ...mySpace, name: 'my-space-assigned', path: '/my-space/assigned-tasks', choices: taskChoices },
  { ...mySpace, name: 'my-space-monitored', path: '/my-space/monitor-tasks', choices: taskChoices },
  {
    ...mySpace,
    name: 'my-space-tab',
    path: '/my-space/:tab',
    choices: {
      show: { oneOf: ['decide', 'acknowledge', 'answer', 'mine'] },
      state: { oneOf: ['all', 'draft', 'edit', 'scheduled'] },
      filter: { oneOf: ['all', 'unread'] },
      collectionId: 'text',
      search: 'text',
      sort: { oneOf: ['saved', 'newest', 'title'] },
    },
  },
  { name: 'collections', path: '/collections', title: titles.collections, screen: 'collections' },
  {
    name: 'collection',
    path: '/collections/:collectionId',
    title: titles.collection,
    layout: layouts.shellWithBack,
    screen: 'collection',
  },
  {
    name: 'communities',
    path: '/communities',
    title: titles.communities,
    errorEntity: 'catalog',
    screen: 'communities',
    choices: {
      search: 'text',
      catalogId: 'text',
      language: 'text',
      site: 'text',
      show: { oneOf: ['all', 'mine', 'open'] },
      sort: { oneOf: ['name', 'active', 'new'] },
    },
  },
  {
    name: 'communities-feed',
    path: '/communities/feed',
    title: titles.communitiesFeed,
    screen: 'communities',
    choices: { filter: { oneOf: ['latest', 'unread', 'unanswered', 'archive'] }, in: 'text' },
  },
  {
    ...community,
    name: 'community-detail',
    path: '/community-detail/:communityId?',
    screen: 'community-detail',
  },
  {
    ...community,
    name: 'community-posts',
    path: '/community/:communityId/posts',
    screen: 'community',
    choices: { state: 'text', by: 'text', tag: 'text', year: 'text', search: 'text', sort: { oneOf: postSorts } },
  },
  {
    ...community,
    name: 'community-archive',
    path: '/community/:communityId/archive',
    screen: 'community',
    choices: { year: 'text', search: 'text', sort: { oneOf: postSorts } },
  },
  {
    ...community,
    name: 'community-search',
    path: '/community/:communityId/search',
    query: ['q', 'filter'],
    screen: 'community',
    choices: searchChoices,
  },
  {
    ...community,
    name: 'community',
    path: '/community/:communityId/:tab?',
    screen: 'community',
    choices: {
      filter: { oneOf: ['latest', 'unread', 'unanswered'] },
      kind: { oneOf: ['media', 'document'] },
      sort: { oneOf: ['', 'recent', 'name'] },
      search: 'text',
      role: { oneOf: ['', 'moderator', 'member'] },
      state: { oneOf: ['member', 'invited'] },
    },
  },
  {
    name: 'workflows',
    path: '/workflows',
    title: titles.workflows,
    errorEntity: 'workflow',
    screen: 'workflows',
    choices: {
      tab: { oneOf: ['waiting', 'authored', 'all', 'workflows'] },
      workflowId: 'text',
      stateId: 'text',
      communityId: 'text',
      assigneeId: 'text',
      overTarget: 'switch',
      search: 'text',
      sort: { oneOf: ['longest', 'shortest', 'title'] },
    },
  },
  {
    name: 'workflow-move',
    path: '/workflows/move/:preflightId',
    title: titles.workflowMove,
    layout: layouts.shellWithBack,
    errorEntity: 'workflow',
    screen: 'workflow-move',
  },
  {
    name: 'workflow',
    path: '/workflows/:workflowId',
    title: titles.workflow,
    layout: layouts.shellWithBack,
    errorEntity: 'workflow',
    screen: 'workflow',
  },
  {
    name: 'tasks',
    path: '/tasks',
    title: titles.tasks,
    screen: 'tasks',
    choices: {
      scope: { oneOf: ['assigned', 'group', 'monitored'] },
      ...taskChoices,
    },
  },
  {
    name: 'people',
    path: '/people',
    title: titles.people,
    errorEntity: 'user-registry',
    screen: 'people',
    choices: { search: 'text', place: 'several', area: 'several', person: 'text' },
  },
  { name: 'profile', path: '/profile/:userId?', query: ['origin'], title: titles.profile, layout: layouts.detail },
  {
    name: 'notification-settings',
    path: '/notification-settings',
    title: titles.notificationSettings,
    layout: layouts.shellWithBack,
  },
  {
    name: 'search',
    path: '/search-v2',
    query: ['q', 'filter'],
    title: titles.search,
    screen: 'search',
    choices: searchChoices,
  },
  {
    name: 'bulk-workflow-transition',
    path: '/bulk-workflow-transition',
    query: ['operationId'],
    title: titles.bulkReport,
    layout: layouts.shellWithBack,
    errorEntity: 'workflow',
    screen: 'bulk-report',
  },
  { name: 'ai-notes', path: '/ai-notes', title: titles.aiNotes },
  { name: 'ai-note', path: '/ai-notes/:noteId', title: titles.aiNote, layout: layouts.detail },
  { name: 'ai-note-print', path: '/ai-notes/:noteId/print', title: titles.aiNotePrint, layout: layouts.paper },
  { name: 'insights', path: '/insights', title: titles.insights },
  {
    name: 'digital-workplace',
    path: '/digital-workplace/:homeId?',
    title: titles.digitalWorkplace,
    errorEntity: 'workspace',
  },
  { name: 'customer-feedback', path: '/customer-feedback/:feedbackId?', title: titles.customerFeedback },
  { name: 'bootcamp', path: '/bootcamp', title: titles.bootcamp },
  {
    ...administration,
    name: 'manage',
    path: '/manage',
    title: titles.manage,
    errorEntity: 'user-registry',
    permission: 'manageUsers',
  },
  {
    ...administration,
    name: 'group-edit',
    path: '/manage/groups/:groupId/edit',
    title: titles.groupEdit,
    layout: layouts.adminWithBack,
    errorEntity: 'group-registry',
    permission: 'manageUsers',
  },
  {
    ...administration,
    name: 'digital-workplace-admin',
    path: '/digital-workplace-admin',
    title: titles.digitalWorkplaceAdmin,
    errorEntity: 'workspace',
  },
  { ...administration, name: 'admin-v2', path: '/admin-v2', title: titles.admin },
] as const satisfies readonly RouteRow[]

/** The rows as they are written: `paths` reads its types from them. */
export type Rows = typeof rows

export type RouteName = Rows[number]['name']

/**
 * Every screen of the portal, the particular before the general. The router, `paths`, the boot script's map, the titles
 * and the list of screens that tests walk are made from these rows. Root addresses as the specification has them;
 * parameters behind them, and the four places of the menu that it gives no address (`my-space`, `communities`,
 * `workflows`, `tasks`), are ours (AM-04).
 */
export const routes: readonly Route[] = rows.map((row) => ({
  access: 'signed-in',
  layout: layouts.shell,
  screen: 'opening-soon',
  ...row,
}))
