import { useSyncExternalStore } from 'react'
import { breakpoints } from './breakpoints'

const small = mediaQuery(`(width < ${breakpoints.medium}px)`)
const wide = mediaQuery(`(width >= ${breakpoints.wide}px)`)

/**
 * Whether the window is a phone's, where panels cover it. For what differs in behaviour; looks belong to the style
 * sheet.
 */
export function useIsSmall(): boolean {
  return useSyncExternalStore(small.subscribe, small.matches, () => false)
}

/** The same where nothing is drawn from it: asked when something happens. */
export const isSmall = small.matches

/** Whether the window may have room beside the column, so that what goes there is worth asking for. */
export function useIsWide(): boolean {
  return useSyncExternalStore(wide.subscribe, wide.matches, () => false)
}

function mediaQuery(query: string) {
  return {
    matches: () => typeof matchMedia !== 'undefined' && matchMedia(query).matches,
    subscribe(onChange: () => void): () => void {
      if (typeof matchMedia === 'undefined') return () => undefined
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
  }
}
