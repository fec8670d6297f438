import { createEvent } from 'effector'
import type { RichText, Words, WordValues } from './words'

/** From the mildest to the gravest; a tip that stays is replaced only by one at least as grave. */
export type TipSeverity = 'success' | 'info' | 'pro' | 'warn' | 'error' | 'system'

/** `duration` goes by itself, `manual` waits for the person, `forceReload` offers to load the portal again. */
export type TipCloseBehavior = 'duration' | 'manual' | 'forceReload'

/** Why a tip went away, told to its closeCallback. One that is `refused` was never shown: a graver one stayed. */
export type TipCloseReason =
  'closed' | 'acted' | 'elapsed' | 'replaced' | 'refused' | 'navigated' | 'signed-in' | 'signed-out' | 'reload'

export type TipAction = {
  label: Words
  onSelect: () => void
  /** An action closes its tip unless it says that it keeps it. */
  keepsTip?: boolean
}

export type TipImage = { url: string; alternativeText: string }

/** Where a navigation led; a pro tip's condition looks at it. */
export type TipLocation = { pathname: string; search: string }

/** What any part of the portal may ask to be shown for a moment, over everything else. */
export type Tip = {
  severity: TipSeverity
  title?: Words
  message?: Words | RichText
  /** Values for the descriptors of title, message and action labels. */
  translateParams?: WordValues
  /** Without one: `manual` for system tips, `duration` for all others. */
  closeBehavior?: TipCloseBehavior
  image?: TipImage
  actionCallbacks?: readonly TipAction[]
  /** Called exactly once, whatever made the tip go, or kept it from coming. */
  closeCallback?: (reason: TipCloseReason) => void
  /** Carried along for the code that handles the callbacks. */
  payload?: unknown
  /** System tips have no close button unless this is `false`. */
  hideCloseButton?: boolean
  /** `vertical` puts the image above the text, `horizontal` (the default) beside it. */
  direction?: 'vertical' | 'horizontal'
  /** For pro tips: does arriving at this address close it? Without a condition every navigation does. */
  closesOnNavigation?: (location: TipLocation) => boolean
}

/** Asks for a tip; the tips model decides whether it may replace the one on screen. */
export const tipRequested = createEvent<Tip>()
