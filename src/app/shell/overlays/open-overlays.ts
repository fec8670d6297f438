import { createEvent, createStore, sample } from 'effector'
import { signedOut } from '@/features/session'
import { type OverlayName, type OverlayRequest, overlayRequested, overlaysDismissed } from '@/shared/overlays'
import type { Route } from '@/shared/routes'

/** The person closed an overlay. */
export const overlayClosed = createEvent<OverlayName>()

/** The open overlays, the topmost last. One of each kind: another person's profile takes the place of the first. */
export const $openOverlays = createStore<readonly OverlayRequest[]>([], { serialize: 'ignore' })
  .on(overlayRequested, (open, request) => [...without(open, request.overlay), request])
  .on(overlayClosed, without)
  .reset(overlaysDismissed)

// Nothing of a person may stay on the screen when they leave.
sample({ clock: signedOut, fn: () => undefined, target: overlaysDismissed })

function without(open: readonly OverlayRequest[], name: OverlayName): readonly OverlayRequest[] {
  return open.filter(({ overlay }) => overlay !== name)
}

/** People and groups that are opened from a screen of administration show the administrators' view (AM-50). */
export function viewedFrom(route: Pick<Route, 'adminView'> | null, request: OverlayRequest): OverlayRequest {
  if (!route?.adminView || (request.overlay !== 'userProfile' && request.overlay !== 'groupInfo')) return request
  return { ...request, view: 'admin' }
}
