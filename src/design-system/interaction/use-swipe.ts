import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Less than this is a finger that trembled. */
const leastDistancePx = 48

export type SwipeMoves = { back: () => void; forward: () => void }

/** Turns pictures over by a finger drawn sideways; two fingers are left to the browser's zoom. */
export function useSwipe(stage: RefObject<HTMLElement | null>, moves: SwipeMoves): void {
  const handleSwipe = useEffectEvent((distance: number) => {
    const towardsStart = distance > 0 !== (document.documentElement.dir === 'rtl')
    if (towardsStart) moves.back()
    else moves.forward()
  })
  useEffect(() => {
    const element = stage.current
    if (!element) return
    let start: { x: number; y: number } | null = null
    const handleStart = (event: TouchEvent) => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined
      start = touch ? { x: touch.clientX, y: touch.clientY } : null
    }
    const handleEnd = (event: TouchEvent) => {
      const touch = event.changedTouches[0]
      if (!start || !touch) return
      const across = touch.clientX - start.x
      const down = touch.clientY - start.y
      start = null
      if (Math.abs(across) > leastDistancePx && Math.abs(across) > Math.abs(down) * 2) handleSwipe(across)
    }
    element.addEventListener('touchstart', handleStart, { passive: true })
    element.addEventListener('touchend', handleEnd, { passive: true })
    return () => {
      element.removeEventListener('touchstart', handleStart)
      element.removeEventListener('touchend', handleEnd)
    }
  }, [stage])
}
