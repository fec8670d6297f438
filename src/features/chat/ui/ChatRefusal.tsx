import { ActionItem } from '@/design-system/ActionList'
import { Icon, MessageCircleIcon } from '@/design-system/icons'
import { RefusalReason, usePermissions } from '@/features/permissions'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

/**
 * In place of the chat among the rows of a menu: why it is missing, where the licence does not include it. The row can
 * be reached, so that the reason is read out, and does nothing.
 */
export function ChatRefusal() {
  const { formatMessage } = useIntl()
  const verdict = usePermissions()('chat')
  if (verdict.allowed || verdict.reason !== 'licence-missing') return null
  return (
    <ActionItem
      aria-disabled="true"
      icon={<Icon of={MessageCircleIcon} />}
      label={formatMessage(messages.open)}
      detail={<RefusalReason of={verdict.reason} />}
    />
  )
}
