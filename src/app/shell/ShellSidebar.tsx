import { useQuery } from '@tanstack/react-query'
import { useMatch } from 'react-router-dom'
import {
  communityQueries,
  type NavigationItem,
  type NavigationItemName,
  navigationQueries,
  NavigationSidebar,
} from '@/features/navigation'
import { useAtRest } from './use-at-rest'

type ShellSidebarProps = {
  id: string
  collapsed: boolean
  items: readonly NavigationItem[]
  current: NavigationItemName | undefined
}

/** The sidebar. Its numbers and the person's own communities are asked for when the page is quiet. */
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
