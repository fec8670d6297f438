import type { VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

import { type FeedPosition, recallPosition, rememberPosition } from '../model/feed-position'

/** The earlier position of a returning visit; undefined for a new one, which starts at the top. */
export function useRecalledPosition(): FeedPosition | undefined {
  const { key } = useLocation()
  const navigationType = useNavigationType()
  const [recalled] = useState(() => (navigationType === 'POP' ? recallPosition(key) : undefined))
  return recalled
}

/** Restores the scroll position, and the focus of the card that was opened, as soon as cards are rendered. */
export function useReturn(
  list: RefObject<HTMLElement | null>,
  recalled: FeedPosition | undefined,
  drawn: boolean,
): void {
  const returned = useRef(false)
  useLayoutEffect(() => {
    if (!recalled || !drawn || returned.current) return
    returned.current = true
    window.scrollTo({ top: recalled.scrollTop, behavior: 'instant' })
    for (const card of list.current?.querySelectorAll<HTMLElement>('[data-post]') ?? []) {
      if (card.dataset['post'] === recalled.focusedPostId) card.querySelector('a')?.focus({ preventScroll: true })
    }
  }, [list, recalled, drawn])
}

/** Keeps the position up to date while the feed is on screen: when it goes, the window has already moved on. */
export function useRememberedPosition(
  list: RefObject<HTMLElement | null>,
  takeMeasurements: () => VirtualItem[],
): void {
  const { key } = useLocation()
  const latest = useRef(takeMeasurements)
  useEffect(() => {
    latest.current = takeMeasurements
  })
  useLayoutEffect(() => {
    const element = list.current
    let scrollTop = 0
    let focusedPostId: string | null = null
    const handleScroll = () => {
      scrollTop = window.scrollY
    }
    const handleFocus = (event: FocusEvent) => {
      focusedPostId = (event.target as Element).closest<HTMLElement>('[data-post]')?.dataset['post'] ?? null
    }
    // In the next frame, to avoid a forced layout.
    const frame = requestAnimationFrame(handleScroll)
    window.addEventListener('scroll', handleScroll, { passive: true })
    element?.addEventListener('focusin', handleFocus)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', handleScroll)
      element?.removeEventListener('focusin', handleFocus)
      rememberPosition(key, { scrollTop, focusedPostId, measurements: latest.current() })
    }
  }, [key, list])
}
