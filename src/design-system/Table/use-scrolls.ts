import { useEffect, useState } from 'react'

/** Whether an area holds more than it shows. */
export function useScrolls(area: HTMLElement | null): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    if (!area || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() =>
      setScrolls(area.scrollWidth > area.clientWidth + 1 || area.scrollHeight > area.clientHeight + 1),
    )
    observer.observe(area)
    for (const child of area.children) observer.observe(child)
    return () => observer.disconnect()
  }, [area])
  return scrolls
}
