import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styles from './PageList.module.css'
import { measureRow, useRowKey } from '../VirtualList'

/** The next page is asked for when so few rows are left below the window. */
const nearEnd = 15

export type PageListProps<Row> = {
  rows: readonly Row[]
  /** Stays the same for a row wherever it moves to. Defined outside of the component. */
  getKey: (row: Row) => string
  /** Draws a row: anew when it or this function is another one, and not at every step of the scroll. */
  children: (row: Row) => ReactNode
  /** Names the list. */
  label: string
  /** How many rows there are, those included that have not come yet. */
  totalCount: number
  /** Height in px of a row before it was measured. */
  estimateHeight: number
  /** Whether further rows may be asked for now. */
  canLoadMore: boolean
  onNearEnd: () => void
  /** Escape, and Up from the first row, lead out of the list. */
  onLeave?: (() => void) | undefined
  /** J and K go on as the arrows do, while keys of one character are switched on. */
  singleKeys?: boolean
  className?: string | undefined
  rowClassName?: string | undefined
}

/**
 * A long list in the page's own scroll: rows near the window are drawn, and the one that has the focus. Arrows go from
 * row to row; where the focused row leaves the list, the one in its place takes the focus.
 */
export function PageList<Row>({
  rows,
  getKey,
  children,
  label,
  totalCount,
  estimateHeight,
  canLoadMore,
  onNearEnd,
  onLeave,
  singleKeys = false,
  className,
  rowClassName,
}: PageListProps<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const scrollMargin = useDistanceFromTop(list)

  const rangeOf = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      if (focused === null || focused >= range.count || indexes.includes(focused)) return indexes
      return [...indexes, focused].sort((one, other) => one - other)
    },
    [focused],
  )
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    estimateSize: () => estimateHeight,
    getItemKey: useRowKey(rows, getKey),
    overscan: 8,
    scrollMargin,
    rangeExtractor: rangeOf,
    measureElement: measureRow,
  })
  const items = virtualizer.getVirtualItems()
  const last = items.findLast(({ index }) => index !== focused)?.index ?? 0
  const tellNearEnd = useEffectEvent(onNearEnd)
  useEffect(() => {
    if (canLoadMore && last >= rows.length - nearEnd) tellNearEnd()
  }, [canLoadMore, last, rows.length])

  function focusRow(index: number) {
    virtualizer.scrollToIndex(index, { align: 'auto' })
    requestAnimationFrame(() => firstControl(list.current, index)?.focus())
  }

  const focusSuccessor = useEffectEvent(() => {
    // A control that is gone has left the focus on the page, and told nobody.
    if (focused === null || rows.length === 0 || document.activeElement !== document.body) return
    focusRow(Math.min(focused, rows.length - 1))
  })
  useEffect(() => focusSuccessor(), [rows])

  function handleKey(event: KeyboardEvent) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') return onLeave?.()
    const step = stepOf(event.key, singleKeys)
    if (step === 0 || focused === null) return
    event.preventDefault()
    const next = focused + step
    if (next < 0) onLeave?.()
    else if (next < rows.length) {
      // At once, so that the next key counts from there.
      setFocused(next)
      focusRow(next)
    }
  }

  function handleBlur({ target }: FocusEvent) {
    if (target.isConnected) setFocused(null)
  }

  return (
    // It only listens to what its rows do; what takes the focus are the controls in them.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      aria-label={label}
      className={clsx(styles.root, className)}
      style={{ blockSize: virtualizer.getTotalSize() }}
      onKeyDown={handleKey}
      onFocus={({ target }: FocusEvent) => setFocused(indexOf(target))}
      onBlur={handleBlur}
    >
      {items.map(({ index, key, start }) => {
        const row = rows[index]
        return (
          row !== undefined && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={totalCount}
              className={clsx(styles.row, rowClassName)}
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
            >
              <DrawnRow row={row} draw={children} />
            </li>
          )
        )
      })}
    </ul>
  )
}

type DrawnRowProps<Row> = { row: Row; draw: (row: Row) => ReactNode }

/** What stands in a row; it stays as it is while the window scrolls. */
const DrawnRow = memo(function DrawnRow({ row, draw }: DrawnRowProps<unknown>) {
  return draw(row)
}) as <Row>(props: DrawnRowProps<Row>) => ReactNode

function stepOf(key: string, singleKeys: boolean): number {
  if (key === 'ArrowDown' || (singleKeys && key.toLowerCase() === 'j')) return 1
  return key === 'ArrowUp' || (singleKeys && key.toLowerCase() === 'k') ? -1 : 0
}

function firstControl(list: HTMLElement | null, index: number): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`[data-index="${index}"] :is(a[href], button)`)
}

function indexOf(target: Element): number | null {
  const index = target.closest<HTMLElement>('[data-index]')?.dataset['index']
  return index === undefined ? null : Number(index)
}

/** What stands above may change its height, so it is measured again whenever the page changes its size. */
function useDistanceFromTop(list: RefObject<HTMLElement | null>): number {
  const [distance, setDistance] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setDistance(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    measure()
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    observer?.observe(document.body)
    return () => observer?.disconnect()
  }, [list])
  return distance
}
