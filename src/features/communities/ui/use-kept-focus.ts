import { type RefObject, useEffect, useRef } from 'react'

/**
 * What was pressed may go with its row, or become another button, and would take the focus along: then its region has
 * it, at its first button. `what` is what changes then.
 */
export function useKeptFocus(region: RefObject<HTMLElement | null>, what: unknown): void {
  const before = useRef(what)
  useEffect(() => {
    if (before.current === what) return
    before.current = what
    if (document.activeElement !== document.body) return
    const target = region.current?.querySelector<HTMLElement>('button') ?? region.current
    target?.focus({ preventScroll: true })
  }, [region, what])
}
