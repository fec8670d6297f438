import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'

/** Whether the tab is in front in its window. */
export function isPageVisible(): boolean {
  return document.visibilityState !== 'hidden'
}

/** Calls back whenever the tab comes to the front or goes to the back. Returns the function that stops it. */
export function onPageVisibility(listener: (visible: boolean) => void): () => void {
  const handleChange = () => listener(isPageVisible())
  document.addEventListener('visibilitychange', handleChange)
  return () => document.removeEventListener('visibilitychange', handleChange)
}

// What happens
/** A model needs `$pageVisible` from now on. May be called more than once. */
export const pageVisibilityWanted = createEvent()
/** The tab came to the front or went to the back. */
export const pageVisibilityChanged = createEvent<boolean>()

// What is
export const $pageVisible = createStore(true).on(pageVisibilityChanged, (_, visible) => visible)

// What follows
const watchFx = createEffect(() => {
  const changed = scopeBind(pageVisibilityChanged, { safe: true })
  // Visible is what models take for granted: that the page begins so is no change.
  if (!isPageVisible()) changed(false)
  onPageVisibility(changed)
})
const $watching = createStore(false).on(watchFx, () => true)

sample({
  clock: pageVisibilityWanted,
  source: $watching,
  filter: (watching) => !watching,
  fn: () => undefined,
  target: watchFx,
})
