import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '@/design-system/Button'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { cellsOfPaste } from '../model/csv'
import {
  columnAdded,
  columnRemoved,
  type Grid,
  pasted,
  type Place,
  redone,
  rowAdded,
  rowRemoved,
  typed,
  undone,
  widthOf,
} from '../model/grid'
import { TABLE_LIMITS } from '../model/table-draft'
import styles from './PostMedia.module.css'

export type TableGridProps = { grid: Grid; onChange: (grid: Grid) => void }

/** The cells of a table as fields. Enter and the arrows up and down go from row to row, Tab from cell to cell. */
export function TableGrid({ grid, onChange }: TableGridProps) {
  const { formatMessage } = useIntl()
  const table = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<Place>({ row: 0, column: 0 })
  const { cells, past, future } = grid
  const width = widthOf(cells)

  /** Once the change is drawn: the cell may be new. */
  function change(next: Grid, place: Place = at) {
    onChange(next)
    const row = Math.max(0, Math.min(place.row, next.cells.length - 1))
    const column = Math.max(0, Math.min(place.column, widthOf(next.cells) - 1))
    requestAnimationFrame(() => focusCell({ row, column }))
  }

  function focusCell({ row, column }: Place) {
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus()
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing || event.altKey) return
    const command = event.ctrlKey || event.metaKey
    const { row, column } = at
    if (command && event.key.toLowerCase() === 'z') change(event.shiftKey ? redone(grid) : undone(grid))
    else if (command && event.key.toLowerCase() === 'y') change(redone(grid))
    else if (command) return
    else if (event.key === 'ArrowDown' && row < cells.length - 1) focusCell({ row: row + 1, column })
    else if (event.key === 'ArrowUp' && row > 0) focusCell({ row: row - 1, column })
    else if (event.key === 'Enter' && row < cells.length - 1) focusCell({ row: row + 1, column })
    else if (event.key === 'Enter' && cells.length <= TABLE_LIMITS.rows)
      change(rowAdded(grid, row), { row: row + 1, column: 0 })
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function handlePaste(event: ClipboardEvent, place: Place) {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    change(pasted(grid, place, cellsOfPaste(text), TABLE_LIMITS), place)
  }

  return (
    <>
      <div className={styles.actions}>
        <Button
          size="sm"
          disabled={cells.length > TABLE_LIMITS.rows}
          onClick={() => change(rowAdded(grid, at.row), { ...at, row: at.row + 1 })}
        >
          {formatMessage(messages.addRow)}
        </Button>
        <Button
          size="sm"
          disabled={width >= TABLE_LIMITS.columns}
          onClick={() => change(columnAdded(grid, at.column), { ...at, column: at.column + 1 })}
        >
          {formatMessage(messages.addColumn)}
        </Button>
        <Button size="sm" disabled={at.row === 0 || cells.length <= 2} onClick={() => change(rowRemoved(grid, at.row))}>
          {formatMessage(messages.removeRow)}
        </Button>
        <Button size="sm" disabled={width <= 1} onClick={() => change(columnRemoved(grid, at.column))}>
          {formatMessage(messages.removeColumn)}
        </Button>
        <Button size="sm" disabled={past.length === 0} onClick={() => change(undone(grid))}>
          {formatMessage(messages.undo)}
        </Button>
        <Button size="sm" disabled={future.length === 0} onClick={() => change(redone(grid))}>
          {formatMessage(messages.redo)}
        </Button>
      </div>
      <div className={styles.gridScroller}>
        {/* The keys go from cell to cell; the fields are what has the focus. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as said above */}
        <table ref={table} className={styles.grid} onKeyDown={handleKeyDown}>
          <tbody>
            {cells.map((line, row) => (
              <tr key={row}>
                {line.map((cell, column) => {
                  const field = (
                    <input
                      data-cell={`${row} ${column}`}
                      aria-label={
                        row === 0
                          ? formatMessage(messages.columnName, { column: column + 1 })
                          : formatMessage(messages.cell, { row, column: nameOf(column) })
                      }
                      value={cell}
                      onFocus={() => setAt({ row, column })}
                      onPaste={(event) => handlePaste(event, { row, column })}
                      onChange={({ target }) => onChange(typed(grid, { row, column }, target.value))}
                    />
                  )
                  return row === 0 ? (
                    <th key={column} scope="col">
                      {field}
                    </th>
                  ) : (
                    <td key={column}>{field}</td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )

  function nameOf(column: number): string {
    return cells[0]?.[column] || String(column + 1)
  }
}
