import { useQuery } from '@tanstack/react-query'
import { useMatch } from 'react-router-dom'
import { communityQueries, navigationQueries } from '@/features/navigation'
import { NavigationSidebar, type PlaceName, type Places } from '@/features/places'
import { useAtRest } from './use-at-rest'

type ShellSidebarProps = { id: string; collapsed: boolean; places: Places; current: PlaceName | undefined }

/** The places of the portal. What waits there and the person's own communities come when the page is quiet. */
export function ShellSidebar(props: ShellSidebarProps) {
  const enabled = useAtRest()
  const { data: counts } = useQuery({ ...navigationQueries.counts(), enabled })
  const { data: own } = useQuery({ ...communityQueries.own(), enabled })
  const community = useMatch('/community/:communityId')
  return (
    <NavigationSidebar
      {...props}
      counts={counts}
      communities={own?.communities}
      currentCommunityId={community?.params.communityId}
    />
  )
}
