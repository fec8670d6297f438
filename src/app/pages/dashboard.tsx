import { useQuery } from '@tanstack/react-query'
import { Page as PageColumn } from '@/design-system/Page'
import { navigationQueries } from '@/features/navigation'
import { DashboardFeed } from '@/features/posts'
import { useCurrentUser } from '@/features/session'
import { useAtRest } from '../shell/use-at-rest'

/** The dashboard. */
export function Page() {
  const { firstName } = useCurrentUser()
  const { data: counts } = useQuery({ ...navigationQueries.counts(), enabled: useAtRest() })
  return (
    <PageColumn>
      <DashboardFeed firstName={firstName} waiting={counts} />
    </PageColumn>
  )
}
