import { useQuery } from '@tanstack/react-query'
import { environmentQueries } from '@/features/environment'
import { useCurrentUser } from '@/features/session'
import { can, type Permission, type SubjectOf, type Verdict } from './can'

/** Nothing is installed as long as nothing is known of the installation. */
const UNKNOWN = { chat: false, chatEmbedded: false, xlearning: false, aiAssistant: false }

/** Asks for the signed-in person; only screens behind the guard may. */
export function usePermissions(): <Name extends Permission>(permission: Name, ...subject: SubjectOf<Name>) => Verdict {
  const user = useCurrentUser()
  const { data: environment } = useQuery(environmentQueries.info())
  const features = environment?.installedFeatures ?? UNKNOWN
  return (permission, ...subject) => can({ user, features }, permission, ...subject)
}
