import { createEvent, sample } from 'effector'
import { createElement } from 'react'
import { cancelled, confirmed, confirmRequested, type Confirm } from '../overlays'
import { LostWork } from './LostWork'
import { messages } from './messages'
import { $lostByReload, type UnsavedWork } from './unsaved-work'

const SUBJECT = 'reload'

/** Asks for a reload. To be used instead of reloading directly: there may be unsaved work. */
export const reloadRequested = createEvent()
/** Nothing would be lost, or the person agreed to lose it. */
export const reloadAgreed = createEvent()
/** The person keeps working on what would have been lost. */
export const reloadRefused = createEvent()

sample({
  clock: reloadRequested,
  source: $lostByReload,
  filter: (lost) => lost.length === 0,
  fn: () => undefined,
  target: reloadAgreed,
})
sample({
  clock: reloadRequested,
  source: $lostByReload,
  filter: (lost) => lost.length > 0,
  fn: question,
  target: confirmRequested,
})
sample({ clock: confirmed, filter: isReload, fn: () => undefined, target: reloadAgreed })
sample({ clock: cancelled, filter: isReload, fn: () => undefined, target: reloadRefused })

function question(lost: readonly UnsavedWork[]): Confirm {
  return {
    subject: SUBJECT,
    title: messages.title,
    description: messages.lost,
    template: createElement(LostWork, { works: lost }),
    confirmLabel: messages.reload,
    cancelLabel: messages.stay,
    tone: 'destructive',
  }
}

function isReload({ subject }: Confirm): boolean {
  return subject === SUBJECT
}
