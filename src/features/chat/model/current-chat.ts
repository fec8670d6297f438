/** The conversation that is open in the chat, as the chat tells it. */
export type CurrentChat = {
  title: string
  unreadMessagesCount: number
  avatarImageUrl: string | null
  avatarInitials: string | null
  /** What its colour is made of. */
  avatarColorHash: string | null
}
