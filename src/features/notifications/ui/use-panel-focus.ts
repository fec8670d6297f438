import { useEffect, type RefObject } from 'react'
import { bellId } from './bell-id'

/** The focus goes into the panel and comes back to the bell. */
export function usePanelFocus(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = panel.current
    element?.focus()
    return () => {
      // Whoever moved on to another control meanwhile stays there.
      const active = document.activeElement
      if (active === null || active === document.body || element?.contains(active)) {
        document.getElementById(bellId)?.focus()
      }
    }
  }, [panel])
}
