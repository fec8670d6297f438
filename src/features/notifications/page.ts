import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { modelReady } from './bell'

// What happens
/** The tab came to the front, or woke up. */
export const pageShown = createEvent()
/** The tab went to the back, or the page is being left: there may be no later moment. */
export const pageHidden = createEvent()
export const networkCameBack = createEvent()

// What is
export const $pageVisible = createStore(true)
  .on(pageShown, () => true)
  .on(pageHidden, () => false)

// What follows
const watchFx = createEffect(() => {
  const shown = scopeBind(pageShown, { safe: true })
  const hidden = scopeBind(pageHidden, { safe: true })
  const cameBack = scopeBind(networkCameBack, { safe: true })
  if (document.visibilityState === 'hidden') hidden()
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? hidden() : shown()))
  addEventListener('pagehide', () => hidden())
  addEventListener('online', () => cameBack())
})

sample({ clock: modelReady, target: watchFx })
