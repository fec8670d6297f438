import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { AI_WORD_MS } from '@/shared/constants'
import { revealWords } from './reveal-words'

/**
 * While `active`, the words below the element appear one by one, without rendering: each costs one change of one text
 * node. A click on the element and any key show the rest at once. The count follows the clock, so that a slow window
 * does not slow the answer down.
 */
export function useTyping(element: RefObject<HTMLElement | null>, active: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd)

  useLayoutEffect(() => {
    const place = element.current
    if (!active || !place) return
    const words = revealWords(place)
    const beganAt = performance.now()
    // A timer wakes the page once a word, animation frames would twice.
    let timer = setTimeout(tick)

    function tick() {
      const past = performance.now() - beganAt
      if (words.showUpTo(Math.floor(past / AI_WORD_MS) + 1)) finish()
      else timer = setTimeout(tick, AI_WORD_MS - (past % AI_WORD_MS))
    }

    function finish() {
      end()
    }

    const clickable = place.parentElement ?? place
    clickable.addEventListener('click', finish)
    document.addEventListener('keydown', finish)
    return () => {
      clearTimeout(timer)
      clickable.removeEventListener('click', finish)
      document.removeEventListener('keydown', finish)
      words.showAll()
    }
  }, [element, active])
}
