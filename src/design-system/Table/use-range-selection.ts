import { useRef } from 'react'
import type { TableProps } from './Table'

/** Chooses one row, or with Shift all from the last one chosen: they take what the new one becomes. */
export function useRangeSelection<Row>({
  rows,
  getKey,
  selected,
  onSelectedChange,
}: Pick<TableProps<Row>, 'rows' | 'getKey' | 'selected' | 'onSelectedChange'>) {
  const anchor = useRef<string | null>(null)
  return (index: number, withRange: boolean) => {
    const row = rows[index]
    if (row === undefined || !selected) return
    const key = getKey(row)
    const from = withRange ? rows.findIndex((other) => getKey(other) === anchor.current) : -1
    const [first, last] = from < 0 ? [index, index] : [Math.min(from, index), Math.max(from, index)]
    const next = new Set(selected)
    const chosen = !selected.has(key)
    for (const other of rows.slice(first, last + 1)) {
      if (chosen) next.add(getKey(other))
      else next.delete(getKey(other))
    }
    anchor.current = key
    onSelectedChange?.(next)
  }
}
