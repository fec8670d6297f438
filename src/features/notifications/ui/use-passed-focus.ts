import { useLayoutEffect, useRef } from 'react'

/** For what goes by its own press, or under the hands of the one who was about to press it: the focus that is in it then goes to the panel, or to what `findHeir` finds there. */
export function usePassedFocus<Root extends HTMLElement>(findHeir: (panel: HTMLElement) => HTMLElement = itself) {
  const root = useRef<Root>(null)

  useLayoutEffect(() => {
    const element = root.current
    return () => {
      const panel = element?.closest<HTMLElement>('[role="dialog"]')
      if (panel && element?.contains(document.activeElement)) findHeir(panel).focus({ preventScroll: true })
    }
  }, [findHeir])

  return root
}

function itself(panel: HTMLElement): HTMLElement {
  return panel
}
