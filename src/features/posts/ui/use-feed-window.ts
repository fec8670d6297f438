import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

import type { Schemas } from '@/api'

import { useRecalledPosition, useRememberedPosition, useReturn } from './use-feed-position'

/** A card with two lines of text and a row of chips; the real height is measured as soon as it is drawn. */
const usualCardHeightPx = 236
/** Space between two cards: --space-4. */
const gapPx = 16
/** The next page is asked for when so few cards are left below the window. */
const nearEnd = 6

type FeedWindow = {
  list: RefObject<HTMLElement | null>
  posts: readonly Schemas['PostSummary'][]
  /** False while something is being fetched, and when there is nothing more. */
  canLoadMore: boolean
  onNearEnd: () => void
}

/** Which cards are drawn, and where. The window scrolls, so nothing else on the page has to know of the list. */
export function useFeedWindow({ list, posts, canLoadMore, onNearEnd }: FeedWindow) {
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null)
  const scrollMargin = useDistanceFromTop(list)
  const recalled = useRecalledPosition()

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: posts.length,
    estimateSize: () => usualCardHeightPx,
    getItemKey: (index) => posts[index]?.id ?? index,
    gap: gapPx,
    overscan: 4,
    scrollMargin,
    rangeExtractor: (range) => withFocused(range, focusedIndex),
    ...(recalled && { initialOffset: recalled.scrollTop, initialMeasurementsCache: recalled.measurements }),
  })
  const items = virtualizer.getVirtualItems()

  const last = items.findLast(({ index }) => index !== focusedIndex)?.index ?? 0
  const tellNearEnd = useEffectEvent(onNearEnd)
  useEffect(() => {
    if (canLoadMore && last >= posts.length - nearEnd) tellNearEnd()
  }, [canLoadMore, last, posts.length])

  useReturn(list, recalled, items.length > 0)
  useRememberedPosition(list, () => virtualizer.takeSnapshot())
  useFocusedIndex(list, setFocusedIndex)

  return { items, totalSize: virtualizer.getTotalSize(), scrollMargin, measure: virtualizer.measureElement }
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
    const handleFocus = (event: FocusEvent) => {
      const card = event.type === 'focusin' ? (event.target as Element).closest<HTMLElement>('[data-index]') : null
      tell(card ? Number(card.dataset['index']) : null)
    }
    element.addEventListener('focusin', handleFocus)
    element.addEventListener('focusout', handleFocus)
    return () => {
      element.removeEventListener('focusin', handleFocus)
      element.removeEventListener('focusout', handleFocus)
    }
  }, [list])
}

/** What stands above the list may grow or wrap, so its distance is measured again whenever the page changes its size. */
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
