import type { Tip } from '@/shared/overlays'
import { messages } from '../messages'

/** A newer build answers at this address; nothing but loading it helps. */
export const newVersionTip: Tip = {
  severity: 'pro',
  closeBehavior: 'forceReload',
  title: messages.newVersion,
  message: messages.newVersionWhy,
  // It stays true wherever the person goes.
  closesOnNavigation: () => false,
}

/** The last word after logout. */
export const signedOutTip: Tip = { severity: 'info', title: messages.signedOut, message: messages.signedOutWhy }
