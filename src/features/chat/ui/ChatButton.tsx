import { useUnit } from 'effector-react'
import { ActionItem } from '@/design-system/ActionList'
import { IconButton } from '@/design-system/IconButton'
import { Icon, MessageCircleIcon } from '@/design-system/icons'
import { UnreadDot } from '@/design-system/UnreadDot'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import { $chat, toggleClicked } from '../model/chat'

/** The dock gives the focus back to the button when the chat is closed. */
export const chatButtonId = 'chat-button'

export type ChatButtonProps = {
  /** Whether the panel is open; collapsed counts as open. */
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

/** The chat's button in the header, with a dot while something is unread. */
export function ChatToggle() {
  const { chat, toggle } = useUnit({ chat: $chat, toggle: toggleClicked })
  return (
    <ChatButton
      id={chatButtonId}
      open={chat.place !== 'closed'}
      unread={chat.unread.hasUnreadChats}
      onToggle={() => toggle()}
    />
  )
}

/** The chat among the rows behind "More", where the header has no room for its button. */
export function ChatRow({ onChosen }: { onChosen: () => void }) {
  const { formatMessage } = useIntl()
  const { chat, toggle } = useUnit({ chat: $chat, toggle: toggleClicked })
  const unread = chat.unread.hasUnreadChats
  return (
    <ActionItem
      icon={<Icon of={MessageCircleIcon} />}
      label={formatMessage(messages.open)}
      aria-label={unread ? formatMessage(messages.openUnread) : undefined}
      detail={unread && <UnreadDot tone="alert" />}
      onClick={() => {
        toggle()
        onChosen()
      }}
    />
  )
}
