import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Page as PageColumn } from '@/design-system/Page'
import { navigationQueries } from '@/features/navigation'
import { DashboardFeed, postQueries } from '@/features/posts'
import { useCurrentUser } from '@/features/session'
import { readAddress } from '@/shared/address-state'
import { useAtRest } from '../../shell/use-at-rest'
import '../../boot/skeleton-words.css'

/** The dashboard. */
export function Page() {
  const user = useCurrentUser()
  const { data: counts } = useQuery({ ...navigationQueries.counts(), enabled: useAtRest() })
  return (
    <PageColumn>
      <DashboardFeed firstName={user.firstName} waiting={counts} author={user} />
    </PageColumn>
  )
}

/** The posts of the filter that the address names. */
export function prefetch(queryClient: QueryClient, search: URLSearchParams): Promise<void> {
  return queryClient.prefetchInfiniteQuery(postQueries.list(readAddress('dashboard', search).filter))
}
