import { useQuery } from '@tanstack/react-query'
import { concernsThePage } from '@/api'
import { Page } from '@/design-system/Page'
import { SkeletonCard, SkeletonGroup } from '@/design-system/Skeleton'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { useOwnTitle } from '@/shared/own-title'
import { preflightQueries } from '../api/preflight-queries'
import { isExpired } from '../api/refusal'
import { messages } from '../messages'
import { ExpiredCheck } from './ExpiredCheck'
import { PreflightView } from './PreflightView'

export type MoveViewProps = { preflightId: string }

/** What would become of many posts: where they can go, what they lack, which cannot, and why. */
export function MoveView({ preflightId }: MoveViewProps) {
  const { formatMessage } = useIntl()
  const query = useQuery({
    ...preflightQueries.one(preflightId),
    throwOnError: (error) => !isExpired(error) && concernsThePage(error),
  })
  useOwnTitle(query.data && formatMessage(messages.title, { count: query.data.posts.length }))
  if (isExpired(query.error)) return <ExpiredCheck preflightId={preflightId} />
  if (query.data) return <PreflightView preflight={query.data} />
  return (
    <Page width="wide" title={formatMessage(messages.move)}>
      <QueryView
        query={query}
        skeleton={
          <SkeletonGroup label={formatMessage(messages.loading)}>
            <SkeletonCard />
            <SkeletonCard />
          </SkeletonGroup>
        }
        words={{ failed: messages.failed }}
      >
        {() => null}
      </QueryView>
    </Page>
  )
}
