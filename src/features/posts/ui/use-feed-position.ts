import type { VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

import { recallPosition, rememberPosition } from '../model/feed-position'

/**
 * Brings people back to where they were: going back to the feed shows the same cards at the same height, with the
 * focus on the card that was opened. A new visit starts at the top.
 */
export function useFeedPosition(list: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const navigationType = useNavigationType()
  const [recalled] = useState(() => (navigationType === 'POP' ? recallPosition(key) : undefined))

  useLayoutEffect(() => {
    if (!recalled) return
    window.scrollTo({ top: recalled.scrollTop, behavior: 'instant' })
    const card = [...(list.current?.querySelectorAll<HTMLElement>('[data-post]') ?? [])].find(
      (element) => element.dataset['post'] === recalled.focusedPostId,
    )
    card?.querySelector('a')?.focus({ preventScroll: true })
  }, [list, recalled])

  /** Keeps the position up to date while the feed is on screen: when it goes, the window has already moved on. */
  const remember = useCallback(
    (takeMeasurements: () => VirtualItem[]) => {
      let scrollTop = window.scrollY
      let focusedPostId: string | null = null
      const handleScroll = () => {
        scrollTop = window.scrollY
      }
      const handleFocus = (event: FocusEvent) => {
        focusedPostId = (event.target as Element).closest<HTMLElement>('[data-post]')?.dataset['post'] ?? null
      }
      const element = list.current
      window.addEventListener('scroll', handleScroll, { passive: true })
      element?.addEventListener('focusin', handleFocus)
      return () => {
        window.removeEventListener('scroll', handleScroll)
        element?.removeEventListener('focusin', handleFocus)
        rememberPosition(key, { scrollTop, focusedPostId, measurements: takeMeasurements() })
      }
    },
    [key, list],
  )

  return { recalled, remember }
}
