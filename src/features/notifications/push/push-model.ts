import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { $appContext, type AppContext } from '@/shared/app-context'
import { closePushes, showPush, startPushes } from '@/shared/browser-push'
import { loadable } from '@/shared/loadable'
import { createDelay } from '@/shared/delay'
import { tabMessageReceived, broadcastFx, type TabMessage } from '@/shared/tabs'
import { isTabFocused } from '@/shared/tabs/focused-tab'
import { entriesOf, isLoaded } from '../stream/stream'
import { $stream } from '../stream/stream-model'
import { $isRead } from '../marks/marks-model'
import { pageShown } from '../page'
import { $person, personChanged } from '../lifecycle'
import type { Notification, Position } from '../notification'
import { $consentPhase, $pushing, permissionDoubted } from './consent-model'
import { pushDataOf, readPushData } from './push-data'
import { drop, forgetPushes, mostAtOnce, noPushes, observe, settle, skipTo } from './queue'

/** So long the other tabs have for saying that one of them is in front. */
export const patience = 1_000

type Shown = { entry: Notification; userId: string; around: AppContext }

// What happens
/** A push was clicked; this page is the one that it leads to. `led`: the browser opened it for that, at the push's address. */
export const pushClicked = createEvent<{ data: unknown; led: boolean }>()

// What is
const $queue = createStore(noPushes, { serialize: 'ignore' })

// What follows

/** Whether somebody looks at this tab. */
export const lookFx = createEffect((_: { ticket: number }) => isTabFocused())
export const startPushesFx = createEffect(() => {
  const clicked = scopeBind(pushClicked, { safe: true })
  return startPushes((data, led) => clicked({ data, led }))
})
const text = loadable(() => import('./push-text'))
/** Words are fetched when there is something to say. */
export const showPushFx = createEffect(async ({ entry, userId, around: { intl } }: Shown) => {
  const [{ pushWords }] = await Promise.all([text.load(), intl.fetchRest()])
  const { id: tag, timestamp } = entry
  await showPush({ tag, timestamp: Date.parse(timestamp), ...pushWords(entry, intl), data: pushDataOf(entry, userId) })
})
const showEachFx = createEffect((pushes: readonly Shown[]) => {
  // The newest last, which is where browsers put it on top.
  for (const push of pushes.toReversed()) void showPushFx(push)
})
/** Closes those that this person has read, and all of everybody else. */
export const closePushesFx = createEffect(
  ({ userId, isRead }: { userId: string | null; isRead: (id: string) => boolean }) =>
    closePushes((data) => {
      const push = readPushData(data)
      return push === null || push.userId !== userId || isRead(push.mark.id)
    }),
)

const pushesWanted = sample({ clock: $consentPhase, filter: (phase) => phase === 'on' })
sample({ clock: pushesWanted, fn: () => undefined, target: startPushesFx })

const observed = sample({
  // After the queue has been emptied for a new beginning, the first look is due at once.
  clock: [$stream, $pushing, pushesWanted],
  source: { stream: $stream, pushing: $pushing },
  filter: ({ stream, pushing }) => pushing && isLoaded(stream),
  fn: ({ stream }) => entriesOf(stream),
})
const heard = sample({ clock: tabMessageReceived, source: $person, filter: isAbout, fn: (_, message) => message })

$queue
  .on([personChanged, pushesWanted], forgetPushes)
  .on(observed, observe)
  .on(heard, (queue, { type, payload }) => (type === 'pushesDue' ? skipTo(queue, payload.upTo) : drop(queue)))
  .on([pageShown, $pushing], drop)

// Everybody hears of what is due, also so that none shows it again should this tab be closed.
const $due = $queue.map(({ upTo, waiting }) => (waiting ? { upTo, ticket: waiting.ticket } : null))
const wait = createDelay<number>()
sample({
  clock: $queue.map(({ waiting }) => waiting?.ticket ?? 0),
  filter: (ticket) => ticket > 0,
  fn: (ticket) => ({ ms: patience, of: ticket }),
  target: wait.startFx,
})
sample({
  clock: $due,
  source: $person,
  filter: (person, due) => person !== null && due?.upTo != null,
  fn: (userId, due) => ({
    type: 'pushesDue' as const,
    payload: { userId: userId as string, upTo: due?.upTo as Position },
  }),
  target: broadcastFx,
})

sample({ clock: wait.passed, fn: (ticket) => ({ ticket }), target: lookFx })
const settled = sample({
  clock: lookFx.done,
  source: { queue: $queue, stream: $stream, isRead: $isRead, person: $person, around: $appContext },
  filter: ({ queue }, { params }) => queue.waiting?.ticket === params.ticket,
  fn: ({ queue: { waiting }, stream, isRead, person: userId, around }, { params: { ticket }, result: inFront }) => {
    const { byId } = entriesOf(stream)
    const unread = (waiting?.entries ?? [])
      .map((entry) => byId.get(entry.id) ?? entry)
      .filter((entry) => !isRead(entry))
    const pushes = inFront || userId === null || around === null ? [] : unread.slice(0, mostAtOnce)
    return { ticket, pushes: pushes.map((entry) => ({ entry, userId, around }) as Shown) }
  },
})
$queue.on(settled, (queue, { ticket }) => settle(queue, ticket))
sample({ clock: settled, filter: ({ pushes }) => pushes.length > 0, fn: ({ pushes }) => pushes, target: showEachFx })
sample({ clock: showPushFx.fail, fn: () => undefined, target: permissionDoubted })

// What was read elsewhere needs no push any more, and what was the last person's is nobody's business.
const $readIds = combine($stream, $isRead, (stream, isRead) => (id: string) => {
  const entry = entriesOf(stream).byId.get(id)
  return entry !== undefined && isRead(entry)
})
sample({
  clock: [personChanged, sample({ clock: $readIds, source: $consentPhase, filter: (phase) => phase === 'on' })],
  source: { userId: $person, isRead: $readIds },
  target: closePushesFx,
})

function isAbout(person: string | null, message: TabMessage): boolean {
  return (message.type === 'pushesDue' || message.type === 'inFront') && message.payload.userId === person
}
