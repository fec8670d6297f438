import { isApiError } from '@/api'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { ErrorState } from '@/design-system/ErrorState'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'

/** What the reader is told, by the cause; the feature says it of its own thing. */
type FailureWords = Record<
  'notFound' | 'notFoundWhy' | 'forbidden' | 'forbiddenWhy' | 'failed' | 'failedWhy' | 'tryAgain',
  MessageDescriptor
>

export type ReadFailureProps = { error: Error; words: FailureWords; busy: boolean; onRetry: () => void }

/** Why a dialog has nothing to show: there is no such thing, the reader may not look, or it did not come. */
export function ReadFailure({ error, words, busy, onRetry }: ReadFailureProps) {
  const { formatMessage } = useIntl()
  const kind = isApiError(error) ? error.kind : undefined
  if (kind === 'not-found' || kind === 'forbidden') {
    const [title, description] =
      kind === 'not-found' ? [words.notFound, words.notFoundWhy] : [words.forbidden, words.forbiddenWhy]
    return <EmptyState level={3} title={formatMessage(title)} description={formatMessage(description)} />
  }
  return (
    <ErrorState
      level={3}
      title={formatMessage(words.failed)}
      description={formatMessage(words.failedWhy)}
      code={isApiError(error) ? error.requestId : undefined}
      action={
        <Button busy={busy} onClick={onRetry}>
          {formatMessage(words.tryAgain)}
        </Button>
      }
    />
  )
}
