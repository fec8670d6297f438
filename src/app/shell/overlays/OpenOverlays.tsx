import { useUnit } from 'effector-react'
import { Suspense, useEffect, useRef, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { OverlayName, OverlayRequest } from '@/shared/overlays'
import { overlaysDismissed } from '@/shared/overlays/dismiss'
import { RegionBoundary } from '../RegionBoundary'
import { useRoute } from '../use-route'
import { overlayDialogs, type OverlayDialogProps } from './dialogs'
import { $openOverlays, overlayClosed } from './open-overlays'
import { viewedFrom } from './viewed-from'

/** Stands in the page once and for all, and shows what was opened over it from anywhere. One that breaks goes alone. */
export function OpenOverlays() {
  const { requests, onClose, dismiss } = useUnit({
    requests: $openOverlays,
    onClose: overlayClosed,
    dismiss: overlaysDismissed,
  })
  const row = useRoute()
  useDismissal(dismiss)
  return requests.map((asked) => {
    const request = viewedFrom(row, asked)
    // The registry gives each name the dialog of its own request; TypeScript cannot follow that through a union.
    const OverlayDialog = overlayDialogs[request.overlay] as ComponentType<OverlayDialogProps<OverlayName>> | undefined
    if (!OverlayDialog) return null
    const key = keyOf(asked)
    return (
      <RegionBoundary key={key} name={`the overlay ${request.overlay}`} fallback={null}>
        <Suspense>
          <OverlayDialog request={request} onClose={() => onClose(request.overlay)} />
        </Suspense>
      </RegionBoundary>
    )
  })
}

/** Another subject begins anew: nothing that was chosen or typed for the one before may stay. */
function keyOf(request: OverlayRequest): string {
  return JSON.stringify(request)
}

/** What lies over a page goes with it. Another filter or tab of the same page leaves it alone. */
function useDismissal(dismiss: () => void) {
  const { pathname } = useLocation()
  const known = useRef(pathname)
  useEffect(() => {
    if (known.current === pathname) return
    known.current = pathname
    dismiss()
  }, [pathname, dismiss])
}
