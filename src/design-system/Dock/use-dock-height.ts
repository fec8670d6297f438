import { useEffect, type RefObject } from 'react'

/**
 * Tells the page how much of its lower edge the dock covers, so that scrolling keeps the focused element above it
 * (`scroll-padding` in base.css reads `--dock-height`) and the end of the page can be scrolled free of it (AppShell).
 */
export function useDockHeight(row: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = row.current
    // Where there is no layout (server, tests) there is nothing to cover.
    if (!element || typeof ResizeObserver === 'undefined') return
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => root.setProperty('--dock-height', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty('--dock-height')
    }
  }, [row])
}
