import { useParams } from 'react-router-dom'
import { CommunityView } from '@/features/communities'
import { SearchView } from '@/features/search'
import { SEARCH_INPUT } from '../../shell/layout'
import { useRoute } from '../../shell/use-route'

/** Parts of a community whose rows say what can be chosen there. */
const ownRows: Readonly<Record<string, string>> = { 'community-posts': 'posts', 'community-archive': 'archive' }

/** One community, at the part that the address names. */
export function Page() {
  const { communityId = '', tab } = useParams()
  const row = useRoute()?.name ?? ''
  return (
    <CommunityView
      key={communityId}
      communityId={communityId}
      tab={ownRows[row] ?? tab}
      searchId={SEARCH_INPUT}
      results={row === 'community-search' ? <SearchView communityId={communityId} /> : undefined}
    />
  )
}
