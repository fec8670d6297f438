import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { SwipeMoves } from '../interaction'

/** Left and Right lead to the slide before and after, while the focus is in the carousel. With another key beside them they are the browser's. */
export function useArrowKeys(frame: RefObject<HTMLElement | null>, moves: SwipeMoves): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const towardsStart = (event.key === 'ArrowLeft') !== (document.documentElement.dir === 'rtl')
    event.preventDefault()
    if (towardsStart) moves.back()
    else moves.forward()
  })
  useEffect(() => {
    const element = frame.current
    const listener = (event: KeyboardEvent) => handleKey(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [frame])
}
