import { createEvent, sample } from 'effector'
import { createElement } from 'react'
import { signOutRequested } from '@/features/session'
import { confirmed, confirmRequested, type Confirm } from '@/shared/overlays'
import { $unsavedWork, LostWork, type UnsavedWork } from '@/shared/unsaved-work'
import { messages } from '../messages'

const SUBJECT = 'sign-out'

/** Sign out was chosen in the menu; a question comes first. */
export const signOutClicked = createEvent()

sample({ clock: signOutClicked, source: $unsavedWork, fn: question, target: confirmRequested })
sample({
  clock: confirmed,
  filter: ({ subject }) => subject === SUBJECT,
  fn: () => undefined,
  target: signOutRequested,
})

/** Signing out clears the browser's storage, so what survives a reload is lost too. */
function question(lost: readonly UnsavedWork[]): Confirm {
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
