import type { CurrentChatStatus, UnreadChatStatus } from '@/shared/events.gen'
import { pictureInChat } from './chat-address'
import type { CurrentChat } from './current-chat'

/** Whether the panel can be seen: `collapsed` shows its header alone. */
export type Place = 'closed' | 'collapsed' | 'expanded'

/** Where the embedded page is: on its way, speaking, or silent for so long that it counts as lost. */
export type FramePhase = 'loading' | 'ready' | 'failed'

export type ChatState = {
  place: Place
  frame: FramePhase
  /** How often the page was begun anew. */
  generation: number
  /** A newer chat was announced under the person's hands: it comes when they close it. */
  stale: boolean
  unread: UnreadChatStatus
  current: CurrentChat | null
}

export const AT_FIRST: ChatState = {
  place: 'closed',
  frame: 'loading',
  generation: 0,
  stale: false,
  unread: { hasUnreadChats: false, unreadChatsEstimatedCount: 0 },
  current: null,
}

/** What the chat is told about being seen. */
export function visibilityOf({ place }: Pick<ChatState, 'place'>): 'foreground' | 'background' {
  return place === 'expanded' ? 'foreground' : 'background'
}

/** The header's button opens the chat expanded (AM-39), and closes it from either state. */
export function toggle(state: ChatState): ChatState {
  return state.place === 'closed' ? { ...state, place: 'expanded' } : close(state)
}

/** Closing collapses, and brings the newer chat that was announced meanwhile. */
export function close(state: ChatState): ChatState {
  const closed: ChatState = { ...state, place: 'closed' }
  return state.stale ? reload(closed) : closed
}

/** Expands and collapses the open panel; a closed one stays closed. */
export function expand(state: ChatState, expanded: boolean): ChatState {
  return state.place === 'closed' ? state : { ...state, place: expanded ? 'expanded' : 'collapsed' }
}

/** A newer chat comes at once while nobody can see it, else when the panel is closed (AM-40). */
export function findVersion(state: ChatState): ChatState {
  return state.place === 'closed' ? reload(state) : { ...state, stale: true }
}

/** Begins the page anew. What it told of its conversation is no longer so; the unread ones are still unread. */
export function reload(state: ChatState): ChatState {
  return { ...state, frame: 'loading', generation: state.generation + 1, stale: false, current: null }
}

/** The page was taken out of the document, and begins anew when it comes back. */
export function leaveFrame(state: ChatState): ChatState {
  return { ...state, frame: 'loading', current: null }
}

/** The page spoke: it is there. */
export function speak(state: ChatState): ChatState {
  return state.frame === 'ready' ? state : { ...state, frame: 'ready' }
}

/** Nothing was heard of the page for too long. */
export function giveUp(state: ChatState): ChatState {
  return state.frame === 'loading' ? { ...state, frame: 'failed' } : state
}

/** What is unread, from the page itself or from that of another tab. */
export function countUnread(state: ChatState, unread: UnreadChatStatus): ChatState {
  return { ...state, unread }
}

/** The conversation that the page says is open. */
export function showChat(state: ChatState, status: CurrentChatStatus): ChatState {
  const { chatId, isClosed, title, ...rest } = status
  if (isClosed || chatId === null || title === null) return { ...state, current: null }
  return { ...state, current: { title, ...rest, avatarImageUrl: pictureInChat(rest.avatarImageUrl) } }
}
