import { useUnit } from 'effector-react'
import { $chat, toggleClicked } from '../model/chat'
import { ChatButton } from './ChatButton'
import { chatButtonId } from './chat-button-id'

/** The chat's button in the header, with what the chat says is unread. */
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
