import { Checkbox } from '../Checkbox'
import { ArrowUpDownIcon, ArrowUpIcon, Icon } from '../icons'
import { VisuallyHidden } from '../VisuallyHidden'
import type { TableProps } from './table-props'
import styles from './Table.module.css'

type TableHeadProps<Row> = Pick<
  TableProps<Row>,
  'columns' | 'rows' | 'getKey' | 'labels' | 'sort' | 'onSortChange' | 'selected' | 'onSelectedChange' | 'windowed'
>

/** The names of the columns. One that sorts is a button; the cell around it says which way. */
export function TableHead<Row>({
  columns,
  rows,
  getKey,
  labels,
  sort,
  onSortChange,
  selected,
  onSelectedChange,
  windowed = false,
}: TableHeadProps<Row>) {
  const chosen = selected ? rows.filter((row) => selected.has(getKey(row))).length : 0
  const all = rows.length > 0 && chosen === rows.length
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={windowed ? 1 : undefined}>
        {selected && (
          <th scope="col" className={styles.box}>
            <Checkbox
              label={<VisuallyHidden>{labels.selectAll}</VisuallyHidden>}
              checked={all}
              indeterminate={chosen > 0 && !all}
              disabled={rows.length === 0}
              onCheckedChange={() => onSelectedChange?.(new Set(all ? [] : rows.map(getKey)))}
            />
          </th>
        )}
        {columns.map(({ id, header, sortable = false, align = 'start', width, rowHeader = false }) => {
          const direction = sort?.column === id ? sort.direction : undefined
          return (
            <th
              key={id}
              scope="col"
              data-align={align}
              data-row-header={rowHeader || undefined}
              aria-sort={sortable ? (direction ?? 'none') : undefined}
              className={styles.columnHeader}
              style={width === undefined ? undefined : { inlineSize: width }}
            >
              {sortable ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() =>
                    onSortChange?.({
                      column: id,
                      direction: direction === 'ascending' ? 'descending' : 'ascending',
                    })
                  }
                >
                  {header}
                  <Icon
                    of={direction ? ArrowUpIcon : ArrowUpDownIcon}
                    size="sm"
                    data-direction={direction ?? 'none'}
                    className={styles.arrow}
                  />
                </button>
              ) : (
                header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
