import type { ReactNode } from 'react'
import type { TableColumn } from '@/design-system/Table'
import styles from './PaperTable.module.css'

/** So many columns stand on an upright page. */
const mostUpright = 8

export type PaperTableProps<Row> = {
  caption: ReactNode
  /** It stands below a heading that says the same. */
  captionHidden?: boolean
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  getKey: (row: Row) => string
}

/** A table on paper: nothing of it scrolls, its head stands on every page, and a wide one lies on pages of its own. */
export function PaperTable<Row>({ caption, captionHidden = false, columns, rows, getKey }: PaperTableProps<Row>) {
  return (
    <table className={styles.table} data-wide={columns.length > mostUpright || undefined}>
      <caption data-hidden={captionHidden || undefined} className={styles.caption}>
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map(({ id, header, align }) => (
            <th key={id} scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={getKey(row)}>
            {columns.map(({ id, cell, align, rowHeader }) =>
              rowHeader ? (
                <th key={id} scope="row" data-align={align}>
                  {cell(row)}
                </th>
              ) : (
                <td key={id} data-align={align}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
