import type { OverlayRequest } from '@/shared/overlays'
import type { Route } from '@/shared/routes'

/** People and groups that are opened from a screen of administration show what is for administrators (AM-50), whoever opened them there. */
export function viewedFrom(row: Pick<Route, 'adminView'> | null, request: OverlayRequest): OverlayRequest {
  if (!row?.adminView || (request.overlay !== 'userProfile' && request.overlay !== 'groupInfo')) return request
  return { ...request, view: 'admin' }
}
