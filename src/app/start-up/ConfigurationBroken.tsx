import { MessagePage } from '@/design-system/MessagePage'
import { useIntl } from '@/shared/i18n'
import { messages } from './messages'

/** Stands in for the portal when its configuration cannot be used; the reason is for whoever runs it. */
export function ConfigurationBroken({ reason }: { reason: string }) {
  const { formatMessage } = useIntl()
  return (
    <MessagePage
      title={formatMessage(messages.broken)}
      description={formatMessage(messages.brokenText)}
      code={reason}
    />
  )
}
