import { combine, sample, type StoreValue } from 'effector'
import { tabMessageReceived, broadcastFx, type TabMessage } from '@/shared/tabs'
import { $gonePages, pageFoundGone } from '../bell'
import { goneHeard } from '../stream/unavailable-pages'
import { listMoved } from '../stream/stream-model'
import { changeHeard } from './realtime'
import { $pending, pendingMoved, readsConfirmed, readsHeard, type Confirmation } from '../marks/marks-model'
import { pendingOfLoad } from '../marks/marks'
import { $pageVisible } from '../page'
import { $person, personChanged } from '../lifecycle'
import { $unread, countAnswered, countHeard } from '../count/count-model'

// What this tab tells the others: the leader that something moved, every tab what it counted and what it marked.
const $speaker = combine({ userId: $person, unread: $unread, pending: $pending })
const shownWhileHeld = sample({ clock: $unread, source: $pending, filter: ({ upTo }) => upTo !== null })

sample({
  clock: changeHeard,
  source: $speaker,
  filter: isSomebody,
  fn: ({ userId }) => ({ type: 'notificationsChanged' as const, payload: { userId } }),
  target: broadcastFx,
})
sample({
  clock: countAnswered,
  source: $speaker,
  filter: isSomebody,
  fn: ({ userId }, fact) => ({ type: 'unreadCount' as const, payload: { userId, fact } }),
  target: broadcastFx,
})
sample({
  clock: [pendingMoved, shownWhileHeld],
  source: $speaker,
  filter: isSomebody,
  fn: (speaker) => readsOf(speaker, null),
  target: broadcastFx,
})
sample({ clock: readsConfirmed, source: $speaker, filter: isSomebody, fn: readsOf, target: broadcastFx })
// What was met before this model was here is told when it comes.
sample({
  clock: [pageFoundGone, personChanged],
  source: { userId: $person, gone: $gonePages },
  filter: ({ userId, gone }) => userId !== null && gone.length > 0,
  fn: ({ userId, gone }) => ({
    type: 'pagesGone' as const,
    payload: { userId: userId as string, paths: gone.map(({ path }) => path) },
  }),
  target: broadcastFx,
})

// What the others tell this one. A tab in the back asks when it comes to the front.
const moved = sample({ clock: tabMessageReceived, source: $person, fn: about('notificationsChanged') })
const counted = sample({ clock: tabMessageReceived, source: $person, fn: about('unreadCount') })
const gone = sample({ clock: tabMessageReceived, source: $person, fn: about('pagesGone') })
const read = sample({ clock: tabMessageReceived, source: $person, fn: about('notificationsRead') })

sample({
  clock: moved,
  source: $pageVisible,
  filter: (visible, message) => visible && message !== null,
  fn: () => undefined,
  target: listMoved,
})
sample({
  clock: gone.filterMap((message) => {
    const { userId, paths } = message?.payload ?? {}
    return userId === undefined ? undefined : paths?.map((path) => ({ userId, path }))
  }),
  target: goneHeard,
})
sample({ clock: counted.filterMap((message) => message?.payload.fact), target: countHeard })
sample({
  clock: read.filterMap((message) => (message ? { from: message.from, ...message.payload } : undefined)),
  target: readsHeard,
})

type Speaker = StoreValue<typeof $speaker>
type Somebody = Speaker & { userId: string }

function isSomebody(speaker: Speaker): speaker is Somebody {
  return speaker.userId !== null
}

function readsOf({ userId, unread, pending }: Somebody, confirmation: Confirmation | null) {
  const confirmed = confirmation && pendingOfLoad(confirmation.flight.load)
  const fact = confirmation?.fact ?? null
  return { type: 'notificationsRead' as const, payload: { userId, pending: { ...pending, unread }, confirmed, fact } }
}

/** Picks the messages of one type that are about the person of this tab. */
function about<Type extends TabMessage['type']>(type: Type) {
  return (person: string | null, message: TabMessage) =>
    message.type === type && 'userId' in message.payload && message.payload.userId === person
      ? (message as Extract<TabMessage, { type: Type }>)
      : null
}
