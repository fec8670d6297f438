/** Cells of a table that is written by hand, the names of the columns first. Every row is as wide as the first. */
export type Cells = readonly (readonly string[])[]

export type Place = { row: number; column: number }

export type Grid = {
  cells: Cells
  past: readonly Cells[]
  future: readonly Cells[]
  /** The cell that is being typed in: what is typed there is one step to be undone. */
  typing: Place | null
}

/** A grid before anything was done in it. */
export const newGrid = (cells: Cells): Grid => ({ cells, past: [], future: [], typing: null })

/** Other words in one cell. */
export function typed(grid: Grid, { row, column }: Place, words: string): Grid {
  const cells = grid.cells.map((line, index) =>
    index === row ? line.map((cell, at) => (at === column ? words : cell)) : line,
  )
  const on = grid.typing?.row === row && grid.typing.column === column
  return on ? { ...grid, cells } : { ...changed(grid, cells), typing: { row, column } }
}

/** Cells from elsewhere, from a place on; the grid grows as far as it may. */
export function pasted(
  grid: Grid,
  { row, column }: Place,
  block: Cells,
  most: { rows: number; columns: number },
): Grid {
  const width = Math.min(most.columns, Math.max(widthOf(grid.cells), column + widthOf(block)))
  const height = Math.min(most.rows + 1, Math.max(grid.cells.length, row + block.length))
  const cells = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => block[y - row]?.[x - column] ?? grid.cells[y]?.[x] ?? ''),
  )
  return changed(grid, cells)
}

/** Other cells in the place of all. */
export const replaced = (grid: Grid, cells: Cells): Grid => changed(grid, cells)

/** An empty row behind another. */
export function rowAdded(grid: Grid, after: number): Grid {
  const empty = Array.from({ length: widthOf(grid.cells) }, () => '')
  return changed(grid, [...grid.cells.slice(0, after + 1), empty, ...grid.cells.slice(after + 1)])
}

/** An empty column behind another. */
export function columnAdded(grid: Grid, after: number): Grid {
  return changed(
    grid,
    grid.cells.map((line) => [...line.slice(0, after + 1), '', ...line.slice(after + 1)]),
  )
}

/** Without a row; the names of the columns and one row stay. */
export function rowRemoved(grid: Grid, row: number): Grid {
  if (row === 0 || grid.cells.length <= 2) return grid
  return changed(
    grid,
    grid.cells.filter((_, index) => index !== row),
  )
}

/** Without a column; one stays. */
export function columnRemoved(grid: Grid, column: number): Grid {
  if (widthOf(grid.cells) <= 1) return grid
  return changed(
    grid,
    grid.cells.map((line) => line.filter((_, index) => index !== column)),
  )
}

/** One step back. */
export function undone(grid: Grid): Grid {
  const before = grid.past.at(-1)
  if (!before) return grid
  return { cells: before, past: grid.past.slice(0, -1), future: [grid.cells, ...grid.future], typing: null }
}

/** One step forward again. */
export function redone(grid: Grid): Grid {
  const [next, ...rest] = grid.future
  return next ? { cells: next, past: [...grid.past, grid.cells], future: rest, typing: null } : grid
}

/** How many columns there are. */
export function widthOf(cells: Cells): number {
  return Math.max(0, ...cells.map((line) => line.length))
}

function changed({ cells: before, past }: Grid, cells: Cells): Grid {
  return { cells, past: [...past, before].slice(-100), future: [], typing: null }
}
