import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

import { measureRow } from '@/design-system/VirtualList'

import { CARD_GAP_PX, type FeedCard, usualCardHeight } from '../model/feed-card'
import type { FeedPost } from '../model/feed-post'

/** The next page is asked for when so few cards are left below the window. */
const nearEnd = 6

/** Which cards are drawn, and where. */
export type FeedPlacement = {
  cards: readonly FeedCard[]
  heightPx: number
  /** Has the element of a card measured. */
  measure: (element: HTMLElement | null) => void
  takeMeasurements: () => VirtualItem[]
}

export type FeedWindowProps = {
  list: RefObject<HTMLElement | null>
  posts: readonly FeedPost[]
  /** Where the window stands as the list begins, and the heights that are known already. */
  begin: () => { scrollTop: number; measurements: VirtualItem[] }
  /** False while something is being fetched, and when there is nothing more. */
  canLoadMore: boolean
  onNearEnd: () => void
  onPlacementChange: (placement: FeedPlacement) => void
}

/**
 * Draws nothing; says which cards are near the window. The window scrolls, so nothing else on the page has to know of
 * the list. A file of its own, since the cards of the first screen stand in their places without it.
 */
export function FeedWindow({ list, posts, begin, canLoadMore, onNearEnd, onPlacementChange }: FeedWindowProps) {
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null)
  const scrollMargin = useDistanceFromTop(list)
  const [{ scrollTop, measurements }] = useState(begin)

  // Stable functions keep the items stable.
  const keyOf = useCallback((index: number) => posts[index]?.id ?? index, [posts])
  const heightOf = useCallback(
    (index: number) => {
      const post = posts[index]
      return post ? usualCardHeight(post) : 0
    },
    [posts],
  )
  const rangeOf = useCallback((range: Range) => withFocused(range, focusedIndex), [focusedIndex])
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: posts.length,
    estimateSize: heightOf,
    getItemKey: keyOf,
    gap: CARD_GAP_PX,
    overscan: 4,
    scrollMargin,
    rangeExtractor: rangeOf,
    initialOffset: scrollTop,
    initialMeasurementsCache: measurements,
    measureElement: measureRow,
  })
  const items = virtualizer.getVirtualItems()
  const heightPx = virtualizer.getTotalSize()

  const last = items.findLast(({ index }) => index !== focusedIndex)?.index ?? 0
  const tellNearEnd = useEffectEvent(onNearEnd)
  useEffect(() => {
    if (canLoadMore && last >= posts.length - nearEnd) tellNearEnd()
  }, [canLoadMore, last, posts.length])

  const tellPlacement = useEffectEvent(onPlacementChange)
  useLayoutEffect(() => {
    // Before the first measurement there are no items; without this the rendered cards and the focus would be lost.
    if (items.length === 0) return
    tellPlacement({
      cards: items.map(({ index, start }) => ({ index, topPx: start - scrollMargin })),
      heightPx,
      measure: virtualizer.measureElement,
      takeMeasurements: virtualizer.takeSnapshot,
    })
  }, [items, heightPx, scrollMargin, virtualizer])

  useFocusedIndex(list, setFocusedIndex)
  return null
}

/** The card that holds the focus stays in the document when it is scrolled away, or the focus would be lost. */
function withFocused(range: Range, focusedIndex: number | null): number[] {
  const indexes = defaultRangeExtractor(range)
  if (focusedIndex === null || focusedIndex >= range.count || indexes.includes(focusedIndex)) return indexes
  return [...indexes, focusedIndex].sort((one, other) => one - other)
}

function useFocusedIndex(list: RefObject<HTMLElement | null>, onChange: (index: number | null) => void): void {
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const tellOf = (target: Element | null) => {
      const card = target?.closest<HTMLElement>('[data-index]')
      tell(card ? Number(card.dataset['index']) : null)
    }
    const handleFocus = (event: FocusEvent) => tellOf(event.type === 'focusin' ? (event.target as Element) : null)
    // The focus may have been set before this component was loaded.
    if (element.contains(document.activeElement)) tellOf(document.activeElement)
    element.addEventListener('focusin', handleFocus)
    element.addEventListener('focusout', handleFocus)
    return () => {
      element.removeEventListener('focusin', handleFocus)
      element.removeEventListener('focusout', handleFocus)
    }
  }, [list])
}

/** Content above the list may change its height, so the offset is measured again whenever the page changes its size. */
function useDistanceFromTop(list: RefObject<HTMLElement | null>): number {
  const [distance, setDistance] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setDistance(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    observer?.observe(document.body)
    return () => observer?.disconnect()
  }, [list])
  return distance
}
