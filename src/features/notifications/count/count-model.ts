import { combine, createEvent, createStore, sample } from 'effector'
import { $userId, isSignedIn, sessionEpoch } from '@/features/session'
import type { CountFact } from '@/shared/tabs'
import { fetchUnreadCountFx } from '../api/effects'
import { $unreadCount, notificationArrived, unreadCountChanged } from '../bell'
import { personChanged } from '../lifecycle'
import { $pendingReads, $readsOfOtherTabs, readsConfirmed, readsReceived, readsRefused } from '../marks'
import { $stream, entriesOf } from '../stream'
import { noCount, receiveCount, rememberCounts, unreadShown, type CountAtMark } from './count'

// What happens
/** The number may have changed on the server. */
export const countWanted = createEvent()
/** Another tab sent the number. */
export const countReceived = createEvent<CountFact>()
/** The server answered this tab's request. */
export const countAnswered = createEvent<CountFact>()

// What is
const $count = createStore(noCount, { serialize: 'ignore' })
/** Wanted while a request was on its way, whose answer may be older than the reason for it. */
const $repeat = createStore(false)
/** The last request failed, and no number was received since. */
export const $countMissing = createStore(false)
  .on(fetchUnreadCountFx.fail, () => true)
  .reset([countAnswered, countReceived, personChanged])
const $sources = combine(
  { count: $count, stream: $stream, own: $pendingReads, ofOtherTabs: $readsOfOtherTabs },
  ({ count, stream, own, ofOtherTabs }) => ({
    fact: count.fact,
    entries: entriesOf(stream),
    own,
    ofOtherTabs: [...ofOtherTabs.values()],
  }),
)
const $countAtMark = createStore<CountAtMark>(new Map(), { serialize: 'ignore' }).on(
  sample({ clock: [$pendingReads, $readsOfOtherTabs], source: $sources }),
  rememberCounts,
)
/** The number that the person sees, the same in all tabs. */
export const $unread = combine($sources, $countAtMark, (sources, countAtMark) =>
  unreadShown({ ...sources, countAtMark }),
)
/** Something is unread, and a list is there whose newest entry says up to where. */
export const $canMarkAll = combine(
  $unreadCount,
  $stream,
  (count, stream) => count > 0 && entriesOf(stream).order.length > 0,
)

// What follows
$count
  .on(personChanged, () => noCount)
  .on([countReceived, countAnswered], receiveCount)
  .on([readsConfirmed, readsReceived], (count, { fact }) => (fact ? receiveCount(count, fact) : count))

// Whether a request is on its way is read once: sending one changes the answer.
const wanted = sample({ clock: countWanted, source: fetchUnreadCountFx.pending })
sample({
  clock: [
    wanted.filter({ fn: (pending) => !pending }),
    sample({ clock: fetchUnreadCountFx.finally, source: $repeat, filter: (repeat) => repeat }),
  ],
  source: { userId: $userId, epoch: sessionEpoch.$epoch },
  filter: ({ userId }) => isSignedIn(userId),
  fn: ({ epoch }) => ({ epoch }),
  target: fetchUnreadCountFx,
})
$repeat.on(wanted, (repeat, pending) => repeat || pending).on(fetchUnreadCountFx, () => false)

sample({
  clock: sessionEpoch.current(fetchUnreadCountFx.done),
  fn: ({ result }): CountFact => ({ ...result, by: 'asking' }),
  target: countAnswered,
})

// After marks that crossed each other or were refused only the server knows the number.
sample({
  clock: $count.map(({ conflicts }) => conflicts),
  filter: (conflicts) => conflicts > 0,
  fn: () => undefined,
  target: countWanted,
})
sample({ clock: readsConfirmed, filter: ({ fact }) => fact === null, target: countWanted })
sample({ clock: readsRefused, target: countWanted })

// The bell
sample({ clock: $unread, target: unreadCountChanged })
sample({
  clock: $count.map(({ arrivals }) => arrivals),
  filter: (arrivals) => arrivals > 0,
  target: notificationArrived,
})
