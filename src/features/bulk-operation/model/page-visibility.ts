import { createEffect, createEvent, createStore, scopeBind } from 'effector'

/** The tab came to the front or went to the back. */
export const visibilityChanged = createEvent<boolean>()

/** Whether the tab is in front. */
export const $pageVisible = createStore(true).on(visibilityChanged, (_, visible) => visible)

/** Begins to watch; once for a scope. */
export const watchVisibilityFx = createEffect(() => {
  const changed = scopeBind(visibilityChanged, { safe: true })
  const tell = () => changed(document.visibilityState !== 'hidden')
  tell()
  document.addEventListener('visibilitychange', tell)
})
