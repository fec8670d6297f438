import { useQuery } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api'
import { tableColumns, tableRows } from './table-columns'
import styles from './TableInfo.module.css'

/** So many columns stand on an upright page. */
const mostUpright = 8

/** A table on paper: all of its rows, with its head on every page. Until they have come its first rows stand there. */
export function PrintedTable({ table: { id, title, rowsCount, preview } }: { table: Schemas['TableSummary'] }) {
  const { data } = useQuery({
    queryKey: ['tables', id] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/internal/v2/communication/posts/data/tables/{tableId}', {
          params: { path: { tableId: id } },
          signal,
        }),
      ),
    enabled: rowsCount > preview.rows.length,
    // A table never changes.
    staleTime: Infinity,
  })
  const shown = data?.data ?? preview
  const columns = tableColumns(shown)
  return (
    <table className={styles.printed} data-wide={columns.length > mostUpright || undefined}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map(({ id: column, header, align }) => (
            <th key={column} scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tableRows(shown).map((row) => (
          <tr key={row.key}>
            {columns.map(({ id: column, cell, align }) => (
              <td key={column} data-align={align}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
