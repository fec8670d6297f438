import { messages } from './messages'
import type { RouteRow } from './route'
import { SHELL } from './shell-layouts'

/** The dashboard: comes with the frame, so that the first screen of signed-in people waits for no other row. */
export const homeRow: RouteRow = {
  name: 'dashboard',
  path: '/',
  title: messages.dashboard,
  access: 'signed-in',
  layout: SHELL,
  page: 'dashboard',
  firstRequest: {
    path: '/internal/v2/communication/posts',
    query: { filter: { parameter: 'filter', allowed: ['latest', 'followed', 'unread', 'archive'] }, pageSize: '20' },
  },
}
