import { useSyncExternalStore } from 'react'

const query = '(width < 768px)'

/** Whether the window is a phone's, where the panel covers it. */
export function isSmall(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia(query).matches
}

/** The same, kept true while the window changes. */
export function useIsSmall(): boolean {
  return useSyncExternalStore(subscribe, isSmall)
}

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia === 'undefined') return () => undefined
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
