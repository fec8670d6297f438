import { createEffect, createEvent, createStore, merge, sample, scopeBind } from 'effector'
import { $userId, isSignedIn, personChanged as sessionPersonChanged } from '@/features/session'
import { pageVisibilityChanged, pageVisibilityWanted } from '@/shared/page-visibility'
import { modelReady, panelLeft } from './bell'

/** What happens around the notifications: the person, the page and the network change. */

const $started = createStore(false).on(modelReady, () => true)

/** A person is signed in when the model begins, another one is signed in now, or none. */
export const personChanged = merge([
  sessionPersonChanged,
  sample({ clock: $started, source: $userId, filter: isSignedIn }),
])

/** The tab came to the front, or woke up. */
export const pageShown = sample({ clock: pageVisibilityChanged, filter: (visible) => visible, fn: () => undefined })
const pageLeft = createEvent()
/** The tab went to the back, or the page is being left: there may be no later moment. */
export const pageHidden = merge([
  sample({ clock: pageVisibilityChanged, filter: (visible) => !visible, fn: () => undefined }),
  pageLeft,
])
export const networkRestored = createEvent()

const watchPageFx = createEffect(() => {
  const left = scopeBind(pageLeft, { safe: true })
  const restored = scopeBind(networkRestored, { safe: true })
  addEventListener('pagehide', () => left())
  addEventListener('online', () => restored())
})
sample({ clock: $started, fn: () => undefined, target: [watchPageFx, pageVisibilityWanted] })

// A panel without a person would show nothing and ask for nothing.
sample({ clock: personChanged, filter: (userId) => userId === null, fn: () => undefined, target: panelLeft })
