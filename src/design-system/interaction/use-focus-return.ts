import { type RefCallback, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Where the focus was when a surface opened, by the element of the surface. */
const openers = new WeakMap<Element, Element>()

/** The focus came here last. The element may be gone since: then the focus is on the body, and nothing says so. */
let lastFocused: WeakRef<Element> | null = null
let listening = false

/**
 * Gives the focus back when a dialog closes whose opener went away before it: an entry of a menu that closed as the
 * dialog opened. It goes to the control behind that menu. The library knows this way only if the dialog is mounted
 * while the menu still is; one that is mounted in the same commit, or after it and before the next frame, would take
 * the body for its opener. The ref belongs to the element of the dialog, which is mounted while it is open.
 */
export function useFocusReturn(): RefCallback<HTMLElement> {
  // While rendering: what is inside takes the focus as soon as it is mounted.
  const [opener] = useState(focusedElement)
  const surface = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (surface.current && opener) keepFrom(opener, surface.current)
    })
    return () => cancelAnimationFrame(frame)
  }, [opener])
  useLayoutEffect(() => () => giveBack(opener), [opener])
  return useCallback(
    (element) => {
      surface.current = element
      remember(element, opener)
    },
    [opener],
  )
}

/** For a surface that hangs from a control: dialogs that are opened from inside give the focus back to the control. */
export function useOpener(triggerRef: RefObject<HTMLElement | null>): RefCallback<HTMLElement> {
  return useCallback((surface) => remember(surface, triggerRef.current), [triggerRef])
}

function remember(surface: Element | null, opener: Element | null) {
  listen()
  if (surface && opener) openers.set(surface, opener)
}

function listen() {
  if (listening) return
  listening = true
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) lastFocused = new WeakRef(target)
  })
}

function focusedElement(): Element | null {
  const { activeElement, body } = document
  return activeElement && activeElement !== body ? activeElement : (lastFocused?.deref() ?? null)
}

/** The menu that closed gives the focus back a frame later, when the dialog may be open without having taken it yet. */
function keepFrom(opener: Element, surface: HTMLElement) {
  if (opener.isConnected || document.activeElement !== nearestPresent(opener)) return
  surface.querySelector<HTMLElement>('[role$="dialog"]')?.focus()
}

/** An opener that is still there gets the focus from the library. */
function giveBack(opener: Element | null) {
  if (!opener || opener.isConnected) return
  requestAnimationFrame(() => {
    const target = nearestPresent(opener)
    if (document.activeElement === document.body && target instanceof HTMLElement) target.focus()
  })
}

/** The element, or the opener of the surface that it went away with, and so on. */
function nearestPresent(element: Element): Element | null {
  if (element.isConnected) return element
  for (let above: Element | null = element; above; above = above.parentElement) {
    const opener = openers.get(above)
    if (opener) return nearestPresent(opener)
  }
  return null
}
