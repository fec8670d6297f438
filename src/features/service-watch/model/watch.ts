import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { Schemas } from '@/api'
import { onPageVisibility } from '@/shared/page-visibility'
import { $leading } from '@/shared/tabs'
import { askServiceFx } from '../api/effects'

/** How often a page that stays open asks how the service is, in milliseconds. */
export const WATCH_PULSE_MS = 5 * 60_000
/** A page that was away for less than this has missed nothing, in milliseconds. */
export const SHORT_ABSENCE_MS = 60_000

// What happens
/** The page is at rest; what it began with is known. */
export const watchStarted = createEvent<Schemas['Environment']>()
/** Something speaks for asking now: the page came back, the network did, or a call met a service that is away. */
export const checkWanted = createEvent()
const pulsed = createEvent()

// What is
/** Which build this page runs; null until the watch has begun. */
export const $build = createStore<string | null>(null).on(watchStarted, (_, { buildInfo }) => buildOf(buildInfo))

// What follows
const listenFx = createEffect(() => {
  const check = scopeBind(checkWanted, { safe: true })
  const pulse = scopeBind(pulsed, { safe: true })
  let hiddenAt: number | null = null
  onPageVisibility((visible) => {
    if (!visible) hiddenAt = performance.now()
    else if (hiddenAt !== null && performance.now() - hiddenAt > SHORT_ABSENCE_MS) check()
  })
  addEventListener('online', () => check())
  setInterval(() => pulse(), WATCH_PULSE_MS)
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
sample({ clock: pulsed, source: $leading, filter: (leading) => leading, fn: () => undefined, target: checkWanted })
sample({
  clock: checkWanted,
  source: askServiceFx.pending,
  filter: (pending) => !pending,
  fn: () => undefined,
  target: askServiceFx,
})

/** One word for a build, to be kept and compared. */
export function buildOf({ version, commit }: Schemas['BuildInfo']): string {
  return `${version}+${commit}`
}
