import { isApiError } from '@/api'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { ErrorState } from '@/design-system/ErrorState'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

type ProfileFailureProps = { error: Error; busy: boolean; onRetry: () => void }

/** Why there is no profile: nobody has this address, the reader may not look, or it did not come. */
export function ProfileFailure({ error, busy, onRetry }: ProfileFailureProps) {
  const { formatMessage } = useIntl()
  if (isApiError(error) && error.kind === 'not-found')
    return (
      <EmptyState
        level={3}
        title={formatMessage(messages.notFound)}
        description={formatMessage(messages.notFoundWhy)}
      />
    )
  if (isApiError(error) && error.kind === 'forbidden')
    return (
      <EmptyState
        level={3}
        title={formatMessage(messages.forbidden)}
        description={formatMessage(messages.forbiddenWhy)}
      />
    )
  return (
    <ErrorState
      level={3}
      title={formatMessage(messages.failed)}
      description={formatMessage(messages.failedWhy)}
      code={isApiError(error) ? error.requestId : undefined}
      action={
        <Button busy={busy} onClick={onRetry}>
          {formatMessage(messages.tryAgain)}
        </Button>
      }
    />
  )
}
