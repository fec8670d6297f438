import { combine, sample, type StoreValue } from 'effector'
import { $userId } from '@/features/session'
import { $pageVisible } from '@/shared/page-visibility'
import { broadcastFx, tabMessageReceived, type TabMessage } from '@/shared/tabs'
import { $unavailablePages, unavailablePageFound } from '../bell'
import { $unread, countAnswered, countReceived } from '../count'
import { personChanged } from '../lifecycle'
import {
  $pendingReads,
  pendingReadsChanged,
  readsConfirmed,
  readsOfBatch,
  readsReceived,
  type Confirmation,
} from '../marks'
import { changesWanted, serverChanged, unavailablePagesReceived } from '../stream'
import { changeReceived } from './realtime'

// Sent: by the leader that something changed, by every tab what it counted and what it marked.
const $sender = combine({ userId: $userId, unread: $unread, pending: $pendingReads })
const unreadChangedWhileUndoable = sample({
  clock: $unread,
  source: $pendingReads,
  filter: ({ upTo }) => upTo !== null,
})

sample({
  clock: changeReceived,
  source: $sender,
  filter: hasUser,
  fn: ({ userId }) => ({ type: 'notificationsChanged' as const, payload: { userId } }),
  target: broadcastFx,
})
sample({
  clock: countAnswered,
  source: $sender,
  filter: hasUser,
  fn: ({ userId }, fact) => ({ type: 'unreadCount' as const, payload: { userId, fact } }),
  target: broadcastFx,
})
sample({
  clock: [pendingReadsChanged, unreadChangedWhileUndoable],
  source: $sender,
  filter: hasUser,
  fn: (sender) => readsMessage(sender, null),
  target: broadcastFx,
})
sample({ clock: readsConfirmed, source: $sender, filter: hasUser, fn: readsMessage, target: broadcastFx })
// Pages that were met before the model was loaded are sent when it begins.
sample({
  clock: [unavailablePageFound, personChanged],
  source: { userId: $userId, pages: $unavailablePages },
  filter: ({ userId, pages }) => userId !== null && pages.length > 0,
  fn: ({ userId, pages }) => ({
    type: 'pagesGone' as const,
    payload: { userId: userId as string, paths: pages.map(({ path }) => path) },
  }),
  target: broadcastFx,
})

// Received. A hidden tab requests changes when it is shown.
const changeMessage = sample({ clock: tabMessageReceived, source: $userId, fn: ofType('notificationsChanged') })
const countMessage = sample({ clock: tabMessageReceived, source: $userId, fn: ofType('unreadCount') })
const pagesMessage = sample({ clock: tabMessageReceived, source: $userId, fn: ofType('pagesGone') })
const readMessage = sample({ clock: tabMessageReceived, source: $userId, fn: ofType('notificationsRead') })

sample({
  clock: changeMessage,
  source: $pageVisible,
  filter: (visible, message) => visible && message !== null,
  fn: () => undefined,
  target: [changesWanted, serverChanged],
})
sample({ clock: countMessage.filterMap((message) => message?.payload.fact), target: countReceived })
sample({
  clock: pagesMessage.filterMap((message) => {
    const { userId, paths } = message?.payload ?? {}
    return userId === undefined ? undefined : paths?.map((path) => ({ userId, path }))
  }),
  target: unavailablePagesReceived,
})
sample({
  clock: readMessage.filterMap((message) => (message ? { from: message.from, ...message.payload } : undefined)),
  target: readsReceived,
})

type Sender = StoreValue<typeof $sender>
type SenderWithUser = Sender & { userId: string }

function hasUser(sender: Sender): sender is SenderWithUser {
  return sender.userId !== null
}

function readsMessage({ userId, unread, pending }: SenderWithUser, confirmation: Confirmation | null) {
  const confirmed = confirmation && readsOfBatch(confirmation.batch)
  const fact = confirmation?.fact ?? null
  return { type: 'notificationsRead' as const, payload: { userId, pending: { ...pending, unread }, confirmed, fact } }
}

/** Picks the messages of one type that are about the person of this tab. */
function ofType<Type extends TabMessage['type']>(type: Type) {
  return (userId: string | null, message: TabMessage) =>
    message.type === type && 'userId' in message.payload && message.payload.userId === userId
      ? (message as Extract<TabMessage, { type: Type }>)
      : null
}
