import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { AI_WORD_MS } from '@/shared/constants'
import { takeWords } from './take-words'

/**
 * While `active`, the words below the element appear one by one. They are split once, and each of them costs one change of one text: React draws
 * nothing meanwhile. A click on the element and any key show the rest at once. How many words are there follows the clock, so that a slow
 * window makes no slow answer.
 */
export function useTyping(element: RefObject<HTMLElement | null>, active: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd)

  useLayoutEffect(() => {
    const place = element.current
    if (!active || !place) return
    const words = takeWords(place)
    const beganAt = performance.now()
    let frame = requestAnimationFrame(tick)

    function tick(now: number) {
      if (words.showUpTo(Math.floor((now - beganAt) / AI_WORD_MS) + 1)) finish()
      else frame = requestAnimationFrame(tick)
    }

    function finish() {
      end()
    }

    const clickable = place.parentElement ?? place
    clickable.addEventListener('click', finish)
    document.addEventListener('keydown', finish)
    return () => {
      cancelAnimationFrame(frame)
      clickable.removeEventListener('click', finish)
      document.removeEventListener('keydown', finish)
      words.showAll()
    }
  }, [element, active])
}
