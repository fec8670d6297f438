import { CommunitiesView } from '@/features/communities'
import { useRoute } from '../../shell/use-route'

/** All communities that the person may know of, and what was posted in their own. */
export function Page() {
  const route = useRoute()
  return <CommunitiesView tab={route?.name === 'communities-feed' ? 'feed' : 'directory'} />
}
