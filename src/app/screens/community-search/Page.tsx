import { useParams } from 'react-router-dom'
import { CommunityView } from '@/features/communities'

/** The search within one community, below its head. */
export function Page() {
  const { communityId = '' } = useParams()
  return <CommunityView key={communityId} communityId={communityId} tab="search" />
}
