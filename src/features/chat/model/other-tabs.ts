import { combine, createStore, sample } from 'effector'
import { $user, signedOut } from '@/features/session'
import { broadcastFx, createLeader, tabMessageReceived } from '@/shared/tabs'
import { $chat, chatMessageReceived, unreadReceived } from './chat'

/** One tab keeps the chat's page running for all of them. A tab is eligible while its screen has room for the chat. */
export const chatLeader = createLeader('chat')

// What is
/** The panel was opened in this tab: unfinished work in it survives closing. */
const $opened = createStore(false)
  .on($chat, (begun, { place }) => begun || place !== 'closed')
  .reset(signedOut)
/**
 * Whether the chat's page runs in this tab. Of all tabs in which the panel is closed one is enough to count what is
 * unread; each page keeps a connection to its server, and a browser has few of them.
 */
export const $frameWanted = combine($opened, chatLeader.$leading, (begun, leading) => begun || leading)

// Sent to the other tabs.
const $own = combine({ user: $user, chat: $chat })
const unreadChanged = sample({
  clock: chatMessageReceived.filterMap((message) =>
    message.type === 'event' && message.event === 'unread-chat-status-updated' ? message.body : undefined,
  ),
  source: $user,
  fn: (user, unread) => ({ user, unread }),
})
// A tab whose page is not ready asks the others; `unread: null` is the question.
const unreadRequested = sample({
  clock: chatLeader.eligibleChanged,
  source: $own,
  filter: ({ chat }, eligible) => eligible && chat.frame !== 'ready',
  fn: ({ user }) => ({ user, unread: null }),
})
const receivedFromTab = sample({
  clock: tabMessageReceived,
  source: $user,
  filter: (user, { type, payload }) => type === 'chatUnread' && payload.userId === user?.id,
  fn: (_, message) => (message.type === 'chatUnread' ? message.payload.unread : null),
})
const unreadAnswered = sample({
  clock: receivedFromTab,
  source: $own,
  filter: ({ chat }, unread) => unread === null && chat.frame === 'ready',
  fn: ({ user, chat }) => ({ user, unread: chat.unread }),
})
sample({
  clock: [unreadChanged, unreadRequested, unreadAnswered],
  filter: ({ user }) => user !== null,
  fn: ({ user, unread }) => ({ type: 'chatUnread' as const, payload: { userId: user?.id ?? '', unread } }),
  target: broadcastFx,
})

// Received from the other tabs.
sample({ clock: receivedFromTab.filterMap((unread) => unread ?? undefined), target: unreadReceived })
