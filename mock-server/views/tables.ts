import type { Schemas } from '../schemas.ts'
import type { WorldData } from '../state/data.ts'

/** Up to this size a text shows a table whole; of a larger one the first rows. */
const whole = { columns: 8, rows: 20, else: 3 }

/** A table as a text shows it. */
export function tableSummary(id: string, { title, data }: Schemas['TableInfo']): Schemas['TableSummary'] {
  const { columns, rows } = data
  const small = columns.length <= whole.columns && rows.length <= whole.rows
  const preview = { columns, rows: small ? rows : rows.slice(0, whole.else) }
  return { id, title, columnsCount: columns.length, rowsCount: rows.length, preview }
}

/** The tables that a text names, each once. */
export function tablesOf({ tables }: WorldData, { ops }: Schemas['Delta']): Schemas['TableSummary'][] {
  const ids = new Set(
    ops.flatMap(({ insert }) => (typeof insert === 'object' && insert.table ? [insert.table.id] : [])),
  )
  return [...ids].flatMap((id) => {
    const table = tables.get(id)
    return table ? [tableSummary(id, table)] : []
  })
}
