import { useEffect, useState, type RefObject } from 'react'

/** A px more or less is rounding, not a hidden tab. */
const tolerance = 2

/** On which sides a row hides something. */
export type Overflow = { start: boolean; end: boolean }

/** Watches a row that scrolls: what of it lies out of sight, before and after. */
export function useOverflow(row: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ start: false, end: false })
  useEffect(() => {
    const element = row.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const look = () => {
      // Right to left counts from zero downwards.
      const before = Math.abs(element.scrollLeft)
      const start = before > tolerance
      const end = before + element.clientWidth < element.scrollWidth - tolerance
      setOverflow((known) => (known.start === start && known.end === end ? known : { start, end }))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row])
  return overflow
}
