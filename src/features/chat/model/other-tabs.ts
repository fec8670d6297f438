import { combine, createEvent, createStore, sample } from 'effector'
import { $user, signedOut } from '@/features/session'
import { $leading, otherTabSpoke, tellTabsFx } from '@/shared/tabs'
import { $chat, messageHeard, unreadTold } from './chat'

/** The chat has a place in this tab, seen or not. */
export const chatPlaced = createEvent()

// What is
/** The panel was opened here: what somebody began in it stays when it is closed. */
const $begun = createStore(false)
  .on($chat, (begun, { place }) => begun || place !== 'closed')
  .reset(signedOut)
/**
 * Whether the chat's page runs in this tab. Of all tabs in which nobody has opened it one is enough to hear what is unread; each page keeps a
 * connection to its server, and a browser has few of them.
 */
export const $pageWanted = combine($begun, $leading, (begun, leading) => begun || leading)

// What this tab tells the others.
const $own = combine({ user: $user, chat: $chat, pageWanted: $pageWanted })
const unreadChanged = sample({
  clock: messageHeard.filterMap((message) =>
    message.type === 'event' && message.event === 'unread-chat-status-updated' ? message.body : undefined,
  ),
  source: $user,
  fn: (user, unread) => ({ user, unread }),
})
// A tab without the page says so, and hears from one that has it.
const unknownHere = sample({
  clock: chatPlaced,
  source: $own,
  filter: ({ pageWanted }) => !pageWanted,
  fn: ({ user }) => ({ user, unread: null }),
})
const spoken = sample({
  clock: otherTabSpoke,
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
  target: tellTabsFx,
})

// What the others tell this one.
sample({ clock: spoken.filterMap((unread) => unread ?? undefined), target: unreadTold })
