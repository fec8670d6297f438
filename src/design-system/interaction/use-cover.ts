import { useEffect, useEffectEvent, type RefObject } from 'react'

/** What stays in reach whatever covers the page: places where things are announced, layers above all others. */
const always = '[data-live-announcer], [data-react-aria-top-layer], script, style, link'

/**
 * While `active`, an element covers the window: everything else is out of reach, the focus goes into it, and comes back
 * to where it was; Escape asks to close it. Dialogs have this of their library; this is for what covers the window on
 * phones only.
 */
export function useCover(element: RefObject<HTMLElement | null>, active: boolean, onClose?: () => void) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose?.()
  })

  useEffect(() => {
    const cover = element.current
    if (!active || !cover) return
    const before = document.activeElement
    const silenced = restOfPage(cover).filter((other) => !other.inert)
    silenced.forEach((other) => (other.inert = true))
    if (!cover.contains(before)) cover.focus()
    const listener = (event: KeyboardEvent) => handleKeyDown(event)
    cover.addEventListener('keydown', listener)
    return () => {
      cover.removeEventListener('keydown', listener)
      silenced.forEach((other) => (other.inert = false))
      // A person who moved on to another control meanwhile keeps the focus there.
      const now = document.activeElement
      const lost = now === null || now === document.body || cover.contains(now)
      if (lost && before instanceof HTMLElement && before.isConnected && !cover.contains(before)) before.focus()
    }
  }, [element, active])
}

/** The neighbours of the element and of each of its ancestors. */
function restOfPage(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  const neighbours = [...parent.children].filter(
    (other): other is HTMLElement => other !== element && other instanceof HTMLElement && !other.matches(always),
  )
  return [...neighbours, ...restOfPage(parent)]
}
