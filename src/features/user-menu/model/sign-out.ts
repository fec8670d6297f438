import { createEvent, sample } from 'effector'
import { createElement } from 'react'
import { $userId, signOutRequested } from '@/features/session'
import { confirmed, confirmRequested, type Confirm, loadingBegan, loadingEnded } from '@/shared/overlays'
import { $unsavedWork, LostWork, type UnsavedWork } from '@/shared/unsaved-work'
import { messages } from '../messages'
import { UnsentWork } from '../ui/UnsentWork'
import { keptBeside, listDraftsFx } from './kept-drafts'
import { sendable, sendAgainClicked, sendWorkFx } from './send-work'

const SUBJECT = 'sign-out'
/** The second question, where something could not be sent. */
const UNSENT = 'sign-out-unsent'

/** Sign out was chosen in the menu; a question comes first. */
export const signOutClicked = createEvent()
sample({ clock: signOutClicked, source: $userId, target: listDraftsFx })
sample({
  clock: listDraftsFx.doneData,
  source: $unsavedWork,
  fn: (works, drafts) => question([...works, ...keptBeside(works, drafts)]),
  target: confirmRequested,
})

const agreed = sample({ clock: confirmed, filter: ({ subject }) => subject === SUBJECT })
sample({ clock: [agreed, sendAgainClicked], source: $unsavedWork, fn: sendable, target: sendWorkFx })
sample({
  clock: agreed,
  source: $unsavedWork,
  filter: (works) => sendable(works).length > 0,
  fn: () => ({ subject: SUBJECT, label: messages.savingWork }),
  target: loadingBegan,
})
sample({ clock: sendWorkFx.finally, fn: () => SUBJECT, target: loadingEnded })

const deleted = sample({ clock: confirmed, filter: ({ subject }) => subject === UNSENT })
const allSent = sample({ clock: sendWorkFx.doneData, filter: (left) => left.length === 0 })
sample({ clock: [allSent, deleted], fn: () => undefined, target: signOutRequested })
sample({
  clock: sendWorkFx.doneData,
  filter: (left) => left.length > 0,
  fn: (): Confirm => ({
    subject: UNSENT,
    title: messages.unsentTitle,
    description: messages.unsentText,
    template: createElement(UnsentWork),
    confirmLabel: messages.deleteAndSignOut,
    cancelLabel: messages.stay,
    tone: 'destructive',
  }),
  target: confirmRequested,
})

/** Signing out clears the browser's storage, so what survives a reload is lost too, unless it is sent before. */
function question(works: readonly UnsavedWork[]): Confirm {
  const lost = works.filter(({ send }) => !send)
  const common = {
    subject: SUBJECT,
    title: messages.confirmSignOut,
    confirmLabel: messages.signOut,
    cancelLabel: messages.stay,
  }
  if (lost.length === 0) return { ...common, description: messages.confirmSignOutText }
  return {
    ...common,
    description: messages.confirmSignOutLost,
    template: createElement(LostWork, { works: lost }),
    tone: 'destructive',
  }
}
