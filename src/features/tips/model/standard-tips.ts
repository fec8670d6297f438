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

/** Shown after signing out. */
export const signedOutTip: Tip = { severity: 'info', title: messages.signedOut, message: messages.signedOutWhy }
