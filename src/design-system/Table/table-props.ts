import type { ComponentProps, ReactNode } from 'react'

export type TableColumn<Row> = {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Names its rows: their first thing, read out with every other cell. One column of each table should. */
  rowHeader?: boolean
  sortable?: boolean
  /** `end` for numbers, so that their digits stand below each other. */
  align?: 'start' | 'end'
  /** As CSS writes it: "12rem". Without it the content decides. */
  width?: string
}

export type TableSort = { column: string; direction: 'ascending' | 'descending' }

export type TableLabels = {
  /** Names the box in the head: "Select all posts". */
  selectAll: string
  /** Names the box of a row, by the row's own name: "Select Line 4 stop on Tuesday". */
  selectRow: (name: string) => string
  /** Said once while rows are on their way: "Loading posts". */
  loading: string
}

export type TableProps<Row> = Omit<ComponentProps<'div'>, 'children'> & {
  /** Names the table: "Operations of this move". Shown above it unless `captionHidden`. */
  caption: string
  captionHidden?: boolean
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  getKey: (row: Row) => string
  /** What a row is called, for its box. Needed with `selected`. */
  getName?: ((row: Row) => string) | undefined
  labels: TableLabels
  sort?: TableSort | null | undefined
  /** Asked to sort; the rows are put in order outside. */
  onSortChange?: ((sort: TableSort) => void) | undefined
  /** The keys of the rows that are chosen; without it there are no boxes. */
  selected?: ReadonlySet<string> | undefined
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined
  /** Rows are on their way: bars stand in their place, or the old ones stay and the table is busy. */
  loading?: boolean
  /** In place of rows, when there are none: an EmptyState. */
  empty?: ReactNode
  /** In place of rows, when they did not come: an ErrorState. */
  error?: ReactNode
  /** Draws only the rows in sight; from some hundreds on. Give the table a height then. */
  windowed?: boolean | undefined
  /** Of a windowed one: further rows may be asked for now, and are, near its end. */
  onNearEnd?: (() => void) | undefined
}
