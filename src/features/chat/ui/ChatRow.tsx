import { useUnit } from 'effector-react'
import { ActionItem } from '@/design-system/ActionList'
import { Icon, MessageCircleIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import { $chat, toggleClicked } from '../model/chat'

/** The chat among the rows behind "More", where the header has no room for its button. */
export function ChatRow({ onChosen }: { onChosen: () => void }) {
  const { formatMessage } = useIntl()
  const { chat, toggle } = useUnit({ chat: $chat, toggle: toggleClicked })
  return (
    <ActionItem
      icon={<Icon of={MessageCircleIcon} />}
      label={formatMessage(chat.unread.hasUnreadChats ? messages.openUnread : messages.open)}
      onClick={() => {
        toggle()
        onChosen()
      }}
    />
  )
}
