import { createEvent, sample } from 'effector'
import { signOutRequested } from '@/features/session'
import { confirmed, confirmRequested, type Confirm } from '@/shared/overlays'
import { messages } from '../menu-messages'

const SUBJECT = 'sign-out'

const question: Confirm = {
  subject: SUBJECT,
  title: messages.confirmSignOut,
  description: messages.confirmSignOutText,
  confirmLabel: messages.signOut,
  cancelLabel: messages.stay,
}

/** Sign out was chosen in the menu; a question comes first. */
export const signOutClicked = createEvent()

sample({ clock: signOutClicked, fn: () => question, target: confirmRequested })
sample({
  clock: confirmed,
  filter: ({ subject }) => subject === SUBJECT,
  fn: () => undefined,
  target: signOutRequested,
})
