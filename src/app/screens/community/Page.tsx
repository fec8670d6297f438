import { useParams } from 'react-router-dom'
import { CommunityView } from '@/features/communities'

/** One community, at the part that the address names. */
export function Page() {
  const { communityId = '', tab } = useParams()
  return <CommunityView key={communityId} communityId={communityId} tab={tab} />
}
