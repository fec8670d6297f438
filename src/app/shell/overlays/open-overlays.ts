import { createEvent, createStore, sample } from 'effector'
import { signedOut } from '@/features/session'
import { overlayRequested, type OverlayName, type OverlayRequest } from '@/shared/overlays'
import { overlaysDismissed } from '@/shared/overlays/dismiss'

/** An overlay was closed by its person. */
export const overlayClosed = createEvent<OverlayName>()

/** What lies open over the page, the topmost last. One of each kind: another person's profile takes the place of the first. */
export const $openOverlays = createStore<readonly OverlayRequest[]>([], { serialize: 'ignore' })
  .on(overlayRequested, (open, request) => [...without(open, request.overlay), request])
  .on(overlayClosed, without)
  .reset(overlaysDismissed)

// Nothing of a person's stays on the screen when they leave.
sample({ clock: signedOut, fn: () => undefined, target: overlaysDismissed })

function without(open: readonly OverlayRequest[], name: OverlayName): readonly OverlayRequest[] {
  return open.filter(({ overlay }) => overlay !== name)
}
