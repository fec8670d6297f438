import { layouts } from './layouts'
import { camelCase, type Route, type RouteRow } from './route'

/** The post itself, asked for while the code still loads. */
const post = {
  title: 'post',
  layout: layouts.detail,
  errorEntity: 'post',
  screen: 'post-detail',
  firstRequest: { path: '/internal/v2/communication/posts/{postId}' },
} as const satisfies Partial<RouteRow>

/** Create, edit and copy are one screen in three modes. */
const postEditor = {
  layout: layouts.editor,
  errorEntity: 'post',
  screen: 'post-editor',
} as const satisfies Partial<RouteRow>

/** What else there is to a post, on a page of its own. */
const postPart = { layout: layouts.detail, errorEntity: 'post' } as const satisfies Partial<RouteRow>

const community = {
  title: 'community',
  layout: layouts.community,
  errorEntity: 'community',
} as const satisfies Partial<RouteRow>

/** Without the right for it, each of these says what is closed (sections 5 and 6). */
const administration = {
  layout: layouts.admin,
  adminView: true,
  permission: 'administrate',
} as const satisfies Partial<RouteRow>

/** Nobody has to be signed in for these (AM-08). */
const open = { access: 'open', layout: layouts.bare } as const satisfies Partial<RouteRow>

// Without them a row has the access `signed-in`, the layout `shell`, the screen `opening-soon` and, in messages.ts, the
// title that is called like the row. Names in `query` are for the types of `paths` and are not in the build.
const rows = [
  { ...open, name: 'login', path: '/login', query: ['from'], screen: 'login' },
  {
    ...open,
    name: 'password-forgot',
    path: '/login/password-forgot',
    screen: 'password-forgot',
  },
  {
    ...open,
    name: 'change-password',
    path: '/login/change-password/:confirmToken',
    screen: 'change-password',
  },
  {
    ...open,
    name: 'external-auth-redirect',
    path: '/external-auth-redirect/:resultToken?',
    title: 'externalAuth',
    screen: 'external-auth-redirect',
  },
  {
    ...open,
    name: 'verify-private-email',
    path: '/verify-private-email',
    screen: 'verify-private-email',
  },
  { ...open, name: 'unsubscribe', path: '/unsubscribe', screen: 'unsubscribe' },
  { ...open, name: 'page-not-found', path: '/error/page-not-found', title: 'notFound', screen: 'page-not-found' },
  {
    ...open,
    name: 'forbidden-access',
    path: '/error/forbidden-access',
    title: 'forbidden',
    screen: 'forbidden-access',
  },
  { ...open, name: 'unauthorized', path: '/error/unauthorized', screen: 'unauthorized' },
  {
    ...open,
    name: 'out-of-service',
    path: '/error/out-of-service',
    access: 'out-of-service',
    screen: 'out-of-service',
  },
  {
    name: 'dashboard',
    path: '/',
    screen: 'dashboard',
    firstRequest: {
      path: '/internal/v2/communication/posts',
      query: { filter: { parameter: 'filter', allowed: ['latest', 'followed', 'unread', 'archive'] }, pageSize: '20' },
    },
  },
  {
    ...postEditor,
    name: 'post-create',
    path: '/post/create/:communityId?',
    mode: 'create',
  },
  { ...postEditor, name: 'post-edit', path: '/post/edit/:postId?', mode: 'edit' },
  { ...postEditor, name: 'post-copy', path: '/post/copy/:postId?', mode: 'copy' },
  {
    ...postEditor,
    name: 'post-preview',
    path: '/post/preview/:postId?',
    query: ['as'],
    screen: 'post-preview',
  },
  {
    name: 'post-print',
    path: '/post/print/:postId?',
    query: ['with', 'revision'],
    screen: 'post-print',
    layout: layouts.paper,
    errorEntity: 'post',
  },
  {
    name: 'post-feedback-recipient',
    path: '/post/feedback/:postId/recipient',
    query: ['taskId'],
    layout: layouts.detail,
    errorEntity: 'post',
    screen: 'post-feedback-recipient',
  },
  {
    name: 'post-feedback',
    path: '/post/feedback/:postId?',
    query: ['requestId', 'state', 'search'],
    layout: layouts.detail,
    errorEntity: 'post',
    screen: 'post-feedback',
  },
  {
    name: 'post-acknowledgements',
    path: '/post/:postId/acknowledgements',
    query: ['state'],
    layout: layouts.detail,
    errorEntity: 'post',
    screen: 'post-acknowledgements',
  },
  { ...post, name: 'post-transition-edit', path: '/post/:postId/transition/:recordId/edit', title: 'recordEdit' },
  { ...post, name: 'post-transition', path: '/post/:postId/transition/:transitionId', title: 'transition' },
  // `entity` names a part of the post (section 2, notification links).
  {
    ...postPart,
    name: 'post-history',
    path: '/post/:postId/history',
    query: ['from', 'to'],
    screen: 'post-history',
  },
  {
    ...postPart,
    name: 'post-relations',
    path: '/post/:postId/relations',
    screen: 'post-relations',
  },
  {
    ...postPart,
    name: 'survey-answer',
    path: '/post/:postId/survey/answer',
    layout: layouts.editor,
    screen: 'survey-answer',
  },
  {
    ...postPart,
    name: 'survey-my-answers',
    path: '/post/:postId/survey/my-answers',
    screen: 'survey-my-answers',
  },
  {
    ...postPart,
    name: 'survey-answers',
    path: '/post/:postId/survey/answers',
    query: ['view', 'by', 'person'],
    screen: 'survey-answers',
  },
  {
    ...postPart,
    name: 'survey-preview',
    path: '/post/:postId/survey/preview',
    query: ['mode'],
    screen: 'survey-preview',
  },
  {
    ...post,
    name: 'post',
    path: '/post/:postId',
    query: ['entity', 'commentId', 'taskId', 'revision', 'attachmentId', 'page'],
  },
  { ...post, name: 'post-tab', path: '/post/:postId/:tab', query: ['commentId'] },
  { name: 'my-space', path: '/my-space', screen: 'my-space' },
  {
    name: 'my-space-tab',
    path: '/my-space/:tab',
    query: ['show', 'state', 'filter', 'collectionId', 'taskId'],
    title: 'mySpace',
    screen: 'my-space',
  },
  { name: 'collections', path: '/collections/:collectionId?', screen: 'collections' },
  {
    name: 'communities-feed',
    path: '/communities/feed',
    screen: 'communities-feed',
  },
  {
    name: 'communities',
    path: '/communities',
    errorEntity: 'catalog',
    screen: 'communities',
  },
  // An older form of the address: it is replaced by the one below.
  { ...community, name: 'community-detail', path: '/community-detail/:communityId?', screen: 'community-detail' },
  { ...community, name: 'community', path: '/community/:communityId', screen: 'community' },
  {
    ...community,
    name: 'community-search',
    path: '/community/:communityId/search',
    query: ['q', 'filter'],
    screen: 'community-search',
  },
  {
    ...community,
    name: 'community-tab',
    path: '/community/:communityId/:tab',
    screen: 'community',
  },
  {
    name: 'workflows',
    path: '/workflows',
    query: [
      'tab',
      'workflowId',
      'stateId',
      'communityId',
      'overTarget',
      'search',
      'sort',
      'overseen',
      'progress',
      'event',
      'since',
      'until',
      'fromStateId',
      'toStateId',
      'waitingForId',
      'priority',
      'assigneeId',
      'overdue',
      'kept',
    ],
    errorEntity: 'workflow',
    screen: 'workflows',
  },
  {
    name: 'workflow-move',
    path: '/workflows/move/:preflightId',
    layout: layouts.shellWithBack,
    errorEntity: 'workflow',
    screen: 'workflow-move',
  },
  {
    name: 'post-statistics',
    path: '/workflows/statistics',
    query: ['from', 'to', 'communityId'],
    title: 'statistics',
    layout: layouts.shellWithBack,
    errorEntity: 'workflow',
    screen: 'post-statistics',
  },
  {
    name: 'workflow-statistics',
    path: '/workflows/:workflowId/statistics',
    query: ['from', 'to', 'communityId'],
    title: 'statistics',
    layout: layouts.shellWithBack,
    errorEntity: 'workflow',
    screen: 'workflow-statistics',
  },
  {
    name: 'workflow-statistics-base',
    path: '/workflows/:workflowId/statistics/base',
    query: ['from', 'to', 'communityId'],
    title: 'statistics',
    layout: layouts.shellWithBack,
    errorEntity: 'workflow',
    screen: 'post-statistics',
  },
  {
    name: 'workflow',
    path: '/workflows/:workflowId',
    layout: layouts.shellWithBack,
    errorEntity: 'workflow',
    screen: 'workflow',
  },
  {
    name: 'tasks',
    path: '/tasks',
    query: ['scope', 'state', 'due', 'priority', 'communityId', 'search', 'sort', 'taskId'],
    screen: 'tasks',
  },
  {
    name: 'to-answer',
    path: '/tasks/to-answer',
    layout: layouts.shellWithBack,
    screen: 'to-answer',
  },
  {
    name: 'people',
    path: '/people',
    query: ['search', 'place', 'area', 'unit', 'skill', 'language', 'duty', 'at-work', 'followed', 'sort', 'person'],
    errorEntity: 'user-registry',
    permission: 'searchPeople',
    screen: 'people',
  },
  {
    name: 'profile-edit',
    path: '/profile/edit/:section?',
    layout: layouts.detail,
    screen: 'profile-edit',
  },
  {
    name: 'profile',
    path: '/profile/:userId?',
    query: ['origin', 'tab'],
    layout: layouts.detail,
    errorEntity: 'user-registry',
    screen: 'profile',
  },
  {
    name: 'notification-settings',
    path: '/notification-settings',
    query: ['type'],
    layout: layouts.shellWithBack,
    screen: 'notification-settings',
  },
  // `types` narrows the finds to those kinds, with commas between them.
  {
    name: 'search',
    path: '/search-v2',
    query: ['q', 'filter', 'types'],
    screen: 'search',
  },
  {
    name: 'bulk-workflow-transition',
    path: '/bulk-workflow-transition',
    query: ['operationId'],
    title: 'bulkReport',
    layout: layouts.shellWithBack,
    errorEntity: 'workflow',
    screen: 'bulk-report',
  },
  {
    name: 'ai-notes',
    path: '/ai-notes',
    query: ['view', 'state', 'kind', 'review', 'search'],
    screen: 'ai-notes',
  },
  {
    name: 'ai-note',
    path: '/ai-notes/:noteId',
    query: ['t'],
    layout: layouts.detail,
    screen: 'ai-note',
  },
  {
    name: 'ai-note-print',
    path: '/ai-notes/:noteId/print',
    query: ['with'],
    layout: layouts.paper,
    screen: 'ai-note-print',
  },
  { name: 'insights', path: '/insights' },
  {
    name: 'digital-workplace',
    path: '/digital-workplace/:homeId?',
    errorEntity: 'workspace',
    screen: 'digital-workplace',
  },
  {
    name: 'customer-feedback',
    path: '/customer-feedback/:feedbackId?',
    // `from` names the screen that it is about, `field` a field of the profile, `request` the request that failed.
    query: ['kind', 'from', 'field', 'request'],
    layout: layouts.shellWithBack,
    errorEntity: 'customer-feedback',
    screen: 'customer-feedback',
  },
  { name: 'bootcamp', path: '/bootcamp' },
  {
    ...administration,
    name: 'manage',
    path: '/manage',
    query: ['search', 'state', 'place', 'area', 'unit', 'role', 'sign-in', 'sort'],
    errorEntity: 'user-registry',
    permission: 'manageUsers',
    screen: 'manage',
  },
  {
    ...administration,
    name: 'group-edit',
    path: '/manage/groups/:groupId/edit',
    layout: layouts.adminWithBack,
    errorEntity: 'group-registry',
    permission: 'manageUsers',
    screen: 'group-edit',
  },
  {
    ...administration,
    name: 'digital-workplace-admin',
    path: '/digital-workplace-admin',
    errorEntity: 'workspace',
  },
  {
    ...administration,
    name: 'admin-v2',
    path: '/admin-v2/:tab?',
    query: ['search', 'act'],
    title: 'admin',
    screen: 'admin-v2',
  },
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
export const routes: readonly Route[] = rows.map(({ title, ...row }: RouteRow) => ({
  access: 'signed-in',
  layout: layouts.shell,
  screen: 'opening-soon',
  ...row,
  title: { id: `app.${title ?? camelCase(row.name)}Title` },
}))
