import { type RefCallback, useCallback, useState } from 'react'

/** Whether what the ref stands at has come within one screen: what is further down is not asked for yet. */
export function useNear(): [RefCallback<Element>, boolean] {
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined')
  const ref = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: '100%' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, near]
}
