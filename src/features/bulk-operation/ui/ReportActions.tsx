import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { CopyIcon, DownloadIcon, Icon, PrinterIcon } from '@/design-system/icons'
import { copyRequested } from '@/shared/copy-link'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { saveFile } from '@/shared/save-file'
import { reportMessages as messages } from '../messages'
import type { Operation } from '../model/operation'
import { cellsOfReport, type ReportLine, textOfReport } from '../model/report-lines'
import styles from './BulkReport.module.css'

const csvWriter = loadable(() => import('../model/csv'))

export type ReportActionsProps = {
  operation: Operation
  /** What the report is about, in lines. */
  heading: readonly string[]
  lines: readonly ReportLine[]
}

/** Hands a report on: into the clipboard, as a file for spreadsheets, on paper. */
export function ReportActions({ operation, heading, lines }: ReportActionsProps) {
  const { formatMessage } = useIntl()
  const copy = useUnit(copyRequested)

  async function save() {
    const { csvOf } = await csvWriter.load()
    const columns = [messages.columnPost, messages.columnOutcome, messages.columnReason]
    const csv = csvOf(
      cellsOfReport(
        columns.map((column) => formatMessage(column)),
        lines,
      ),
    )
    saveFile(`${operation.operationId}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  }

  return (
    <div className={styles.actions}>
      <Button
        size="sm"
        icon={<Icon of={CopyIcon} size="sm" />}
        onClick={() =>
          copy({ text: textOfReport(heading, lines), copied: messages.copied, refused: messages.copyRefused })
        }
      >
        {formatMessage(messages.copy)}
      </Button>
      <Button size="sm" icon={<Icon of={DownloadIcon} size="sm" />} onClick={() => void save()}>
        {formatMessage(messages.csv)}
      </Button>
      <Button size="sm" icon={<Icon of={PrinterIcon} size="sm" />} onClick={() => window.print()}>
        {formatMessage(messages.print)}
      </Button>
    </div>
  )
}
