import { createEffect, sample } from 'effector'
import { isPageVisible } from '../page-visibility'
import { otherTabSpoke, tellTabsFx } from './tabs-model'

/** Whether somebody looks at this tab: it is on the screen and its window is the one that is used. */
export function isInFront(): boolean {
  return isPageVisible() && document.hasFocus()
}

/** Every page of the portal answers, also one that knows nothing of notifications: whoever looks at it needs no push. */
export const answerInFrontFx = createEffect((_: { userId: string }) => isInFront())

sample({
  clock: otherTabSpoke.filterMap(({ type, payload }) =>
    type === 'pushesDue' ? { userId: payload.userId } : undefined,
  ),
  target: answerInFrontFx,
})
sample({
  clock: answerInFrontFx.done,
  filter: ({ result }) => result,
  fn: ({ params: { userId } }) => ({ type: 'inFront' as const, payload: { userId } }),
  target: tellTabsFx,
})
