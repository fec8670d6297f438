import type { OverlayRequest } from '@/shared/overlays'
import type { RouteRow } from '../../routes/route'

/** People and groups that are opened from a screen of administration show what is for administrators (AM-50), whoever opened them there. */
export function viewedFrom(row: Pick<RouteRow, 'adminView'> | null, request: OverlayRequest): OverlayRequest {
  if (!row?.adminView || (request.overlay !== 'userProfile' && request.overlay !== 'groupInfo')) return request
  return { ...request, view: 'admin' }
}
