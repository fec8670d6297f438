import { type RefCallback, useCallback, useState } from 'react'

/** Whether what the ref stands at is narrower than so many pixels: known before the first picture, and kept up. */
export function useNarrow(below: number): [RefCallback<HTMLElement>, boolean] {
  const [narrow, setNarrow] = useState(false)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      setNarrow(element.clientWidth > 0 && element.clientWidth < below)
      if (typeof ResizeObserver === 'undefined') return
      const observer = new ResizeObserver(([entry]) => {
        const width = entry?.contentRect.width ?? 0
        if (width > 0) setNarrow(width < below)
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [below],
  )
  return [ref, narrow]
}
