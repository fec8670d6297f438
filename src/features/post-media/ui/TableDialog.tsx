import { useRef, useState } from 'react'
import { Button } from '@/design-system/Button'
import { FileSpreadsheetIcon, Icon } from '@/design-system/icons'
import { Text } from '@/design-system/Text'
import { TextField } from '@/design-system/TextField'
import { useIntl } from '@/shared/i18n'
import { randomId } from '@/shared/random-id'
import { messages } from '../messages'
import { cellsOfCsv, CSV_LIMITS, type CsvProblem, isTooLarge, textOfCsv } from '../model/csv'
import { type Cells, newGrid, replaced } from '../model/grid'
import { cellsOfTable, tableFromCells, TABLE_LIMITS, type TableDraft } from '../model/table-draft'
import styles from './PostMedia.module.css'
import { MediaFormDialog } from './MediaFormDialog'
import { TableGrid } from './TableGrid'

export type TableDialogProps = {
  draft: TableDraft
  /** Rejects where it could not be saved; what was written stays. The key is the same for each try of one table. */
  onSave: (table: TableDraft, key: string) => Promise<void>
  onClose: () => void
}

/** Writes a table: its title, and its cells by hand, pasted or of a file. */
export function TableDialog({ draft, onSave, onClose }: TableDialogProps) {
  const { formatMessage } = useIntl()
  const [title, setTitle] = useState(draft.title)
  const [grid, setGrid] = useState(() => newGrid(cellsOfTable(draft)))
  const [phase, setPhase] = useState<'writing' | 'saving' | 'failed'>('writing')
  const [checked, setChecked] = useState(false)
  const [refused, setRefused] = useState<CsvProblem | 'unreadable' | null>(() =>
    isTooLarge(grid.cells) ? 'large' : null,
  )
  const chooser = useRef<HTMLInputElement>(null)
  const titleField = useRef<HTMLInputElement>(null)
  // Another text is another table; the same one that is sent twice is one.
  const [sent, setSent] = useState<{ text: string; key: string } | null>(null)
  const untitled = title.trim() === ''
  const { columns, rows } = TABLE_LIMITS
  const height = grid.cells.length - 1
  const width = grid.cells[0]?.length ?? 0
  const large = height > rows || width > columns

  function save() {
    setChecked(true)
    if (untitled) return titleField.current?.focus()
    if (isTooLarge(grid.cells)) return setRefused('large')
    const table = tableFromCells(
      grid.cells.map((line) => line.map((cell) => cell.trim())),
      title.trim(),
    )
    const text = JSON.stringify(table)
    const key = sent?.text === text ? sent.key : randomId()
    setSent({ text, key })
    setPhase('saving')
    onSave(table, key).then(onClose, () => setPhase('failed'))
  }

  async function take(file: File) {
    const cells = await file.arrayBuffer().then(
      (bytes) => cellsOfCsv(textOfCsv(bytes)),
      () => 'unreadable' as const,
    )
    if (typeof cells === 'string') return setRefused(cells)
    setRefused(null)
    setGrid((before) => replaced(before, cells))
    setTitle((before) => before || file.name.replace(/\.[^.]+$/, ''))
  }

  return (
    <MediaFormDialog
      size="lg"
      title={formatMessage(messages.table)}
      submitLabel={formatMessage(messages.saveTable)}
      phase={phase}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        ref={titleField}
        label={formatMessage(messages.tableTitle)}
        value={title}
        maxLength={200}
        error={checked && untitled ? formatMessage(messages.tableTitleMissing) : undefined}
        onValueChange={setTitle}
      />
      <div className={styles.actions}>
        <Button size="sm" onClick={() => chooser.current?.click()}>
          <Icon of={FileSpreadsheetIcon} size="sm" />
          {formatMessage(messages.importCsv)}
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".csv,.tsv,text/csv,text/tab-separated-values"
        aria-label={formatMessage(messages.chooseCsv)}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void take(file)
          target.value = ''
        }}
      />
      {refused && (
        <Text role="alert" size="sm" tone="error">
          {refused === 'large'
            ? formatMessage(messages.csvLarge, CSV_LIMITS)
            : formatMessage(refused === 'empty' ? messages.csvEmpty : messages.csvUnreadable)}
        </Text>
      )}
      {large ? (
        <>
          <Text role="status">{formatMessage(messages.tableSize, { columns: width, rows: height })}</Text>
          <FirstRows cells={grid.cells} label={formatMessage(messages.firstRows)} />
          <Text tone="muted">{formatMessage(messages.tableLarge, { columns, rows })}</Text>
        </>
      ) : (
        <TableGrid grid={grid} onChange={setGrid} />
      )}
    </MediaFormDialog>
  )
}

/** The beginning of a table that is too large for fields. */
function FirstRows({ cells: [names = [], ...rows], label }: { cells: Cells; label: string }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- By keyboard it is scrolled where it has the focus.
    <div role="group" aria-label={label} tabIndex={0} className={styles.gridScroller}>
      <table className={styles.firstRows}>
        <thead>
          <tr>
            {names.map((name, column) => (
              <th key={column} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, 10).map((line, row) => (
            <tr key={row}>
              {line.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
