import { useLayoutEffect, useState } from 'react'

/**
 * Whether a box scrolls and holds nothing that takes the focus: then it has to take it itself, or keys could not scroll
 * it.
 */
export function useOwnStop(box: HTMLElement | null): boolean {
  const [needed, setNeeded] = useState(false)
  useLayoutEffect(() => {
    if (!box || typeof ResizeObserver === 'undefined') return
    const look = () =>
      setNeeded(box.scrollHeight > box.clientHeight && !box.querySelector('a[href], button, input, select, textarea'))
    const observer = new ResizeObserver(look)
    observer.observe(box)
    for (const child of box.children) observer.observe(child)
    look()
    return () => observer.disconnect()
  }, [box])
  return needed
}
