import { type Chat, emptyChat } from './chat'
import { type AiContext, type ContextKey, keyOf } from './context'

/** The chats that have begun, by what they belong to. */
export type Chats = Readonly<{ [Key in ContextKey]?: Chat }>

/** The chat of a context, also before it has begun. */
export function chatOf(chats: Chats, context: AiContext): Chat {
  return chats[keyOf(context)] ?? emptyChat
}

/** Whatever happens, it happens to the chat that it belongs to, wherever the person is now. */
export function inChat(chats: Chats, { context }: { context: AiContext }, change: (chat: Chat) => Chat): Chats {
  const chat = chatOf(chats, context)
  const changed = change(chat)
  return changed === chat ? chats : { ...chats, [keyOf(context)]: changed }
}
