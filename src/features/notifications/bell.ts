import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { loadable } from '@/shared/loadable'

/**
 * The part of the notifications that is on the first load: what the bell shows. Everything else is one chunk, fetched
 * when the page has come to rest, which feeds these units.
 */

/** Who met it, and its path within the portal. */
export type GonePage = { userId: string; path: string }

// What happens
/** The bell is on the page and the page has time. */
export const modelWanted = createEvent()
/** The rest of the model is here and begins. */
export const modelReady = createEvent()
export const panelToggled = createEvent()
/** Somebody closes the panel, or leaves it behind. */
export const panelLeft = createEvent()
/** The number to show, from the rest of the model. */
export const unreadCountChanged = createEvent<number>()
/** Something new came while the portal was open. */
export const notificationArrived = createEvent()
/** A page turned out to be gone, or closed to this person: notifications may lead there. */
export const pageFoundGone = createEvent<GonePage>()

// What is
/** The number of unread notifications, the same in all tabs. */
export const $unreadCount = createStore(0).on(unreadCountChanged, (_, count) => count)
/** How often something arrived; each step makes the bell swing once. */
export const $arrivals = createStore(0).on(notificationArrived, (arrivals) => arrivals + 1)
export const $panelOpen = createStore(false)
  .on(panelToggled, (open) => !open)
  .on(panelLeft, () => false)

/** Known before the rest of the model, which says so in the rows and to the other tabs. */
export const $gonePages = createStore<readonly GonePage[]>([]).on(pageFoundGone, (gone, page) => [...gone, page])

// What follows
export const panelOpened = sample({ clock: $panelOpen, filter: (open) => open, fn: () => undefined })
export const panelClosed = sample({ clock: $panelOpen, filter: (open) => !open, fn: () => undefined })

/** Not part of the first screen. */
const model = loadable(() => import('./model'))
const loadModelFx = createEffect(async () => {
  const ready = scopeBind(modelReady, { safe: true })
  await model.load()
  ready()
})

const $asked = createStore(false)
  .on(loadModelFx, () => true)
  .on(loadModelFx.fail, () => false)

// Opening the panel does not wait for a quiet moment; one whose file is gone is asked for again.
sample({
  clock: [modelWanted, panelToggled, pageFoundGone],
  source: $asked,
  filter: (asked) => !asked,
  target: loadModelFx,
})
