import type { ReactNode } from 'react'
import { Button } from '@/design-system/Button'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { LoadFailure } from '@/features/load-failure'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

export type ListStatesProps = {
  list: {
    error: Error | null
    isFetching: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
    refetch: () => unknown
  }
  /** The entries that are there; undefined before the first answer. */
  entries: readonly unknown[] | undefined
  /** Stands there when there are none. */
  empty: ReactNode
  children: ReactNode
}

/** A list in whatever state it is: on its way, there, empty, or not to be had; and the way to more of it. */
export function ListStates({ list, entries, empty, children }: ListStatesProps) {
  const { formatMessage } = useIntl()
  const { error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list
  if (!entries)
    return error ? (
      <LoadFailure title={formatMessage(messages.failed)} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <Stack gap={3}>
        <VisuallyHidden role="status">{formatMessage(messages.loading)}</VisuallyHidden>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Stack>
    )
  if (entries.length === 0) return empty
  return (
    <Stack gap={4}>
      {children}
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {formatMessage(messages.showMore)}
          </Button>
        </div>
      )}
    </Stack>
  )
}
