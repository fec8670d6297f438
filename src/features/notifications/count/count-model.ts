import { combine, createEvent, createStore, sample } from 'effector'
import type { CountFact } from '@/shared/tabs'
import { fetchUnreadCountFx } from '../api/effects'
import { $unreadCount, notificationArrived, unreadCountChanged } from '../bell'
import { hear, type KnownAtMark, noteMarks, nothingCounted, unreadShown } from './count'
import { $stream } from '../stream/stream-model'
import { $elsewhere, $pending, readsConfirmed, readsHeard, readsRefused } from '../marks/marks-model'
import { $person, isSomebody, personChanged } from '../lifecycle'
import { entriesOf } from '../stream/stream'

// What happens
/** The number may have changed on the server. */
export const countWanted = createEvent()
/** Another tab heard the number. */
export const countHeard = createEvent<CountFact>()
/** The server answered this tab's question. */
export const countAnswered = createEvent<CountFact>()

// What is
const $count = createStore(nothingCounted, { serialize: 'ignore' })
/** Wanted while a question was on its way, whose answer may be older than the reason for asking. */
const $again = createStore(false)
/** The last question remained without an answer, and nobody has said the number since. */
export const $countMissed = createStore(false)
  .on(fetchUnreadCountFx.fail, () => true)
  .reset([countAnswered, countHeard, personChanged])
const $sources = combine(
  { count: $count, stream: $stream, own: $pending, elsewhere: $elsewhere },
  ({ count, stream, own, elsewhere }) => ({
    fact: count.fact,
    entries: entriesOf(stream),
    own,
    elsewhere: [...elsewhere.values()],
  }),
)
const $knownAtMark = createStore<KnownAtMark>(new Map(), { serialize: 'ignore' }).on(
  sample({ clock: [$pending, $elsewhere], source: $sources }),
  noteMarks,
)
/** The number that the person sees, the same in all tabs. */
export const $unread = combine($sources, $knownAtMark, (sources, knownAtMark) =>
  unreadShown({ ...sources, knownAtMark }),
)

// What follows
$count
  .on(personChanged, () => nothingCounted)
  .on([countHeard, countAnswered], hear)
  .on([readsConfirmed, readsHeard], (count, { fact }) => (fact ? hear(count, fact) : count))

// Whether a question is on its way is looked at once: asking changes the answer.
const wanted = sample({ clock: countWanted, source: fetchUnreadCountFx.pending })
sample({
  clock: [
    wanted.filter({ fn: (busy) => !busy }),
    sample({ clock: fetchUnreadCountFx.finally, source: $again, filter: (again) => again }),
  ],
  source: $person,
  filter: isSomebody,
  fn: (person) => ({ person }),
  target: fetchUnreadCountFx,
})
$again.on(wanted, (again, busy) => again || busy).on(fetchUnreadCountFx, () => false)

sample({
  clock: fetchUnreadCountFx.done,
  source: $person,
  filter: (person, { params }) => params.person === person,
  fn: (_, { result }): CountFact => ({ ...result, by: 'asking' }),
  target: countAnswered,
})

// After marks that crossed each other or were refused only the server knows the number.
sample({
  clock: $count.map(({ doubts }) => doubts),
  filter: (doubts) => doubts > 0,
  fn: () => undefined,
  target: countWanted,
})
sample({ clock: readsConfirmed, filter: ({ fact }) => fact === null, target: countWanted })
sample({ clock: readsRefused, target: countWanted })

sample({ clock: $unread, target: unreadCountChanged })

/** Something is unread, and a list is there whose newest entry says up to where. */
export const $canMarkAll = combine(
  $unreadCount,
  $stream,
  (count, stream) => count > 0 && entriesOf(stream).order.length > 0,
)

sample({
  clock: $count.map(({ arrivals }) => arrivals),
  filter: (arrivals) => arrivals > 0,
  target: notificationArrived,
})
