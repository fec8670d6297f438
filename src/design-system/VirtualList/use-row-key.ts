import { useCallback } from 'react'

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
