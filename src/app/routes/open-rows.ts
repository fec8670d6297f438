import { messages } from './messages'
import { BARE } from './bare-layout'
import type { RouteRow } from './route'

type OpenRow = Pick<RouteRow, 'name' | 'path' | 'title'> & Partial<RouteRow>

/** Screens for which nobody has to be signed in, beside the door itself (AM-08). */
export const openRows: readonly RouteRow[] = (
  [
    { name: 'password-forgot', path: '/login/password-forgot', title: messages.passwordForgot },
    { name: 'change-password', path: '/login/change-password/:confirmToken', title: messages.changePassword },
    { name: 'external-auth-redirect', path: '/external-auth-redirect/:resultToken?', title: messages.externalAuth },
    { name: 'verify-private-email', path: '/verify-private-email', title: messages.verifyPrivateEmail },
    { name: 'unsubscribe', path: '/unsubscribe', title: messages.unsubscribe },
    { name: 'page-not-found', path: '/error/page-not-found', title: messages.notFound },
    { name: 'forbidden-access', path: '/error/forbidden-access', title: messages.forbidden },
    { name: 'unauthorized', path: '/error/unauthorized', title: messages.unauthorized },
    {
      name: 'out-of-service',
      path: '/error/out-of-service',
      title: messages.outOfService,
      access: 'out-of-service',
    },
  ] satisfies OpenRow[]
).map((row) => ({ access: 'open', layout: BARE, page: row.name, ...row }))
