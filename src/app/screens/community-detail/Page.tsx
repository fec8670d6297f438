import { Navigate, useParams } from 'react-router-dom'
import { paths } from '@/shared/routes'

/** The older address of a community leads to the one of today; without a community, to all of them. */
export function Page() {
  const { communityId } = useParams()
  return <Navigate replace to={communityId === undefined ? paths.communities() : paths.community(communityId)} />
}
