import { type Chat, emptyChat } from './chat'

/** What the person is looking at: a community, the dashboard, or null for everything else. */
export type AiContext = { type: 'community'; id: string } | { type: 'dashboard'; id: null } | null

/** Key of the chat of a context. */
export type ContextKey = `community:${string}` | 'dashboard' | 'none'

/** Each community has a chat, the dashboard has one, and all other screens share one. */
export function keyOf(context: AiContext): ContextKey {
  if (context === null) return 'none'
  return context.type === 'community' ? `community:${context.id}` : 'dashboard'
}

/** The communities that the answer may use; null leaves that to the assistant. */
export function communitiesOf(context: AiContext): string[] | null {
  return context?.type === 'community' ? [context.id] : null
}

/** The chats by their context. */
export type Chats = Readonly<{ [Key in ContextKey]?: Chat }>

/** The chat of a context, empty before its first question. */
export function chatOf(chats: Chats, context: AiContext): Chat {
  return chats[keyOf(context)] ?? emptyChat
}

/** Changes the chat of a context, whichever context the person is in now. */
export function inChat(chats: Chats, { context }: { context: AiContext }, change: (chat: Chat) => Chat): Chats {
  const chat = chatOf(chats, context)
  const changed = change(chat)
  return changed === chat ? chats : { ...chats, [keyOf(context)]: changed }
}
