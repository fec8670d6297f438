import { useSyncExternalStore } from 'react'

/** The widths in px where layouts change: small below `medium`, wide from `wide`. tokens.css says the same. */
export const breakpoints = { medium: 768, wide: 1200 } as const

const small = `(width < ${breakpoints.medium}px)`
const wide = `(width >= ${breakpoints.wide}px)`

/**
 * Whether the window is a phone's, where panels cover it. For what differs in behaviour; looks belong to the style
 * sheet.
 */
export function useIsSmall(): boolean {
  return useSyncExternalStore(subscribeSmall, isSmall, () => false)
}

/** The same where nothing is drawn from it: asked when something happens. */
export function isSmall(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia(small).matches
}

/** Whether the window has room for everything side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribeWide, isWide, () => true)
}

function isWide(): boolean {
  return typeof matchMedia === 'undefined' || matchMedia(wide).matches
}

const subscribeSmall = changesOf(small)
const subscribeWide = changesOf(wide)

function changesOf(query: string) {
  return (onChange: () => void): (() => void) => {
    if (typeof matchMedia === 'undefined') return () => undefined
    const list = matchMedia(query)
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  }
}
