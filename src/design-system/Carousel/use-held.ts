import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react'

const stillness = '(prefers-reduced-motion: reduce)'

/**
 * Tells when slides must not move by themselves: the pointer is over them, the focus is in them, or the reader asked
 * for stillness. Handlers for the root.
 */
export function useHeld(onHeldChange: ((held: boolean) => void) | undefined) {
  const reasons = useRef({ pointer: false, focus: false, stillness: false })
  const note = (change: Partial<typeof reasons.current>) => {
    const before = Object.values(reasons.current).some(Boolean)
    Object.assign(reasons.current, change)
    const now = Object.values(reasons.current).some(Boolean)
    if (now !== before) onHeldChange?.(now)
  }
  const noteStillness = useEffectEvent((matches: boolean) => note({ stillness: matches }))

  useEffect(() => {
    if (typeof matchMedia === 'undefined') return
    const list = matchMedia(stillness)
    const listener = () => noteStillness(list.matches)
    listener()
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }, [])

  return {
    onPointerEnter: () => note({ pointer: true }),
    onPointerLeave: () => note({ pointer: false }),
    onFocus: () => note({ focus: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
      note({ focus: currentTarget.contains(relatedTarget) }),
  }
}
