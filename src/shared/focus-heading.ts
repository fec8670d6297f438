import { useEffect, useRef } from 'react'

let follower: MutationObserver | null = null

/**
 * Puts the focus on the heading of the page that is shown now, where a loaded document would begin; without one on its
 * content. When that is replaced while it has the focus, as what loads is by what has come or by a failure, the focus
 * goes on to the next heading instead of being lost.
 */
export function focusHeading(): void {
  follower?.disconnect()
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  follower = new MutationObserver(() => {
    if (document.activeElement === target) return
    if (target.isConnected || document.activeElement !== document.body) follower?.disconnect()
    else if (document.querySelector('main')) focusHeading()
  })
  follower.observe(document.body, { childList: true, subtree: true })
}

/** The focus goes elsewhere: it follows no heading any more. */
export function leaveHeading(): void {
  follower?.disconnect()
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
