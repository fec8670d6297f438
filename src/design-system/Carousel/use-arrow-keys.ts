import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { SwipeMoves } from '../interaction'

/** They move a caret, a choice or a picture's time by these keys. */
const keyTakers = 'input, textarea, select, audio, video, [contenteditable]'

/**
 * Left and Right lead to the slide before and after, while the focus is in the carousel; in a dialog also while nothing
 * has it, as after a click on a picture. With another key beside them they are the browser's.
 */
export function useArrowKeys(frame: RefObject<HTMLElement | null>, moves: SwipeMoves): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    if (!frame.current || !isMeant(frame.current, event.target)) return
    const towardsStart = (event.key === 'ArrowLeft') !== (document.documentElement.dir === 'rtl')
    event.preventDefault()
    if (towardsStart) moves.back()
    else moves.forward()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function isMeant(frame: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (frame.contains(target)) return target.closest(keyTakers) === null
  // Around the frame is where the focus falls back to. A page scrolls by these keys, a dialog has nothing else to move.
  return target.contains(frame) && frame.closest('dialog[open]') !== null
}
