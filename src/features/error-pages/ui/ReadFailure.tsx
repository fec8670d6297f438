import { isApiError } from '@/api'
import { EmptyState } from '@/design-system/EmptyState'
import { LoadFailure } from '@/features/load-failure'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'

/** The messages, by the cause; the feature says it of its own thing. */
type FailureMessages = Record<
  'notFound' | 'notFoundWhy' | 'forbidden' | 'forbiddenWhy' | 'failed' | 'failedWhy',
  MessageDescriptor
>

export type ReadFailureProps = { error: Error; messages: FailureMessages; busy: boolean; onRetry: () => void }

/** Why a dialog has nothing to show: there is no such thing, the reader may not look, or it did not come. */
export function ReadFailure({ error, messages, busy, onRetry }: ReadFailureProps) {
  const { formatMessage } = useIntl()
  const kind = isApiError(error) ? error.kind : undefined
  if (kind === 'not-found' || kind === 'forbidden') {
    const [title, description] =
      kind === 'not-found' ? [messages.notFound, messages.notFoundWhy] : [messages.forbidden, messages.forbiddenWhy]
    return <EmptyState level={3} title={formatMessage(title)} description={formatMessage(description)} />
  }
  return (
    <LoadFailure
      level={3}
      title={formatMessage(messages.failed)}
      description={formatMessage(messages.failedWhy)}
      error={error}
      busy={busy}
      onRetry={onRetry}
    />
  )
}
