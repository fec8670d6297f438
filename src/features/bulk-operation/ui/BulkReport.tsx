import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { isApiError } from '@/api'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { ErrorState } from '@/design-system/ErrorState'
import { Page } from '@/design-system/Page'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'
import { bulkQueries } from '../api/queries'
import { reportOpened } from '../model/bulk-operation'
import { reportMessages } from '../messages'
import { BulkReportView } from './BulkReportView'
import { RetryFailed } from './RetryFailed'

export type BulkReportProps = {
  /** From the address; null where it names none. */
  operationId: string | null
  /** A new operation has started; its report is opened next. */
  onRetried: (operationId: string) => void
}

/** The report page of a bulk operation. Opening it marks the operation as read. */
export function BulkReport({ operationId, onRetried }: BulkReportProps) {
  const { formatMessage } = useIntl()
  return (
    <Page width="reading" title={formatMessage(reportMessages.title)}>
      {operationId ? (
        <Report key={operationId} operationId={operationId} onRetried={onRetried} />
      ) : (
        <EmptyState title={formatMessage(reportMessages.none)} description={formatMessage(reportMessages.noneText)} />
      )}
    </Page>
  )
}

function Report({ operationId, onRetried }: { operationId: string; onRetried: (operationId: string) => void }) {
  const { formatMessage } = useIntl()
  const opened = useUnit(reportOpened)
  const { data, isError, refetch } = useQuery({
    ...bulkQueries.operation(operationId),
    // A missing or forbidden operation is shown by the route's error page.
    throwOnError: (error) => isApiError(error) && (error.kind === 'not-found' || error.kind === 'forbidden'),
  })
  const finished = data !== undefined && data.state !== 'in-progress'
  useEffect(() => {
    if (finished) opened(operationId)
  }, [finished, opened, operationId])

  if (data) {
    return (
      <BulkReportView
        operation={data}
        retry={data.retryable && finished && <RetryFailed operation={data} onRetried={onRetried} />}
      />
    )
  }
  if (isError) {
    return (
      <ErrorState
        title={formatMessage(reportMessages.notLoaded)}
        description={formatMessage(reportMessages.notLoadedText)}
        action={<Button onClick={() => void refetch()}>{formatMessage(reportMessages.tryAgain)}</Button>}
      />
    )
  }
  return (
    <SkeletonGroup label={formatMessage(reportMessages.loading)}>
      <Skeleton length="half" />
      <Skeleton length="long" />
      <Skeleton length="long" />
    </SkeletonGroup>
  )
}
