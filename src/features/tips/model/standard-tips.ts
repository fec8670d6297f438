import type { Tip } from '@/shared/overlays'
import { messages } from '../messages'

/** A newer build answers at this address; nothing but loading it helps. */
export const newVersionTip: Tip = {
  severity: 'pro',
  closeBehavior: 'forceReload',
  title: messages.newVersion,
  message: messages.newVersionWhy,
  // It remains true after a navigation.
  closesOnNavigation: () => false,
}

/** Shown when the server has ended the session. */
export const signedOutTip: Tip = { severity: 'info', title: messages.signedOut, message: messages.signedOutWhy }

/** Shown after signing out while the server does not know: it stays until it does, or until it is closed. */
export const signOutDelayedTip: Tip = {
  severity: 'warn',
  closeBehavior: 'manual',
  title: messages.signOutDelayed,
  message: messages.signOutDelayedWhy,
}
