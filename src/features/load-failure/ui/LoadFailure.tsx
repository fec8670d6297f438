import { isApiError } from '@/api'
import { Button } from '@/design-system/Button'
import { ErrorState, type ErrorStateProps } from '@/design-system/ErrorState'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

export type LoadFailureProps = Pick<ErrorStateProps, 'title' | 'description' | 'level'> & {
  /** Why it failed; the id of its request is shown in small. */
  error: unknown
  /** It is being loaded once more. */
  busy: boolean
  onRetry: () => unknown
}

/** What a query asked for did not come: it is said in its place, and can be asked for once more. */
export function LoadFailure({ error, busy, onRetry, ...words }: LoadFailureProps) {
  const { formatMessage } = useIntl()
  return (
    <ErrorState
      {...words}
      code={isApiError(error) ? error.requestId : undefined}
      action={
        <Button busy={busy} onClick={() => void onRetry()}>
          {formatMessage(messages.tryAgain)}
        </Button>
      }
    />
  )
}
