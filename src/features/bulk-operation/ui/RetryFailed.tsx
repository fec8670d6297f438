import { useUnit } from 'effector-react'
import { isApiError } from '@/api'
import { Button } from '@/design-system/Button'
import { errorMet } from '@/shared/common-errors'
import { useIntl } from '@/shared/i18n'
import { useRetryFailed } from '../api/queries'
import { type Operation, sectionsOf } from '../model/operation'
import { operationStarted } from '../model/bulk-operation'
import { reportMessages } from '../messages'

type RetryFailedProps = { operation: Operation; onRetried: (operationId: string) => void }

/** Tries the posts that failed once more, and only those. */
export function RetryFailed({ operation, onRetried }: RetryFailedProps) {
  const { formatMessage } = useIntl()
  const { started, met } = useUnit({ started: operationStarted, met: errorMet })
  const { mutate, isPending } = useRetryFailed(operation)
  const { length: count } = sectionsOf(operation).failed
  if (count === 0) return null

  const retry = () =>
    mutate(undefined, {
      onSuccess: (next) => {
        started(next)
        onRetried(next.operationId)
      },
      onError: (error) =>
        met({
          error,
          context: 'the retry of a bulk operation',
          ...(isApiError(error) && error.kind === 'conflict' && { tip: { message: reportMessages.notStarted } }),
        }),
    })
  return (
    <Button variant="primary" busy={isPending} busyLabel={formatMessage(reportMessages.retrying)} onClick={retry}>
      {formatMessage(reportMessages.retry, { count })}
    </Button>
  )
}
