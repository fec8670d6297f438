import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { api, type ApiError, onUnavailable, type Schemas, unwrap } from '@/api'
import { onPageVisibility } from '@/shared/page-visibility'
import { $leading } from '@/shared/tabs'
import { reloadRequested } from '@/shared/unsaved-work'

/** How often a page that stays open asks how the service is, in milliseconds. */
export const WATCH_INTERVAL_MS = 5 * 60_000
/** A page that was away for less than this has missed nothing, in milliseconds. */
export const SHORT_ABSENCE_MS = 60_000

/** The current environment, past the cache: the page keeps the one that it started with. */
export const askServiceFx = createEffect<void, Schemas['Environment'], ApiError>(() =>
  unwrap(api.GET('/core/settings/environment')),
)

// What happens
/** The page is at rest, and its environment is known. */
export const watchStarted = createEvent<Schemas['Environment']>()
/** A check is due: the page became visible, the network is back, or a call failed with 503. */
export const checkRequested = createEvent()
/** A call of any feature was answered with 503. */
export const callUnavailable = createEvent()
/** The page of the resting service had an answer: the service is back. */
export const serviceRecovered = createEvent()
const intervalElapsed = createEvent()

// What is
/** The build that this page runs; null until the watch has started. */
export const $build = createStore<string | null>(null).on(watchStarted, (_, { buildInfo }) => buildOf(buildInfo))
/** Whether the service rests: environment info has answered 503, and not well since (AM-47). */
export const $outOfService = createStore(false)
  .on(askServiceFx.failData, (resting, error) => resting || error.status === 503)
  .on([askServiceFx.done, serviceRecovered], () => false)

// What follows
const listenFx = createEffect(() => {
  const check = scopeBind(checkRequested, { safe: true })
  const unavailable = scopeBind(callUnavailable, { safe: true })
  const elapse = scopeBind(intervalElapsed, { safe: true })
  let hiddenAt: number | null = null
  onPageVisibility((visible) => {
    if (!visible) hiddenAt = performance.now()
    else if (hiddenAt !== null && performance.now() - hiddenAt > SHORT_ABSENCE_MS) check()
  })
  addEventListener('online', () => check())
  onUnavailable(() => unavailable())
  setInterval(() => elapse(), WATCH_INTERVAL_MS)
})
const $listening = createStore(false).on(listenFx, () => true)

sample({
  clock: watchStarted,
  source: $listening,
  filter: (listening) => !listening,
  fn: () => undefined,
  target: listenFx,
})
// The leading tab checks for all tabs and broadcasts what it finds.
sample({
  clock: intervalElapsed,
  source: $leading,
  filter: (leading) => leading,
  fn: () => undefined,
  target: checkRequested,
})
sample({
  clock: checkRequested,
  source: askServiceFx.pending,
  filter: (pending) => !pending,
  fn: () => undefined,
  target: askServiceFx,
})

// The page reloads at its address, unless work would be lost: then it continues.
sample({ clock: serviceRecovered, target: reloadRequested })

// A 503 of another operation is a reason to check. While the service rests, its page asks.
sample({
  clock: callUnavailable,
  source: $outOfService,
  filter: (resting) => !resting,
  fn: () => undefined,
  target: checkRequested,
})

/** A build as one string, to be stored and compared. */
export function buildOf({ version, commit }: Schemas['BuildInfo']): string {
  return `${version}+${commit}`
}
