import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { $userId } from '@/features/session'
import { $appContext, type AppContext } from '@/shared/app-context'
import { closePushes, showPush, startPushes } from '@/shared/browser-push'
import { createDelay } from '@/shared/delay'
import { createEpoch } from '@/shared/epoch'
import { loadable } from '@/shared/loadable'
import { broadcastFx, isTabFocused, tabMessageReceived, type TabMessage } from '@/shared/tabs'
import { pageShown, personChanged } from '../lifecycle'
import { $isRead } from '../marks'
import type { Notification, Position } from '../notification'
import { $stream, entriesOf, isLoaded } from '../stream'
import { $consentPhase, $pushing, permissionCheckWanted } from './consent-model'
import { pushDataOf, readPushData } from './push-data'
import { addNew, clearWaiting, maxPushesAtOnce, noPushes, skipTo } from './queue'

/** The other tabs have this long to say that one of them has the focus, in milliseconds. */
export const focusTimeout = 1_000

type PushToShow = { entry: Notification; userId: string; context: AppContext }

// What happens
/**
 * A push was clicked, and this page is the one that it leads to. `navigated`: the browser opened it for that, at the
 * push's address.
 */
export const pushClicked = createEvent<{ data: unknown; navigated: boolean }>()

// What is
const $queue = createStore(noPushes, { serialize: 'ignore' })

// The browser
export const startPushesFx = createEffect(() => {
  const clicked = scopeBind(pushClicked, { safe: true })
  return startPushes((data, navigated) => clicked({ data, navigated }))
})
const text = loadable(() => import('./push-text'))
export const showPushFx = createEffect(async ({ entry, userId, context: { intl } }: PushToShow) => {
  const { pushText } = await text.load()
  const { id: tag, timestamp } = entry
  await showPush({ tag, timestamp: Date.parse(timestamp), ...pushText(entry, intl), data: pushDataOf(entry, userId) })
})
const showEachFx = createEffect((pushes: readonly PushToShow[]) => {
  // The newest last, which is where browsers put it on top.
  for (const push of pushes.toReversed()) void showPushFx(push)
})
/** Closes those that this person has read, and all of other people. */
export const closePushesFx = createEffect(
  ({ userId, isRead }: { userId: string | null; isRead: (id: string) => boolean }) =>
    closePushes((data) => {
      const push = readPushData(data)
      return push === null || push.userId !== userId || isRead(push.mark.id)
    }),
)
export const checkFocusFx = createEffect((_: { epoch: number }) => isTabFocused())

const pushesWanted = sample({ clock: $consentPhase, filter: (phase) => phase === 'on' })
sample({ clock: pushesWanted, fn: () => undefined, target: startPushesFx })

// What is due
const listChanged = sample({
  // After the queue has been emptied for a new beginning, the first look is due at once.
  clock: [$stream, $pushing, pushesWanted],
  source: { stream: $stream, pushing: $pushing },
  filter: ({ stream, pushing }) => pushing && isLoaded(stream),
  fn: ({ stream }) => entriesOf(stream),
})
const messageReceived = sample({
  clock: tabMessageReceived,
  source: $userId,
  filter: isAboutPushes,
  fn: (_, message) => message,
})

$queue
  .on([personChanged, pushesWanted], () => noPushes)
  .on(listChanged, addNew)
  .on(messageReceived, (queue, { type, payload }) =>
    type === 'pushesDue' ? skipTo(queue, payload.upTo) : clearWaiting(queue),
  )
  .on([pageShown, $pushing], clearWaiting)

// All tabs learn of what is due, also so that none shows it again should this tab be closed.
sample({
  clock: $queue,
  source: $userId,
  filter: (userId, { upTo, waiting }) => userId !== null && upTo !== null && waiting !== null,
  fn: (userId, { upTo }) => ({
    type: 'pushesDue' as const,
    payload: { userId: userId as string, upTo: upTo as Position },
  }),
  target: broadcastFx,
})

// What is shown, when no tab has the focus
const $waiting = $queue.map(({ waiting }) => waiting !== null)
const wait = createEpoch($waiting)
const waitDelay = createDelay<{ epoch: number }>()
sample({
  clock: $waiting.updates.filter({ fn: (waiting) => waiting }),
  source: wait.$epoch,
  fn: (epoch) => ({ ms: focusTimeout, of: { epoch } }),
  target: waitDelay.started,
})
sample({ clock: wait.current(waitDelay.passed), target: checkFocusFx })
const settled = sample({
  clock: wait.current(checkFocusFx.done),
  source: { queue: $queue, stream: $stream, isRead: $isRead, userId: $userId, context: $appContext },
  fn: ({ queue: { waiting }, stream, isRead, userId, context }, { result: focused }): PushToShow[] => {
    if (focused || userId === null || context === null) return []
    const { byId } = entriesOf(stream)
    const unread = (waiting ?? []).map((entry) => byId.get(entry.id) ?? entry).filter((entry) => !isRead(entry))
    return unread.slice(0, maxPushesAtOnce).map((entry) => ({ entry, userId, context }))
  },
})
$queue.on(settled, clearWaiting)
sample({ clock: settled, filter: (pushes) => pushes.length > 0, target: showEachFx })
sample({ clock: showPushFx.fail, fn: () => undefined, target: permissionCheckWanted })

// What was read elsewhere needs no push any more, nor does what was the last person's.
const $isReadById = combine($stream, $isRead, (stream, isRead) => (id: string) => {
  const entry = entriesOf(stream).byId.get(id)
  return entry !== undefined && isRead(entry)
})
sample({
  clock: [personChanged, sample({ clock: $isReadById, source: $consentPhase, filter: (phase) => phase === 'on' })],
  source: { userId: $userId, isRead: $isReadById },
  target: closePushesFx,
})

function isAboutPushes(userId: string | null, message: TabMessage): boolean {
  return (message.type === 'pushesDue' || message.type === 'inFront') && message.payload.userId === userId
}
