import { Suspense, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Icon, PencilIcon, TableIcon, Trash2Icon } from '@/design-system/icons'
import { InlineTable } from '@/features/table-info'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './PostMedia.module.css'

export type EditorTableProps = {
  name: string
  /** Undefined where nothing but its name is known. */
  table: Schemas['TableSummary'] | undefined
  /** Rejects where the table could not be read. */
  onEdit: () => Promise<void>
  onRemove: () => void
}

/** A table where it stands in the text that is being written. */
export function EditorTable({ name, table, onEdit, onRemove }: EditorTableProps) {
  const { formatMessage } = useIntl()
  const [phase, setPhase] = useState<'idle' | 'reading' | 'failed'>('idle')
  function edit() {
    setPhase('reading')
    onEdit().then(
      () => setPhase('idle'),
      () => setPhase('failed'),
    )
  }
  const named = (
    <span className={styles.sentence}>
      <Icon of={TableIcon} />
      {name}
    </span>
  )
  return (
    <div data-drawn="" className={styles.table}>
      {/* Without a boundary of its own the whole editor would wait for the code of tables. */}
      {table ? (
        <Suspense fallback={named}>
          <InlineTable table={table} />
        </Suspense>
      ) : (
        named
      )}
      {phase === 'failed' && <span role="alert">{formatMessage(messages.tableFailed)}</span>}
      <span className={styles.bar}>
        <Button size="sm" busy={phase === 'reading'} busyLabel={formatMessage(messages.loading)} onClick={edit}>
          <Icon of={PencilIcon} />
          {formatMessage(messages.editTable)}
        </Button>
        <Button size="sm" onClick={onRemove}>
          <Icon of={Trash2Icon} />
          {formatMessage(messages.remove)}
        </Button>
      </span>
    </div>
  )
}
