import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { bellId } from '../bell'

/** The focus goes into the panel and comes back to the bell. */
export function usePanelFocus(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = panel.current
    element?.focus()
    return () => {
      // A person who has moved on to another control meanwhile stays there.
      const active = document.activeElement
      if (active === null || active === document.body || element?.contains(active)) {
        document.getElementById(bellId)?.focus()
      }
    }
  }, [panel])
}

/**
 * For an element that goes while the focus may be in it, by its own press or by another device: the focus then goes to
 * the panel, or to what `findNext` finds there.
 */
export function usePassFocusOn<Root extends HTMLElement>(findNext: (panel: HTMLElement) => HTMLElement = itself) {
  const root = useRef<Root>(null)

  useLayoutEffect(() => {
    const element = root.current
    return () => {
      const panel = element?.closest<HTMLElement>('[role="dialog"]')
      if (panel && element?.contains(document.activeElement)) findNext(panel).focus({ preventScroll: true })
    }
  }, [findNext])

  return root
}

function itself(panel: HTMLElement): HTMLElement {
  return panel
}

/** What lies over the panel is not outside of it: dialogs, tips, and the bell, which closes it by itself. */
const notOutside = `#${bellId}, [role="dialog"], [role="alertdialog"], [data-keeps-panels]`

/** A press beside the panel means that the person is done with it. */
export function usePressOutside(panel: RefObject<HTMLElement | null>, onPress: () => void) {
  const onPressOutside = useEffectEvent(onPress)
  useEffect(() => {
    const handle = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || panel.current?.contains(target)) return
      if (!target.closest(notOutside)) onPressOutside()
    }
    document.addEventListener('pointerdown', handle)
    return () => document.removeEventListener('pointerdown', handle)
  }, [panel])
}
