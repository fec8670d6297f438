import { combine, createStore, sample } from 'effector'
import { $user, signedOut } from '@/features/session'
import { broadcastFx, createLeader, tabMessageReceived } from '@/shared/tabs'
import { $chat, messageHeard, unreadTold } from './chat'

/** To hear what is unread, for all tabs. A tab can as long as the chat has a place in it, seen or not: not every screen has one. */
export const chatLeader = createLeader('chat')

// What is
/** The panel was opened here: what somebody began in it stays when it is closed. */
const $begun = createStore(false)
  .on($chat, (begun, { place }) => begun || place !== 'closed')
  .reset(signedOut)
/**
 * Whether the chat's page runs in this tab. Of all tabs in which nobody has opened it one is enough to hear what is unread; each page keeps a
 * connection to its server, and a browser has few of them.
 */
export const $pageWanted = combine($begun, chatLeader.$leading, (begun, leading) => begun || leading)

// What this tab tells the others.
const $own = combine({ user: $user, chat: $chat })
const unreadChanged = sample({
  clock: messageHeard.filterMap((message) =>
    message.type === 'event' && message.event === 'unread-chat-status-updated' ? message.body : undefined,
  ),
  source: $user,
  fn: (user, unread) => ({ user, unread }),
})
// A tab whose page is not there, or not yet, says so, and hears from one that has it.
const unknownHere = sample({
  clock: chatLeader.eligibleChanged,
  source: $own,
  filter: ({ chat }, able) => able && chat.frame !== 'ready',
  fn: ({ user }) => ({ user, unread: null }),
})
const spoken = sample({
  clock: tabMessageReceived,
  source: $user,
  filter: (user, { type, payload }) => type === 'chatUnread' && payload.userId === user?.id,
  fn: (_, message) => (message.type === 'chatUnread' ? message.payload.unread : null),
})
const answered = sample({
  clock: spoken,
  source: $own,
  filter: ({ chat }, unread) => unread === null && chat.frame === 'ready',
  fn: ({ user, chat }) => ({ user, unread: chat.unread }),
})
sample({
  clock: [unreadChanged, unknownHere, answered],
  filter: ({ user }) => user !== null,
  fn: ({ user, unread }) => ({ type: 'chatUnread' as const, payload: { userId: user?.id ?? '', unread } }),
  target: broadcastFx,
})

// What the others tell this one.
sample({ clock: spoken.filterMap((unread) => unread ?? undefined), target: unreadTold })
