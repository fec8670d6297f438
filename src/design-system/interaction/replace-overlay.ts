import { flushSync } from 'react-dom'

type Replacement = {
  /** Closes the overlay that is open: sets the state by which it is drawn. */
  close: () => void
  /** What opened it, and gets the focus back when the next one closes. */
  trigger: HTMLElement | null
  /** Opens the next one. */
  next: () => void
}

/**
 * Opens an overlay in the place of another. An overlay gives the focus back to what had it when it was drawn: a row of
 * the first one is gone by then, and between the two nothing has the focus. So the first one goes at once and its
 * trigger has the focus before the next one comes.
 */
export function replaceOverlay({ close, trigger, next }: Replacement): void {
  flushSync(close)
  trigger?.focus()
  next()
}
