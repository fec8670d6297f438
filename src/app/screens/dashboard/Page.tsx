import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Page as PageColumn } from '@/design-system/Page'
import { useIsWide } from '@/design-system/tokens'
import { dashboardRail, mySpaceMessages } from '@/features/my-space'
import { navigationQueries } from '@/features/navigation'
import { DashboardFeed, feedNews, postQueries } from '@/features/posts'
import { useCurrentUser } from '@/features/session'
import { readAddress } from '@/shared/address-state'
import { useIntl } from '@/shared/i18n'
import { useAtRest } from '../../shell/use-at-rest'
import '../../boot/skeleton-words.css'

/** The dashboard. */
export function Page() {
  const { formatMessage } = useIntl()
  const user = useCurrentUser()
  const { data: counts } = useQuery({ ...navigationQueries.counts(), enabled: useAtRest() })
  return (
    <PageColumn rail={<Rail />} railLabel={formatMessage(mySpaceMessages.forYou)} railNarrow="hide">
      <DashboardFeed firstName={user.firstName} waiting={counts} author={user} />
    </PageColumn>
  )
}

/** Has its place from the beginning, and comes when the feed is quiet; where there is no room it is not asked for. */
function Rail() {
  return useIsWide() ? <LateRail /> : null
}

function LateRail() {
  const { module: waiting } = dashboardRail.useModule()
  const { module: news } = feedNews.useModule()
  return (
    <>
      {waiting && <waiting.DashboardRail />}
      {news && <news.WhatIsNew />}
    </>
  )
}

/** The posts of the filter that the address names. */
export function prefetch(queryClient: QueryClient, search: URLSearchParams): Promise<void> {
  return queryClient.prefetchInfiniteQuery(postQueries.list(readAddress('dashboard', search).filter))
}
