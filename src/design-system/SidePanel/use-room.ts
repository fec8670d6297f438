import { useSyncExternalStore } from 'react'

/** From this width of the window in px on, a panel may be as wide as it is asked to be. */
const ample = 1024

/** The share of a smaller window that a panel may take: the page beside it has to stay of use. */
const share = 0.6

/** How wide a panel can be drawn beside the page, in px. */
export function useRoom(): number {
  return useSyncExternalStore(subscribe, availableWidth, () => Infinity)
}

function availableWidth(): number {
  return innerWidth < ample ? Math.floor(innerWidth * share) : Infinity
}

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}
