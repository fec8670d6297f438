import { useEffect, type RefObject } from 'react'
import { bellId } from '../bell-id'

const controls = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]'

/** The focus goes into the panel and comes back to the bell. While it covers the window, Tab goes round inside. */
export function usePanelFocus(panel: RefObject<HTMLElement | null>, modal: boolean) {
  useEffect(() => {
    const element = panel.current
    element?.focus()
    return () => {
      // Whoever moved on to another control meanwhile stays there.
      const active = document.activeElement
      if (active === null || active === document.body || element?.contains(active)) {
        document.getElementById(bellId)?.focus()
      }
    }
  }, [panel])

  useEffect(() => {
    const element = panel.current
    if (!modal || !element) return
    const goRound = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return
      const inside = [...element.querySelectorAll<HTMLElement>(controls)]
      const [first, last] = [inside[0], inside.at(-1)]
      const atEdge = event.shiftKey ? [first, element] : [last]
      if (!atEdge.includes(document.activeElement as HTMLElement)) return
      event.preventDefault()
      ;(event.shiftKey ? last : first)?.focus()
    }
    element.addEventListener('keydown', goRound)
    return () => element.removeEventListener('keydown', goRound)
  }, [panel, modal])
}
