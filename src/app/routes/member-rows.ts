import { messages, soonMessages as soon } from './messages'
import { BARE } from './bare-layout'
import type { RouteLayout, RouteRow } from './route'
import { SHELL } from './shell-layouts'

/** Details have the sidebar, with a back button and without a skip link to it (AM-79). */
const DETAIL: RouteLayout = { ...SHELL, backButton: true, skipToSidebar: false }

/** While somebody writes, the menu of a phone leaves its room to the keyboard. */
const EDITOR: RouteLayout = { ...DETAIL, bottomMenu: false }

/** What goes on paper: the header alone, and nothing in it that leads away but the way back. */
const PAPER: RouteLayout = { ...BARE, header: true, backButton: true, skipToMain: true, paper: true }

/** Administration searches in its own lists (AM-68). */
const ADMIN: RouteLayout = { ...SHELL, search: false }

/** A community searches in itself. */
const COMMUNITY: RouteLayout = { ...SHELL, search: false, backButton: true }

/** The post itself, asked for while the code still loads. */
const POST: Pick<RouteRow, 'title' | 'layout' | 'errorEntity' | 'page' | 'firstRequest'> = {
  title: messages.post,
  layout: DETAIL,
  errorEntity: 'post',
  page: 'post-detail',
  firstRequest: { path: '/internal/v2/communication/posts/{postId}' },
}

/** Create, edit and copy are one module in three modes. */
const POST_EDITOR: Pick<RouteRow, 'layout' | 'errorEntity' | 'page'> = {
  layout: EDITOR,
  errorEntity: 'post',
  page: 'post-editor',
}

const COMMUNITY_SCREEN: Pick<RouteRow, 'title' | 'soon' | 'layout' | 'errorEntity'> = {
  title: messages.community,
  soon: soon.community,
  layout: COMMUNITY,
  errorEntity: 'community',
}

/** Without the right for it, each of these says what is closed (sections 5 and 6). */
const ADMINISTRATION: Pick<RouteRow, 'layout' | 'adminView' | 'permission' | 'page'> = {
  layout: ADMIN,
  adminView: true,
  permission: 'administrate',
  page: 'administration',
}

type MemberRow = Pick<RouteRow, 'name' | 'path' | 'title'> & Partial<RouteRow>

/**
 * Screens of signed-in people beside the dashboard, the particular before the general. Root routes as the specification has them; parameters behind
 * them, and the four places of the menu that it gives no address (`my-space`, `communities`, `workflows`, `tasks`), are ours (AM-04). A row without a
 * page of its own has the one that says what will be there.
 */
export const memberRows: readonly RouteRow[] = (
  [
    {
      ...POST_EDITOR,
      name: 'post-create',
      path: '/post/create/:communityId?',
      title: messages.postCreate,
      mode: 'create',
      soon: soon.postCreate,
    },
    {
      ...POST_EDITOR,
      name: 'post-edit',
      path: '/post/edit/:postId?',
      title: messages.postEdit,
      mode: 'edit',
      soon: soon.postEdit,
    },
    {
      ...POST_EDITOR,
      name: 'post-copy',
      path: '/post/copy/:postId?',
      title: messages.postCopy,
      mode: 'copy',
      soon: soon.postCopy,
    },
    {
      name: 'post-print',
      path: '/post/print/:postId?',
      title: messages.postPrint,
      soon: soon.postPrint,
      layout: PAPER,
      errorEntity: 'post',
    },
    {
      name: 'post-feedback-recipient',
      path: '/post/feedback/:postId/recipient',
      title: messages.postFeedbackRecipient,
      soon: soon.postFeedbackRecipient,
      layout: DETAIL,
      errorEntity: 'post',
    },
    {
      name: 'post-feedback',
      path: '/post/feedback/:postId?',
      title: messages.postFeedback,
      soon: soon.postFeedback,
      layout: DETAIL,
      errorEntity: 'post',
    },
    { ...POST, name: 'post', path: '/post/:postId' },
    { ...POST, name: 'post-tab', path: '/post/:postId/:tab' },
    { name: 'my-space', path: '/my-space', title: messages.mySpace, soon: soon.mySpace },
    {
      name: 'communities',
      path: '/communities',
      title: messages.communities,
      soon: soon.communities,
      errorEntity: 'catalog',
    },
    { ...COMMUNITY_SCREEN, name: 'community-detail', path: '/community-detail/:communityId?' },
    { ...COMMUNITY_SCREEN, name: 'community', path: '/community/:communityId' },
    {
      name: 'workflows',
      path: '/workflows',
      title: messages.workflows,
      soon: soon.workflows,
      errorEntity: 'workflow',
    },
    { name: 'tasks', path: '/tasks', title: messages.tasks, soon: soon.tasks },
    { name: 'people', path: '/people', title: messages.people, soon: soon.people, errorEntity: 'user-registry' },
    {
      name: 'profile',
      path: '/profile/:userId?',
      title: messages.profile,
      soon: soon.profile,
      layout: DETAIL,
    },
    {
      name: 'notification-settings',
      path: '/notification-settings',
      title: messages.notificationSettings,
      soon: soon.notificationSettings,
      layout: { ...SHELL, backButton: true },
    },
    { name: 'search', path: '/search-v2', title: messages.search, soon: soon.search, page: 'search' },
    {
      name: 'bulk-workflow-transition',
      path: '/bulk-workflow-transition',
      title: messages.bulkReport,
      layout: { ...SHELL, backButton: true },
      errorEntity: 'workflow',
      page: 'bulk-report',
    },
    { name: 'ai-notes', path: '/ai-notes', title: messages.aiNotes, soon: soon.aiNotes },
    { name: 'ai-note', path: '/ai-notes/:noteId', title: messages.aiNote, soon: soon.aiNotes, layout: DETAIL },
    {
      name: 'ai-note-print',
      path: '/ai-notes/:noteId/print',
      title: messages.aiNotePrint,
      soon: soon.aiNotePrint,
      layout: PAPER,
    },
    { name: 'insights', path: '/insights', title: messages.insights, soon: soon.insights },
    {
      name: 'digital-workplace',
      path: '/digital-workplace/:homeId?',
      title: messages.digitalWorkplace,
      soon: soon.digitalWorkplace,
      errorEntity: 'workspace',
    },
    {
      name: 'customer-feedback',
      path: '/customer-feedback/:feedbackId?',
      title: messages.customerFeedback,
      soon: soon.customerFeedback,
    },
    { name: 'bootcamp', path: '/bootcamp', title: messages.bootcamp, soon: soon.bootcamp },
    {
      ...ADMINISTRATION,
      name: 'manage',
      path: '/manage',
      title: messages.manage,
      soon: soon.manage,
      errorEntity: 'user-registry',
      permission: 'manageUsers',
    },
    {
      ...ADMINISTRATION,
      name: 'group-edit',
      path: '/manage/groups/:groupId/edit',
      title: messages.groupEdit,
      soon: soon.manage,
      layout: { ...ADMIN, backButton: true },
      errorEntity: 'group-registry',
      permission: 'manageUsers',
    },
    {
      ...ADMINISTRATION,
      name: 'digital-workplace-admin',
      path: '/digital-workplace-admin',
      title: messages.digitalWorkplaceAdmin,
      soon: soon.digitalWorkplaceAdmin,
      errorEntity: 'workspace',
    },
    {
      ...ADMINISTRATION,
      name: 'admin-v2',
      path: '/admin-v2',
      title: messages.admin,
      soon: soon.admin,
    },
  ] satisfies MemberRow[]
).map((row) => ({ access: 'signed-in', layout: SHELL, page: 'area', ...row }))
