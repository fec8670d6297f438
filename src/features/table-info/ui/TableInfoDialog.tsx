import { Dialog } from '@/design-system/Dialog'
import { EmptyState } from '@/design-system/EmptyState'
import { Table } from '@/design-system/Table'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { TableInfo } from '../model/table-state'
import { TableCell } from './TableCell'
import styles from './TableInfo.module.css'

type Row = { key: string; cells: TableInfo['data']['rows'][number] }

type TableInfoDialogProps = { table: TableInfo; onClose: () => void }

/** A table to be read. The default export lets it be a chunk of its own. */
export function TableInfoDialog({ table: { title, data }, onClose }: TableInfoDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog size="lg" title={title} closeLabel={formatMessage(messages.close)} onClose={onClose}>
      <Table<Row>
        caption={title}
        captionHidden
        className={styles.table}
        columns={data.columns.map((column, index) => ({
          id: column.id,
          header: column.name,
          rowHeader: index === 0,
          align: column.type === 'number' ? 'end' : 'start',
          cell: ({ cells }) => <TableCell type={column.type} value={cells[index] ?? null} />,
        }))}
        rows={data.rows.map((cells, index) => ({ key: String(index), cells }))}
        getKey={({ key }) => key}
        labels={{ selectAll: '', selectRow: () => '', loading: formatMessage(messages.loading) }}
        empty={<EmptyState level={3} title={formatMessage(messages.empty)} />}
      />
    </Dialog>
  )
}
