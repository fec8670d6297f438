import { useEffect, useEffectEvent } from 'react'

export type Moves = Record<'back' | 'forward' | 'first' | 'last', () => void>

/**
 * Turns pictures over wherever the focus is inside the open lightbox. Left and right follow the direction of reading.
 */
export function useArrowKeys(moves: Moves): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    // In a film the same keys go back and forth in time.
    if (event.target instanceof HTMLMediaElement) return
    const rightToLeft = document.documentElement.dir === 'rtl'
    const move = {
      ArrowLeft: rightToLeft ? moves.forward : moves.back,
      ArrowRight: rightToLeft ? moves.back : moves.forward,
      Home: moves.first,
      End: moves.last,
    }[event.key]
    if (!move) return
    event.preventDefault()
    move()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
