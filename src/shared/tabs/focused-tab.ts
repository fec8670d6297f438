import { createEffect, sample } from 'effector'
import { isPageVisible } from '../page-visibility'
import { broadcastFx, tabMessageReceived } from './tabs-model'

/** This tab is on the screen and its window has the focus. */
export function isTabFocused(): boolean {
  return isPageVisible() && document.hasFocus()
}

/** Every page of the portal answers, also one without notifications: a person who looks at it needs no push. */
export const checkFocusFx = createEffect((_: { userId: string }) => isTabFocused())

sample({
  clock: tabMessageReceived.filterMap(({ type, payload }) =>
    type === 'pushesDue' ? { userId: payload.userId } : undefined,
  ),
  target: checkFocusFx,
})
sample({
  clock: checkFocusFx.done,
  filter: ({ result }) => result,
  fn: ({ params: { userId } }) => ({ type: 'inFront' as const, payload: { userId } }),
  target: broadcastFx,
})
