import { measureElement, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback } from 'react'
/** What the virtualizer says is in sight. */
export type RowRange = { startIndex: number; endIndex: number; overscan: number; count: number }

/**
 * The rows in sight, some beside them, the focused row with its neighbours (so that Tab always finds the next one), in
 * the order of the list.
 */
export function rowsToDraw({ startIndex, endIndex, overscan, count }: RowRange, focused: number): number[] {
  const rows = between(startIndex - overscan, endIndex + overscan, count)
  if (focused < 0) return rows
  const aroundFocus = between(focused - 1, focused + 1, count)
  return [...new Set([...aroundFocus, ...rows])].sort((a, b) => a - b)
}

function between(first: number, last: number, count: number): number[] {
  const start = Math.max(0, first)
  return Array.from({ length: Math.max(0, Math.min(count - 1, last) - start + 1) }, (_, offset) => start + offset)
}

/**
 * The height of a row as the browser tells it once it has laid all of them out, before it paints. Until then a row is
 * as high as it was or as it is thought to be: asking each new row would lay the whole list out again for each.
 */
export function measureRow<Scroller extends Element | Window, Row extends Element>(
  row: Row,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Scroller, Row>,
): number {
  if (entry) return measureElement(row, entry, virtualizer)
  const index = virtualizer.indexFromElement(row)
  return virtualizer.itemSizeCache.get(virtualizer.options.getItemKey(index)) ?? virtualizer.options.estimateSize(index)
}

/**
 * The key of the row at an index, as the same function until the rows change: with another one the virtualizer counts
 * the places of all rows anew.
 */
export function useRowKey<Row>(rows: readonly Row[], getKey: (row: Row) => string): (index: number) => string | number {
  return useCallback(
    (index: number) => {
      const row = rows[index]
      return row === undefined ? index : getKey(row)
    },
    [rows, getKey],
  )
}
