import { Dialog } from '@/design-system/Dialog'
import { EmptyState } from '@/design-system/EmptyState'
import { Table } from '@/design-system/Table'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { TableInfo } from '../model/table-state'
import { type CellRow, tableColumns, tableRows } from './table-columns'
import styles from './TableInfo.module.css'

type TableInfoDialogProps = { table: TableInfo; onClose: () => void }

/** A table to be read. The default export lets it be a chunk of its own. */
export function TableInfoDialog({ table: { title, data }, onClose }: TableInfoDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog size="lg" title={title} closeLabel={formatMessage(messages.close)} onClose={onClose}>
      <Table<CellRow>
        caption={title}
        captionHidden
        className={styles.table}
        columns={tableColumns(data)}
        rows={tableRows(data)}
        getKey={({ key }) => key}
        labels={{ selectAll: '', selectRow: () => '', loading: formatMessage(messages.loading) }}
        empty={<EmptyState level={3} title={formatMessage(messages.empty)} />}
      />
    </Dialog>
  )
}
