import { useEffect, useRef } from 'react'

/**
 * Keeps the end of a box in view that grows with what is written in it: where its button leaves the window, or goes
 * below a bar of keys, the person would write on without seeing it.
 */
export function useEndInView(text: string) {
  const box = useRef<HTMLFormElement>(null)
  const height = useRef(0)

  useEffect(() => {
    if (!box.current) return
    const { bottom, height: now } = box.current.getBoundingClientRect()
    const hasGrown = now > height.current
    height.current = now
    const seen = window.visualViewport
    const end = seen ? seen.offsetTop + seen.height : window.innerHeight
    // What lies over the end of the page, as the dock does, is said once there.
    const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) || 0
    if (!hasGrown || bottom <= end - covered || !box.current.contains(document.activeElement)) return
    // At once, so that nothing moves beneath the letters that follow.
    box.current.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [text])

  return box
}
