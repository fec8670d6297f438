import { messages } from './messages'
import { BARE } from './bare-layout'
import type { RouteRow } from './route'

/** The door: the one row that everybody needs at once. */
export const loginRow: RouteRow = {
  name: 'login',
  path: '/login',
  title: messages.login,
  access: 'open',
  layout: BARE,
  page: 'login',
}
