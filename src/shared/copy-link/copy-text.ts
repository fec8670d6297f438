import { createEffect, createEvent, sample } from 'effector'
import { tipRequested, type Tip } from '@/shared/overlays'

type Copy = { text: string; copied: Exclude<Tip['title'], undefined>; refused: Exclude<Tip['title'], undefined> }

/** A text is wanted in the clipboard; a tip says whether that worked. */
export const copyRequested = createEvent<Copy>()

const copyFx = createEffect(({ text }: Copy) => navigator.clipboard.writeText(text))

sample({ clock: copyRequested, target: copyFx })
sample({
  clock: copyFx.done,
  fn: ({ params: { copied } }): Tip => ({ severity: 'success', title: copied }),
  target: tipRequested,
})
// No permission, or no secure context: the text can still be copied by hand from where it stands.
sample({
  clock: copyFx.fail,
  fn: ({ params: { refused } }): Tip => ({ severity: 'warn', title: refused }),
  target: tipRequested,
})
