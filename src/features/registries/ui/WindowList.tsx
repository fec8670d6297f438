import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { measureRow } from '@/design-system/VirtualList'
import styles from './Registries.module.css'

/** The next page is asked for when so few rows are left below the window. */
const nearEnd = 15
/** Before a row was measured. */
const usualHeight = 65

type WindowListProps<Item extends { id: string }> = {
  /** Names the list for screen readers. */
  label: string
  items: readonly Item[]
  totalCount: number
  canLoadMore: boolean
  onNearEnd: () => void
  /** Draws a row. */
  children: (item: Item) => ReactNode
}

/** A long list in the page's own scroll: only rows near the window and the one with the focus are drawn. */
export function WindowList<Item extends { id: string }>({
  label,
  items: entries,
  totalCount,
  canLoadMore,
  onNearEnd,
  children,
}: WindowListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const [scrollMargin, setScrollMargin] = useState(0)

  useEffect(() => {
    const measure = () => setScrollMargin((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])

  const rangeOf = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      if (focused === null || focused >= range.count || indexes.includes(focused)) return indexes
      return [...indexes, focused].sort((one, other) => one - other)
    },
    [focused],
  )
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: entries.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => entries[index]?.id ?? index,
    overscan: 8,
    scrollMargin,
    rangeExtractor: rangeOf,
    measureElement: measureRow,
  })
  const items = virtualizer.getVirtualItems()
  const last = items.findLast(({ index }) => index !== focused)?.index ?? 0
  const tellNearEnd = useEffectEvent(onNearEnd)
  useEffect(() => {
    if (canLoadMore && last >= entries.length - nearEnd) tellNearEnd()
  }, [canLoadMore, last, entries.length])

  return (
    // It only listens to where the focus is; what takes it are the links in its rows.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      aria-label={label}
      className={styles.list}
      style={{ blockSize: virtualizer.getTotalSize() }}
      onFocus={({ target }: FocusEvent) => setFocused(indexOf(target))}
      onBlur={() => setFocused(null)}
    >
      {items.map(({ index, key, start }) => {
        const entry = entries[index]
        if (!entry) return null
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={totalCount}
            className={styles.row}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            {children(entry)}
          </li>
        )
      })}
    </ul>
  )
}

function indexOf(target: Element): number | null {
  const index = target.closest<HTMLElement>('[data-index]')?.dataset['index']
  return index === undefined ? null : Number(index)
}
