import type { Schemas } from '@/api'
import { communityQueries } from '@/features/navigation'

/** The person's own communities in which they may write posts; where the server does not say, it refuses later. */
export const writableCommunities = () => ({ ...communityQueries.own(), select: withoutReadOnly })

function withoutReadOnly(own: Schemas['CommunityList']): Schemas['CommunityList'] {
  return { ...own, communities: own.communities.filter(({ canCreatePost }) => canCreatePost !== false) }
}
