import { createEffect, createEvent, sample } from 'effector'
import { tipRequested, type Tip } from '@/shared/overlays'
import { messages } from './messages'

/** Somebody wants the link to a path of the portal in the clipboard; a tip says whether that worked. */
export const linkCopyRequested = createEvent<string>()

const copyLinkFx = createEffect((path: string) =>
  navigator.clipboard.writeText(new URL(`.${path}`, document.baseURI).href),
)

sample({ clock: linkCopyRequested, target: copyLinkFx })

sample({
  clock: copyLinkFx.done,
  fn: (): Tip => ({ severity: 'success', title: messages.copied }),
  target: tipRequested,
})

// No permission, or no secure context: the address bar is still there to copy from.
sample({
  clock: copyLinkFx.fail,
  fn: (): Tip => ({ severity: 'warn', title: messages.refused }),
  target: tipRequested,
})
