import { IconButton } from '@/design-system/IconButton'
import { Icon, MessageCircleIcon } from '@/design-system/icons'
import { UnreadDot } from '@/design-system/UnreadDot'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'

export type ChatButtonProps = {
  /** Whether the panel is open; folded counts as open. */
  open: boolean
  id?: string
  unread: boolean
  onToggle: () => void
}

/** Opens and closes the chat, and says when something in it is unread. */
export function ChatButton({ open, unread, id, onToggle }: ChatButtonProps) {
  const { formatMessage } = useIntl()
  return (
    <IconButton
      label={formatMessage(unread ? messages.openUnread : messages.open)}
      icon={<Icon of={MessageCircleIcon} />}
      badge={unread && <UnreadDot tone="alert" />}
      id={id}
      aria-expanded={open}
      onClick={onToggle}
    />
  )
}
