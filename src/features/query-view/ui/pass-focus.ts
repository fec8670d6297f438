import { type FocusEvent, type RefObject, useLayoutEffect } from 'react'

/** An element that may go while it has the focus, and where it stood. */
export type FocusHolder = { element: Element; before: Element | null; parent: Element | null }

/** Remembers where an element stands while the focus is in it. */
export function holding(focusRef: RefObject<FocusHolder | null>) {
  return {
    onFocus: ({ currentTarget: element }: FocusEvent) => {
      focusRef.current = { element, before: element.previousElementSibling, parent: element.parentElement }
    },
    onBlur: ({ target }: FocusEvent) => {
      // A window that loses the focus leaves it where it was in the page.
      if (document.activeElement !== target) focusRef.current = null
    },
  }
}

/** When the element that had the focus has gone, the focus goes to what took its place. */
export function usePassFocusOn(focusRef: RefObject<FocusHolder | null>): void {
  useLayoutEffect(() => {
    const held = focusRef.current
    if (!held || held.element.isConnected) return
    focusRef.current = null
    if (document.activeElement === document.body) focusPlaceOf(held)
  })
}

/** On the heading of a page, else on the whole of what stands there now. */
function focusPlaceOf({ before, parent }: FocusHolder): void {
  const next = before?.isConnected ? before.nextElementSibling : parent?.firstElementChild
  const region = next ?? parent
  const target = region?.querySelector<HTMLElement>('h1') ?? region
  if (!(target instanceof HTMLElement)) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
