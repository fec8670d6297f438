import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { api, type ApiError, isApiError, type Schemas, unwrap } from '@/api'
import { onPageVisibility } from '@/shared/page-visibility'
import { $leading } from '@/shared/tabs'
import { reloadRequested } from '@/shared/unsaved-work'

/** How often a page that stays open asks how the service is, in milliseconds. */
export const WATCH_INTERVAL_MS = 5 * 60_000
/** A page that was away for less than this has missed nothing, in milliseconds. */
export const SHORT_ABSENCE_MS = 60_000

/** How the service is now, past the cache: what the page began with stays as it is. */
export const askServiceFx = createEffect<void, Schemas['Environment'], ApiError>(() =>
  unwrap(api.GET('/core/settings/environment')),
)

// What happens
/** The page is at rest; what it began with is known. */
export const watchStarted = createEvent<Schemas['Environment']>()
/** Something speaks for asking now: the page came back, the network did, or a call met a service that is away. */
export const checkRequested = createEvent()
/** A call of any feature has failed. */
export const callFailed = createEvent<unknown>()
/** The page that says so has had an answer: the service is back. */
export const serviceRecovered = createEvent()
const intervalElapsed = createEvent()

// What is
/** Which build this page runs; null until the watch has begun. */
export const $build = createStore<string | null>(null).on(watchStarted, (_, { buildInfo }) => buildOf(buildInfo))
/** Whether the service rests: environment info has answered 503, and not well since (AM-47). */
export const $outOfService = createStore(false)
  .on(askServiceFx.failData, (resting, error) => resting || error.status === 503)
  .on([askServiceFx.done, serviceRecovered], () => false)

// What follows
const listenFx = createEffect(() => {
  const check = scopeBind(checkRequested, { safe: true })
  const elapse = scopeBind(intervalElapsed, { safe: true })
  let hiddenAt: number | null = null
  onPageVisibility((visible) => {
    if (!visible) hiddenAt = performance.now()
    else if (hiddenAt !== null && performance.now() - hiddenAt > SHORT_ABSENCE_MS) check()
  })
  addEventListener('online', () => check())
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
// One tab asks for all of them: the others hear of it.
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

// The page loads anew at the address where the person is, unless something would be lost: then it goes on as it was.
sample({ clock: serviceRecovered, target: reloadRequested })

// Another 503 is no proof, but a reason to ask.
sample({
  clock: callFailed,
  filter: (error) => isApiError(error) && error.status === 503,
  fn: () => undefined,
  target: checkRequested,
})

/** A build as one string, to be stored and compared. */
export function buildOf({ version, commit }: Schemas['BuildInfo']): string {
  return `${version}+${commit}`
}
