import { isApiError } from '@/api'
import { MessagePage } from '@/design-system/MessagePage'
import { RetryButton } from '@/features/retry'
import { useIntl } from '@/shared/i18n'
import { messages } from './messages'
import { requestIdOf } from './outcome'

/** Stands in for the portal when something it cannot do without did not come. */
export function StartupFailure({ error }: { error: unknown }) {
  const { formatMessage } = useIntl()
  const offline = isApiError(error) && (error.kind === 'offline' || error.kind === 'timeout')
  const requestId = requestIdOf(error)
  return (
    <MessagePage
      title={formatMessage(offline ? messages.offline : messages.failed)}
      description={formatMessage(offline ? messages.offlineText : messages.failedText)}
      actions={<RetryButton variant="primary" onClick={() => window.location.reload()} />}
      {...(requestId !== null && { code: formatMessage(messages.request, { requestId }) })}
    />
  )
}
