import type { Schemas } from '@/api'

/** A table that is being written. */
export type TableDraft = Schemas['NewTable']

/** The largest table that is written by hand. */
export const TABLE_LIMITS = { columns: 20, rows: 500 }

/** A table of pasted cells: the first row names the columns. */
export function tableFromCells(cells: string[][], title = ''): TableDraft {
  const [names = [], ...rest] = cells
  const columns = names.map((name, index) => ({ id: `c${index + 1}`, name, type: kindOf(rest, index) }))
  return {
    title,
    data: { columns, rows: rest.map((row) => row.map((cell, index) => valueOf(cell, columns[index]?.type))) },
  }
}

/** The cells of a table as they are written, the names of the columns first. */
export function cellsOfTable({ data: { columns, rows } }: TableDraft): string[][] {
  return [
    columns.map(({ name }) => name),
    ...rows.map((row) => row.map((value) => (value === null ? '' : String(value)))),
  ]
}

/** A column of numbers stands right and is added up by machines; one word makes it a column of words. */
function kindOf(rows: string[][], index: number): 'number' | 'text' {
  const filled = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '')
  return filled.length > 0 && filled.every((cell) => numberOf(cell) !== null) ? 'number' : 'text'
}

function valueOf(cell: string, type: string | undefined): Schemas['TableCell'] {
  if (cell === '') return null
  return type === 'number' ? numberOf(cell) : cell
}

/** Only what means the same everywhere: a comma is a decimal point in one country and a separator in the next. */
function numberOf(cell: string): number | null {
  return /^[-+\u2212]?(0|[1-9]\d{0,14})(\.\d{1,10})?$/.test(cell) ? Number(cell.replace('\u2212', '-')) : null
}
