import { $session, type User } from '@/features/session'
import { giulia, withScope } from './with-scope'

/** Who manages users, as the session of stories has them. */
export const marco: User = {
  ...giulia,
  id: 'marco-bianchi',
  fullName: 'Marco Bianchi',
  firstName: 'Marco',
  capabilities: { resellerAdmin: false, manageUsers: true },
}

/** The story is seen by somebody who manages users. */
export const asAdministrator = withScope([[$session, { phase: 'signed-in', user: marco }]])
