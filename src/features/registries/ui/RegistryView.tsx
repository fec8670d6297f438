import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { concernsThePage } from '@/api'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { EmptyState } from '@/design-system/EmptyState'
import { Page } from '@/design-system/Page'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { LoadFailure } from '@/features/load-failure'
import { useIntl } from '@/shared/i18n'
import { registryQueries } from '../api/registry-queries'
import { messages } from '../messages'
import { countOfFilters, filterNames, searchOf, withParts } from '../model/registry-address'
import styles from './Registries.module.css'
import { RegistryFilters } from './RegistryFilters'
import { RegistryRow } from './RegistryRow'
import { WindowList } from './WindowList'

/** The registry of people: find an account among many, see how it stands, open it. */
export function RegistryView() {
  const { formatMessage } = useIntl()
  const [address, setAddress] = useSearchParams()
  const search = searchOf(address)
  const list = useInfiniteQuery({ ...registryQueries.users(search), throwOnError: concernsThePage })
  // An older list stays until the new one is there, and if that fails.
  const shown = useLatest(list.data)
  const stale = shown !== undefined && shown !== list.data
  const users = shown?.pages.flatMap((page) => page.users) ?? []
  const totalCount = shown?.pages[0]?.totalCount ?? 0
  const filtered = search.search !== undefined || countOfFilters(address) > 0
  const change = useCallback(
    (parts: Readonly<Record<string, string>>) =>
      setAddress((before) => withParts(before, parts), { replace: true, preventScrollReset: true }),
    [setAddress],
  )
  const clear = () => change(Object.fromEntries(['search', ...filterNames].map((name) => [name, ''])))
  const count = formatMessage(messages.found, { count: totalCount })

  return (
    <Page title={formatMessage(messages.title)} width="wide" {...(shown && { lead: count })}>
      <RegistryFilters address={address} facets={shown?.pages[0]?.facets} onChange={change} />
      <VisuallyHidden role="status">{list.isSuccess && filtered ? count : null}</VisuallyHidden>
      {list.isError && shown && (
        <div role="alert" className={styles.failed}>
          <Text size="sm">{formatMessage(stale ? messages.failedOld : messages.failed)}</Text>
          <Button
            size="sm"
            busy={list.isFetching}
            onClick={() => void (list.data ? list.fetchNextPage() : list.refetch())}
          >
            {formatMessage(messages.tryAgain)}
          </Button>
        </div>
      )}
      <div aria-busy={(stale && !list.isError) || undefined}>
        {users.length > 0 && (
          <Card padding="none" className={styles.found} data-stale={stale || undefined}>
            <WindowList
              label={formatMessage(messages.list)}
              items={users}
              totalCount={totalCount}
              canLoadMore={list.hasNextPage && !list.isFetching && !list.isError}
              onNearEnd={() => void list.fetchNextPage()}
            >
              {(user) => <RegistryRow user={user} />}
            </WindowList>
            {list.isFetchingNextPage && <Loading label={formatMessage(messages.loadingMore)} rows={2} />}
          </Card>
        )}
        {shown && users.length === 0 && (
          <EmptyState
            title={formatMessage(messages.nobody)}
            {...(filtered && {
              description: formatMessage(messages.nobodyWhy),
              action: <Button onClick={clear}>{formatMessage(messages.clearAll)}</Button>,
            })}
          />
        )}
        {!shown && list.isPending && <Loading label={formatMessage(messages.loading)} rows={8} />}
        {!shown && list.isError && (
          <LoadFailure
            title={formatMessage(messages.failed)}
            error={list.error}
            busy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
      </div>
    </Page>
  )
}

function Loading({ label, rows }: { label: string; rows: number }) {
  return (
    <SkeletonGroup label={label} className={styles.loading}>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className={styles.bar}>
          <Skeleton shape="circle" size={40} />
          <Skeleton length="half" />
        </span>
      ))}
    </SkeletonGroup>
  )
}

/** The last value that was there. */
function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
