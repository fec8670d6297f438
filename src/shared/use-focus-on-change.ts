import { useEffect, useRef } from 'react'
import { focusHeading } from './focus-heading'

/** Puts the focus on the heading when a page says something else at the same address: what had it is gone then. */
export function useFocusOnChange(phase: string): void {
  const shown = useRef(phase)

  useEffect(() => {
    if (shown.current === phase) return
    shown.current = phase
    focusHeading()
  }, [phase])
}
