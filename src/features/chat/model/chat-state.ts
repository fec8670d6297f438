import type { CurrentChatStatus, UnreadChatStatus } from '@/shared/events.gen'
import { pictureInChat } from './chat-address'

/** The conversation that is open in the chat, as the chat describes it. */
export type CurrentChat = {
  title: string
  unreadMessagesCount: number
  avatarImageUrl: string | null
  avatarInitials: string | null
  /** Seed of its colour. */
  avatarColorHash: string | null
}

/** Whether the panel can be seen: `collapsed` shows its header alone. */
export type Place = 'closed' | 'collapsed' | 'expanded'

/** State of the embedded page; `failed` after it has sent nothing for too long. */
export type FramePhase = 'loading' | 'ready' | 'failed'

export type ChatState = {
  place: Place
  frame: FramePhase
  /** How often the page was reloaded. */
  generation: number
  /** A newer version was announced while the chat was open: it is loaded when the person closes it. */
  stale: boolean
  unread: UnreadChatStatus
  current: CurrentChat | null
}

export const INITIAL_CHAT: ChatState = {
  place: 'closed',
  frame: 'loading',
  generation: 0,
  stale: false,
  unread: { hasUnreadChats: false, unreadChatsEstimatedCount: 0 },
  current: null,
}

/** The visibility that the chat was sent. */
export function visibilityOf({ place }: Pick<ChatState, 'place'>): 'foreground' | 'background' {
  return place === 'expanded' ? 'foreground' : 'background'
}

/** The header's button opens the chat expanded (AM-39), and closes it from either state. */
export function toggle(state: ChatState): ChatState {
  return state.place === 'closed' ? { ...state, place: 'expanded' } : close(state)
}

/** Opens the chat expanded, wherever it was. */
export function open(state: ChatState): ChatState {
  return { ...state, place: 'expanded' }
}

/** Closing loads the newer version that was announced meanwhile. */
export function close(state: ChatState): ChatState {
  const closed: ChatState = { ...state, place: 'closed' }
  return state.stale ? reload(closed) : closed
}

/** Expands and collapses the open panel; a closed one stays closed. */
export function expand(state: ChatState, expanded: boolean): ChatState {
  return state.place === 'closed' ? state : { ...state, place: expanded ? 'expanded' : 'collapsed' }
}

/** A newer version is loaded at once while the panel is closed, else when it is closed (AM-40). */
export function announceVersion(state: ChatState): ChatState {
  return state.place === 'closed' ? reload(state) : { ...state, stale: true }
}

/** Loads the page again. Its open conversation is forgotten; the unread count still holds. */
export function reload(state: ChatState): ChatState {
  return { ...state, frame: 'loading', generation: state.generation + 1, stale: false, current: null }
}

/** The page was taken out of the document; it loads again when it comes back. */
export function unmountFrame(state: ChatState): ChatState {
  return { ...state, frame: 'loading', current: null }
}

/** The page has sent its first message. */
export function markReady(state: ChatState): ChatState {
  return state.frame === 'ready' ? state : { ...state, frame: 'ready' }
}

/** The page has sent nothing for too long. */
export function timeOut(state: ChatState): ChatState {
  return state.frame === 'loading' ? { ...state, frame: 'failed' } : state
}

/** From the page of this tab or of another one. */
export function setUnread(state: ChatState, unread: UnreadChatStatus): ChatState {
  return { ...state, unread }
}

/** The conversation that is open in the page. */
export function setCurrentChat(state: ChatState, status: CurrentChatStatus): ChatState {
  const { chatId, isClosed, title, ...rest } = status
  if (isClosed || chatId === null || title === null) return { ...state, current: null }
  return { ...state, current: { title, ...rest, avatarImageUrl: pictureInChat(rest.avatarImageUrl) } }
}
