import { createEffect, createEvent, sample } from 'effector'
import { type Tip, tipRequested } from '@/shared/overlays'
import { messages } from '../messages'

/** An answer with its sources is wanted in the clipboard; a tip says whether that worked. */
export const copyRequested = createEvent<string>()

const copyFx = createEffect((text: string) => navigator.clipboard.writeText(text))

sample({ clock: copyRequested, target: copyFx })
sample({
  clock: copyFx.done,
  fn: (): Tip => ({ severity: 'success', title: messages.copied }),
  target: tipRequested,
})
// No permission, or no secure context: the answer can still be selected.
sample({
  clock: copyFx.fail,
  fn: (): Tip => ({ severity: 'warn', title: messages.copyRefused }),
  target: tipRequested,
})
