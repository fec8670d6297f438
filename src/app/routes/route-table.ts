import { messages } from '../messages'
import type { RouteLayout, RouteRow } from './route'

const SHELL: RouteLayout = {
  header: true,
  sidebar: true,
  bottomMenu: true,
  backButton: false,
  search: true,
  assistant: true,
  chat: true,
  carousel: true,
  skipToMain: true,
  skipToSidebar: true,
}

/** Sign-in and error pages stand alone. */
const BARE: RouteLayout = {
  header: false,
  sidebar: false,
  bottomMenu: false,
  backButton: false,
  search: false,
  assistant: false,
  chat: false,
  carousel: false,
  skipToMain: false,
  skipToSidebar: false,
}

/** Details have the sidebar, with a back button and without a skip link to it (AM-79). */
const DETAIL: RouteLayout = { ...SHELL, backButton: true, skipToSidebar: false }

/** Every screen of the portal. The boot script's map, the router, the titles and the guard are all made from these rows. */
export const routeTable: readonly RouteRow[] = [
  {
    name: 'dashboard',
    path: '/',
    title: messages.dashboardTitle,
    access: 'signed-in',
    layout: SHELL,
    page: 'dashboard',
    firstRequest: {
      path: '/internal/v2/communication/posts',
      query: { filter: { parameter: 'filter', allowed: ['latest', 'followed', 'unread', 'archive'] }, pageSize: '20' },
    },
  },
  {
    name: 'post',
    path: '/post/:postId',
    title: messages.postTitle,
    access: 'signed-in',
    layout: DETAIL,
    errorEntity: 'post',
    page: 'post-detail',
    firstRequest: { path: '/internal/v2/communication/posts/{postId}' },
  },
  {
    name: 'post-tab',
    path: '/post/:postId/:tab',
    title: messages.postTitle,
    access: 'signed-in',
    layout: DETAIL,
    errorEntity: 'post',
    page: 'post-detail',
    firstRequest: { path: '/internal/v2/communication/posts/{postId}' },
  },
  { name: 'login', path: '/login', title: messages.loginTitle, access: 'open', layout: BARE, page: 'login' },
  {
    name: 'page-not-found',
    path: '/error/page-not-found',
    title: messages.notFoundTitle,
    access: 'open',
    layout: BARE,
    page: 'page-not-found',
  },
  {
    name: 'forbidden-access',
    path: '/error/forbidden-access',
    title: messages.forbiddenTitle,
    access: 'open',
    layout: BARE,
    page: 'forbidden-access',
  },
  {
    name: 'unauthorized',
    path: '/error/unauthorized',
    title: messages.unauthorizedTitle,
    access: 'open',
    layout: BARE,
    page: 'unauthorized',
  },
  {
    name: 'out-of-service',
    path: '/error/out-of-service',
    title: messages.outOfServiceTitle,
    access: 'out-of-service',
    layout: BARE,
    page: 'out-of-service',
  },
]
