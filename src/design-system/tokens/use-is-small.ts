import { useSyncExternalStore } from 'react'
import { breakpoints } from './breakpoints'

const query = `(width < ${breakpoints.medium}px)`

/**
 * Whether the window is a phone's, where panels cover it. For what differs in behaviour; looks belong to the style
 * sheet.
 */
export function useIsSmall(): boolean {
  return useSyncExternalStore(subscribe, isSmall, () => false)
}

/** The same where nothing is drawn from it: asked when something happens. */
export function isSmall(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia(query).matches
}

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia === 'undefined') return () => undefined
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
