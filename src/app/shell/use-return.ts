import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusMarkOf, findMarked, type FocusMark } from './focus-mark'

/** Where somebody stood on a page: its height, and what had the focus. */
type Place = { scrollTop: number; focus: FocusMark | null }

/** How long a page may take to be as tall as it was, in milliseconds. */
const PATIENCE_MS = 3_000

/**
 * A navigation forward begins at the top of the page, the way back ends where one was, with the focus on what was last used. A screen that knows its
 * place better (the windowed feed) has taken it already when this looks.
 */
export function useReturn(): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const places = useRef(new Map<string, Place>())
  const shown = useRef({ key, pathname })

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { key, pathname }
    if (before.key === key || before.pathname === pathname) return
    if (type === 'POP') return goBackTo(places.current.get(key))
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [key, pathname, type])

  useEffect(() => rememberPlaces(places.current, () => shown.current.key), [])
}

/** Keeps the place of the page that is shown up to date: when it goes, it is too late to ask. */
function rememberPlaces(places: Map<string, Place>, keyOfShown: () => string): () => void {
  const note = (change: Partial<Place>) => {
    const key = keyOfShown()
    places.set(key, { scrollTop: window.scrollY, focus: null, ...places.get(key), ...change })
  }
  const handleScroll = () => note({ scrollTop: window.scrollY })
  const handleUse = ({ target }: Event) => {
    const mark = target instanceof Element ? focusMarkOf(target) : null
    if (mark) note({ focus: mark })
  }
  // The browser would scroll the page that is being left.
  window.history.scrollRestoration = 'manual'
  const leaveToBrowser = () => {
    window.history.scrollRestoration = 'auto'
  }
  window.addEventListener('scroll', handleScroll, { passive: true })
  window.addEventListener('pagehide', leaveToBrowser)
  // Not every browser gives the focus to a link that is clicked.
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

/** Tries until the page is there, unless somebody begins to use it. The answer gives up. */
function goBackTo(place: Place | undefined): (() => void) | undefined {
  if (!place) return
  const until = performance.now() + PATIENCE_MS
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const name of ['pointerdown', 'keydown', 'wheel', 'touchstart']) window.removeEventListener(name, stop)
  }
  let reached = 0
  const attempt = () => {
    // Whoever stands elsewhere was put there by the screen itself.
    const isOurs = Math.abs(window.scrollY - reached) <= 1
    if (isOurs && reached < place.scrollTop) {
      window.scrollTo({ top: place.scrollTop, behavior: 'instant' })
      reached = window.scrollY
    }
    const target = place.focus && findMarked(place.focus)
    const lost = document.activeElement === null || document.activeElement === document.body
    if (target && lost) target.focus({ preventScroll: true })
    const placed = !isOurs || reached >= place.scrollTop - 1
    const focused = target !== null || !lost || place.focus === null
    if ((placed && focused) || performance.now() > until) stop()
    else frame = requestAnimationFrame(attempt)
  }
  for (const name of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    window.addEventListener(name, stop, { passive: true })
  }
  frame = requestAnimationFrame(attempt)
  return stop
}
