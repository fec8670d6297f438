import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * How many of the items in a wrapping row stand on its first line. What wraps is out of sight but keeps its width, so
 * that nothing has to be remembered when the row grows again. `items` is what is drawn: other items are counted anew.
 */
export function useFittingItems(row: RefObject<HTMLElement | null>, items: unknown): number {
  const [fitting, setFitting] = useState(Infinity)

  useLayoutEffect(() => {
    const element = row.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setFitting(countFirstLine(element)))
    observer.observe(element)
    for (const item of element.querySelectorAll('[data-item]')) observer.observe(item)
    return () => observer.disconnect()
  }, [row, items])

  return fitting
}

function countFirstLine(row: HTMLElement): number {
  const tops = [...row.querySelectorAll<HTMLElement>('[data-item]')].map((item) => item.offsetTop)
  const wrapped = tops.findIndex((top) => top > (tops[0] ?? 0))
  return wrapped < 0 ? Infinity : wrapped
}
