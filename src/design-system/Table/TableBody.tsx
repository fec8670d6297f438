import type { ReactNode, Ref } from 'react'
import { Skeleton } from '../Skeleton'
import { VisuallyHidden } from '../VisuallyHidden'
import type { TableProps } from './Table'
import styles from './Table.module.css'
import { TableRow } from './TableRow'
import { useRangeSelection } from './use-range-selection'
import { WindowedRows } from './WindowedRows'

export type TableBodyProps<Row> = Pick<
  TableProps<Row>,
  | 'columns'
  | 'rows'
  | 'getKey'
  | 'getName'
  | 'labels'
  | 'selected'
  | 'onSelectedChange'
  | 'loading'
  | 'empty'
  | 'error'
  | 'windowed'
> & {
  /** How many cells a row has. */
  span: number
  scroller: HTMLElement | null
}

/** How many bars hold the place of rows. */
const placeholders = [0, 1, 2, 3, 4] as const

/** The rows, or what stands in their place. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, rows, getKey, getName, labels, selected, loading, empty, error, windowed, span, scroller } = props
  const select = useRangeSelection(props)

  if (error !== undefined && error !== null) return <Instead span={span}>{error}</Instead>
  if (rows.length === 0 && loading === true) return <Placeholders span={span} label={labels.loading} />
  if (rows.length === 0) return <Instead span={span}>{empty}</Instead>

  const draw = (row: Row, index: number, measure?: Ref<HTMLTableRowElement>) => (
    <TableRow
      key={getKey(row)}
      ref={measure}
      {...{ columns, row, index, labels, windowed }}
      name={getName?.(row) ?? getKey(row)}
      selected={selected?.has(getKey(row))}
      onSelect={(withRange) => select(index, withRange)}
    />
  )
  if (windowed === true) return <WindowedRows {...{ rows, getKey, span, scroller }}>{draw}</WindowedRows>
  return <tbody>{rows.map((row, index) => draw(row, index))}</tbody>
}

function Instead({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <td colSpan={span} className={styles.instead}>
          {children}
        </td>
      </tr>
    </tbody>
  )
}

function Placeholders({ span, label }: { span: number; label: string }) {
  return (
    <tbody>
      {placeholders.map((row) => (
        <tr key={row} className={styles.row}>
          {Array.from({ length: span }, (_, cell) => (
            <td key={cell} className={styles.cell}>
              {row === 0 && cell === 0 && <VisuallyHidden role="status">{label}</VisuallyHidden>}
              <Skeleton length={(row + cell) % 2 === 0 ? 'long' : 'half'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
