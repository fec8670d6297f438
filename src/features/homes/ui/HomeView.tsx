import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { concernsThePage, type Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Heading } from '@/design-system/Heading'
import { Page } from '@/design-system/Page'
import { Text } from '@/design-system/Text'
import { LoadFailure } from '@/features/load-failure'
import { navigationQueries } from '@/features/navigation'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { useOwnTitle } from '@/shared/own-title'
import { paths } from '@/shared/routes'
import { homeQueries, visitHome } from '../api/home-queries'
import { messages } from '../messages'
import styles from './Home.module.css'
import { HomeSections } from './HomeSections'
import { HomeSkeleton } from './HomeSkeleton'

/** A home with its widgets. That it is closed or gone is the page's affair, also when that happens while it is open. */
export function HomeView({ homeId }: { homeId: string }) {
  const { formatMessage, formatName } = useIntl()
  const { timeOfDay } = useDayTime()
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...homeQueries.page(homeId),
    throwOnError: concernsThePage,
  })
  useOwnTitle(data?.name)
  useVisit(data)
  if (!data)
    return (
      <Page width="wide">
        {error ? (
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
  return (
    <div className={styles.page}>
      {/* The header shows it. */}
      <Heading level={1} className={styles.name}>
        {formatName(data.name)}
      </Heading>
      {error && (
        <div role="status" className={styles.outdated}>
          <Text size="sm">{formatMessage(messages.outdated, { time: timeOfDay(new Date(dataUpdatedAt)) })}</Text>
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {formatMessage(messages.tryAgain)}
          </Button>
        </div>
      )}
      {data.sections.some(({ columns }) => columns.some((widgets) => widgets.length > 0)) ? (
        <HomeSections homeId={homeId} sections={data.sections} />
      ) : (
        <EmptyState
          title={formatMessage(messages.empty)}
          description={formatMessage(messages.emptyText)}
          action={<ButtonLink href={paths.communities()}>{formatMessage(messages.browse)}</ButtonLink>}
        />
      )}
    </div>
  )
}

/** A home that was opened is the current one, and no longer new: on this device at once, on others by the server. */
function useVisit(home: Schemas['HomePage'] | undefined): void {
  const queryClient = useQueryClient()
  const id = home?.id
  useEffect(() => {
    if (id === undefined) return
    visitHome(id).then(
      (homes) => queryClient.setQueryData(navigationQueries.homes().queryKey, homes),
      // Nothing is lost: it stays new until it is opened again.
      () => undefined,
    )
  }, [queryClient, id])
}
