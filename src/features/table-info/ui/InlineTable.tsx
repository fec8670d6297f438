import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { Schemas } from '@/api'
import { Table } from '@/design-system/Table'
import { TextButton } from '@/design-system/TextButton'
import { useIntl } from '@/shared/i18n'
import { overlayRequested } from '@/shared/overlays'
import { messages } from '../messages'
import { type CellRow, tableColumns, tableRows } from './table-columns'
import styles from './TableInfo.module.css'

export type InlineTableProps = {
  table: Schemas['TableSummary']
  /** Draws the words in its cells; by default as they are. */
  renderText?: ((text: string) => ReactNode) | undefined
}

/** A table where a text names it: whole where it is small, else its first rows and a way to all of them. */
export function InlineTable({ table: { id, title, rowsCount, preview }, renderText }: InlineTableProps) {
  const { formatMessage } = useIntl()
  const open = useUnit(overlayRequested)
  const rest = rowsCount - preview.rows.length
  return (
    <div className={styles.inline}>
      <Table<CellRow>
        caption={title}
        columns={tableColumns(preview, renderText)}
        rows={tableRows(preview)}
        getKey={({ key }) => key}
        labels={{ selectAll: '', selectRow: () => '', loading: formatMessage(messages.loading) }}
      />
      {rest > 0 && (
        <TextButton aria-haspopup="dialog" onClick={() => open({ overlay: 'tableInfo', tableId: id })}>
          {formatMessage(messages.openWhole, { count: rowsCount })}
        </TextButton>
      )}
    </div>
  )
}
