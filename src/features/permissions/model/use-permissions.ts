import { useQuery } from '@tanstack/react-query'
import { environmentQueries } from '@/features/environment'
import { useCurrentUser } from '@/features/session'
import { can, type Permission, type SubjectOf, type Verdict } from './can'

/** Until the environment is known, no feature counts as installed. */
const UNKNOWN = { chat: false, chatEmbedded: false, xlearning: false, aiAssistant: false }

/** Permissions of the signed-in person; only for screens behind the guard. */
export function usePermissions(): <Name extends Permission>(permission: Name, ...subject: SubjectOf<Name>) => Verdict {
  const user = useCurrentUser()
  const { data: environment } = useQuery(environmentQueries.info())
  const features = environment?.installedFeatures ?? UNKNOWN
  return (permission, ...subject) => can({ user, features }, permission, ...subject)
}
