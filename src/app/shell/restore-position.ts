import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Where somebody was on a page: how far it was scrolled, and which control had the focus. */
type Position = { scrollTop: number; focus: ControlKey | null }

/** Identifies a control of a page also after the page was drawn anew. */
export type ControlKey = { tag: string; text: string; index: number }

/** How long a page may take to become as tall as it was, in milliseconds. */
const RESTORE_TIMEOUT_MS = 3_000

const CONTROLS = 'a[href], button, input, textarea, select, summary'

/**
 * A navigation forward begins at the top of the page; going back restores the scroll position and the focus. A screen
 * that restores its own position (the windowed feed) has done so before this looks.
 */
export function useRestoredPosition(): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const positions = useRef(new Map<string, Position>())
  const shown = useRef({ key, pathname })

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { key, pathname }
    if (before.key === key || before.pathname === pathname) return
    if (type === 'POP') return restore(positions.current.get(key))
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [key, pathname, type])

  useEffect(() => recordPositions(positions.current, () => shown.current.key), [])
}

/** Records the position while the page is shown: when it is left, it is too late to read it. */
function recordPositions(positions: Map<string, Position>, keyOfShown: () => string): () => void {
  const record = (change: Partial<Position>) => {
    const key = keyOfShown()
    positions.set(key, { scrollTop: window.scrollY, focus: null, ...positions.get(key), ...change })
  }
  const handleScroll = () => record({ scrollTop: window.scrollY })
  const handleUse = ({ target }: Event) => {
    const control = target instanceof Element ? controlKeyOf(target) : null
    if (control) record({ focus: control })
  }
  // The browser would scroll the page that is being left.
  window.history.scrollRestoration = 'manual'
  const leaveToBrowser = () => {
    window.history.scrollRestoration = 'auto'
  }
  window.addEventListener('scroll', handleScroll, { passive: true })
  window.addEventListener('pagehide', leaveToBrowser)
  // Not every browser focuses a link that is clicked.
  document.addEventListener('focusin', handleUse)
  document.addEventListener('click', handleUse, true)
  return () => {
    leaveToBrowser()
    window.removeEventListener('scroll', handleScroll)
    window.removeEventListener('pagehide', leaveToBrowser)
    document.removeEventListener('focusin', handleUse)
    document.removeEventListener('click', handleUse, true)
  }
}

/** Tries until the page is loaded or somebody begins to use it; returns a function that gives up. */
function restore(position: Position | undefined): (() => void) | undefined {
  if (!position) return
  const until = performance.now() + RESTORE_TIMEOUT_MS
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const name of ['pointerdown', 'keydown', 'wheel', 'touchstart']) window.removeEventListener(name, stop)
  }
  let reached = 0
  const attempt = () => {
    // At any other height the screen itself has scrolled.
    const isOurs = Math.abs(window.scrollY - reached) <= 1
    if (isOurs && reached < position.scrollTop) {
      window.scrollTo({ top: position.scrollTop, behavior: 'instant' })
      reached = window.scrollY
    }
    const target = position.focus && findControl(position.focus)
    const lost = document.activeElement === null || document.activeElement === document.body
    if (target && lost) target.focus({ preventScroll: true })
    const placed = !isOurs || reached >= position.scrollTop - 1
    const focused = target !== null || !lost || position.focus === null
    if ((placed && focused) || performance.now() > until) stop()
    else frame = requestAnimationFrame(attempt)
  }
  for (const name of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    window.addEventListener(name, stop, { passive: true })
  }
  frame = requestAnimationFrame(attempt)
  return stop
}

/** The key of the control that an event happened in, or null outside of controls. */
export function controlKeyOf(element: Element): ControlKey | null {
  const control = element.closest<HTMLElement>(CONTROLS)
  if (!control) return null
  const tag = control.tagName
  const text = textOf(control)
  const index = controlsLike(tag, text).indexOf(control)
  return index === -1 ? null : { tag, text, index }
}

/** The control with this key, when it is on the page. */
export function findControl({ tag, text, index }: ControlKey): HTMLElement | null {
  return controlsLike(tag, text)[index] ?? null
}

function controlsLike(tag: string, text: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.tagName === tag && textOf(control) === text,
  )
}

/** Where it leads, and what it is called. */
function textOf(control: HTMLElement): string {
  const address = control.getAttribute('href') ?? control.getAttribute('name') ?? ''
  return `${address} ${control.getAttribute('aria-label') ?? control.textContent}`
}
