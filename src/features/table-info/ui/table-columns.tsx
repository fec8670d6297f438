import type { ReactNode } from 'react'
import type { Schemas } from '@/api'
import type { TableColumn } from '@/design-system/Table'
import { TableCell } from './TableCell'

/** A row of a table, by its place. */
export type CellRow = { key: string; cells: Schemas['TableData']['rows'][number] }

/** How the columns of a table are drawn: numbers stand at the end of their cells. */
export function tableColumns(
  { columns }: Schemas['TableData'],
  renderText?: (text: string) => ReactNode,
): TableColumn<CellRow>[] {
  return columns.map((column, index) => ({
    id: column.id,
    header: column.name,
    rowHeader: index === 0,
    align: column.type === 'number' ? 'end' : 'start',
    cell: ({ cells }) => <TableCell type={column.type} value={cells[index] ?? null} renderText={renderText} />,
  }))
}

/** The rows of a table. */
export function tableRows({ rows }: Schemas['TableData']): CellRow[] {
  return rows.map((cells, index) => ({ key: String(index), cells }))
}
