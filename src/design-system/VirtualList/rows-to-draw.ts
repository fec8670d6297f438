/** What the virtualizer says is in sight. */
export type RowRange = { startIndex: number; endIndex: number; overscan: number; count: number }

/**
 * The rows in sight, some beside them, the focused row with its neighbours (so that Tab always finds the next one), in
 * the order of the list.
 */
export function rowsToDraw({ startIndex, endIndex, overscan, count }: RowRange, focused: number): number[] {
  const rows = between(startIndex - overscan, endIndex + overscan, count)
  if (focused < 0) return rows
  const aside = between(focused - 1, focused + 1, count)
  return [...new Set([...aside, ...rows])].sort((a, b) => a - b)
}

function between(first: number, last: number, count: number): number[] {
  const start = Math.max(0, first)
  return Array.from({ length: Math.max(0, Math.min(count - 1, last) - start + 1) }, (_, offset) => start + offset)
}
