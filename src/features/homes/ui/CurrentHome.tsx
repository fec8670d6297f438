import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { ButtonLink } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Page } from '@/design-system/Page'
import { LoadFailure } from '@/features/load-failure'
import { navigationQueries } from '@/features/navigation'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { HomeSkeleton } from './HomeSkeleton'

/** The home that the person was in last takes the place of an address without one. */
export function CurrentHome() {
  const { formatMessage } = useIntl()
  const { data, error, isFetching, refetch } = useQuery(navigationQueries.homes())
  const home = data?.homes.find(({ current }) => current) ?? data?.homes[0]
  if (home) return <Navigate to={paths.digitalWorkplace(home.id)} replace />
  return (
    <Page width="wide">
      {data ? (
        <EmptyState
          level={1}
          title={formatMessage(messages.noHomes)}
          description={formatMessage(messages.noHomesText)}
          action={<ButtonLink href={paths.communities()}>{formatMessage(messages.browse)}</ButtonLink>}
        />
      ) : error ? (
        <LoadFailure
          level={1}
          title={formatMessage(messages.failed)}
          error={error}
          busy={isFetching}
          onRetry={refetch}
        />
      ) : (
        <HomeSkeleton />
      )}
    </Page>
  )
}
