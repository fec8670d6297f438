import { useRef, type ReactNode, type Ref } from 'react'
import { Skeleton } from '../Skeleton'
import { VisuallyHidden } from '../VisuallyHidden'
import type { TableProps } from './table-props'
import styles from './Table.module.css'
import { TableRow } from './TableRow'
import { WindowedRows } from './WindowedRows'

type TableBodyProps<Row> = Pick<
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
  | 'onNearEnd'
> & {
  /** How many cells a row has. */
  span: number
  scroller: HTMLElement | null
}

/** How many bars hold the place of rows. */
const placeholders = [0, 1, 2, 3, 4] as const

/** The rows, or what stands in their place. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const {
    columns,
    rows,
    getKey,
    getName,
    labels,
    selected,
    loading,
    empty,
    error,
    windowed,
    onNearEnd,
    span,
    scroller,
  } = props
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
  if (windowed === true) return <WindowedRows {...{ rows, getKey, span, scroller, onNearEnd }}>{draw}</WindowedRows>
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

/** Chooses one row, or with Shift all from the last one chosen: they take what the new one becomes. */
function useRangeSelection<Row>({
  rows,
  getKey,
  selected,
  onSelectedChange,
}: Pick<TableProps<Row>, 'rows' | 'getKey' | 'selected' | 'onSelectedChange'>) {
  const anchor = useRef<string | null>(null)
  return (index: number, withRange: boolean) => {
    const row = rows[index]
    if (row === undefined || !selected) return
    const key = getKey(row)
    const from = withRange ? rows.findIndex((other) => getKey(other) === anchor.current) : -1
    const [first, last] = from < 0 ? [index, index] : [Math.min(from, index), Math.max(from, index)]
    const next = new Set(selected)
    const chosen = !selected.has(key)
    for (const other of rows.slice(first, last + 1)) {
      if (chosen) next.add(getKey(other))
      else next.delete(getKey(other))
    }
    anchor.current = key
    onSelectedChange?.(next)
  }
}
