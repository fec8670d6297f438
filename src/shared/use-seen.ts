import { useEffect, useRef, useState } from 'react'

/** An edge of it alone is not enough: a title at the end of the window asks for nothing. */
const rootMargin = '0px 0px -64px'

/**
 * Whether an element has come into the window once, and the ref of its place: what stands below what most windows show
 * is not asked for before.
 */
export function useSeen<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (seen || !place.current) return
    const look = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    }
    const observer = new IntersectionObserver(look, { rootMargin })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [seen])
  return { place, seen }
}
