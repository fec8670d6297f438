import type { Schemas } from '@/api'
import type { TableColumn } from '@/design-system/Table'
import { decimalsOf, TableCell } from './TableCell'

/** A row of a table, by its place. */
export type CellRow = { key: string; cells: Schemas['TableData']['rows'][number] }

/** How the columns of a table are drawn: numbers stand right, with as many decimals as the most exact of them. */
export function tableColumns({ columns, rows }: Schemas['TableData']): TableColumn<CellRow>[] {
  return columns.map((column, index) => {
    const decimals = decimalsOf(rows.map((cells) => cells[index] ?? null))
    return {
      id: column.id,
      header: column.name,
      rowHeader: index === 0,
      align: column.type === 'number' ? 'end' : 'start',
      cell: ({ cells }) => <TableCell type={column.type} value={cells[index] ?? null} decimals={decimals} />,
    }
  })
}

/** The rows of a table. */
export function tableRows({ rows }: Schemas['TableData']): CellRow[] {
  return rows.map((cells, index) => ({ key: String(index), cells }))
}
