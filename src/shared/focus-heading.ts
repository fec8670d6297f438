import { useEffect, useRef } from 'react'

/**
 * Puts the focus on the heading of the page that is shown now, where a loaded document would begin; without one on its
 * content.
 */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Puts the focus on the heading when a page says something else at the same address: what had it is gone then. */
export function useFocusOnChange(phase: string): void {
  const shown = useRef(phase)

  useEffect(() => {
    if (shown.current === phase) return
    shown.current = phase
    focusHeading()
  }, [phase])
}
