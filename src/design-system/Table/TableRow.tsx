import { useRef, type Ref } from 'react'
import { Checkbox } from '../Checkbox'
import { VisuallyHidden } from '../VisuallyHidden'
import type { TableProps } from './table-props'
import styles from './Table.module.css'

type TableRowProps<Row> = Pick<TableProps<Row>, 'columns' | 'labels' | 'windowed'> & {
  ref?: Ref<HTMLTableRowElement> | undefined
  row: Row
  index: number
  name: string
  /** Undefined where rows cannot be chosen. */
  selected: boolean | undefined
  /** Its box was changed; with Shift all rows from the last one changed follow. */
  onSelect: (withRange: boolean) => void
}

export function TableRow<Row>({
  ref,
  columns,
  labels,
  windowed,
  row,
  index,
  name,
  selected,
  onSelect,
}: TableRowProps<Row>) {
  const withShift = useRef(false)
  return (
    <tr
      ref={ref}
      data-index={index}
      data-selected={selected === true || undefined}
      aria-rowindex={windowed === true ? index + 2 : undefined}
      className={styles.row}
    >
      {selected !== undefined && (
        <td className={styles.box}>
          <Checkbox
            label={<VisuallyHidden>{labels.selectRow(name)}</VisuallyHidden>}
            checked={selected}
            // The change itself does not say which keys were held.
            onClick={(event) => (withShift.current = event.shiftKey)}
            onCheckedChange={() => onSelect(withShift.current)}
          />
        </td>
      )}
      {columns.map(({ id, cell, rowHeader = false, align = 'start' }) =>
        rowHeader ? (
          <th key={id} scope="row" data-align={align} className={styles.cell}>
            {cell(row)}
          </th>
        ) : (
          <td key={id} data-align={align} className={styles.cell}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}
