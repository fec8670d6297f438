import type { ChatToPortal } from '@/shared/events.gen'

const said = { id: 'chat-1', target: 'portal' } as const

/** So many conversations have something unread. */
export function unread(count: number): ChatToPortal {
  const body = { hasUnreadChats: count > 0, unreadChatsEstimatedCount: count }
  return { ...said, type: 'event', event: 'unread-chat-status-updated', body }
}

type Conversation = {
  chatId: string
  title: string
  unread: number
  initials?: string
  picture?: string
  isClosed?: boolean
}

/** This conversation is open; null: the list of all. */
export function current(chat: Conversation | null): ChatToPortal {
  return {
    ...said,
    type: 'event',
    event: 'current-chat-status-updated',
    body: {
      chatId: chat?.chatId ?? null,
      isClosed: chat?.isClosed ?? chat === null,
      title: chat?.title ?? null,
      unreadMessagesCount: chat?.unread ?? 0,
      avatarImageUrl: chat?.picture ?? null,
      avatarInitials: chat?.initials ?? null,
      avatarColorHash: chat?.initials === undefined ? null : chat.chatId,
    },
  }
}

export const desk = { chatId: 'it', title: 'IT service desk', unread: 3, initials: 'IT' }

/** A newer chat was found. */
export const version: ChatToPortal = { ...said, type: 'event', event: 'version-update-found' }

/** Whether it is seen is asked. */
export const question: ChatToPortal = { ...said, type: 'command', command: 'request-chat-visibility' }

/** A link was pressed. */
export function link(url: string): ChatToPortal {
  return { ...said, type: 'command', command: 'open-link', body: { url } }
}

/** The chat wants to go on in a tab of its own. */
export function ownTab(route: string): ChatToPortal {
  return { ...said, type: 'command', command: 'request-to-open-current-route', body: { route } }
}
