import { useUnit } from 'effector-react'
import { Suspense, useEffect, useRef, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { type OverlayName, type OverlayRequest, overlaysDismissed } from '@/shared/overlays'
import { RegionBoundary } from '../RegionBoundary'
import { useRoute } from '../use-route'
import { overlayDialogs, type OverlayDialogProps } from './dialogs'
import { $openOverlays, overlayClosed, viewedFrom } from './open-overlays'

/** Mounted once; shows the dialogs that were opened from anywhere. One that fails does not take the others down. */
export function OpenOverlays() {
  const { requests, onClose, dismiss } = useUnit({
    requests: $openOverlays,
    onClose: overlayClosed,
    dismiss: overlaysDismissed,
  })
  const route = useRoute()
  useDismissal(dismiss)
  return requests.map((opened) => {
    const request = viewedFrom(route, opened)
    // The registry gives each name the dialog of its own request; TypeScript cannot follow that through a union.
    const OverlayDialog = overlayDialogs[request.overlay] as ComponentType<OverlayDialogProps<OverlayName>> | undefined
    if (!OverlayDialog) return null
    const key = keyOf(opened)
    return (
      <RegionBoundary
        key={key}
        name={`the overlay ${request.overlay}`}
        failure="overlay"
        onDismiss={() => onClose(request.overlay)}
      >
        <Suspense>
          <OverlayDialog request={request} onClose={() => onClose(request.overlay)} />
        </Suspense>
      </RegionBoundary>
    )
  })
}

/** Another subject starts anew: nothing that was chosen or typed for the former one may stay. */
function keyOf(request: OverlayRequest): string {
  return JSON.stringify(request)
}

/** Dialogs close when the page changes, but not with another filter or tab of the same page. */
function useDismissal(dismiss: () => void) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    dismiss()
  }, [pathname, dismiss])
}
