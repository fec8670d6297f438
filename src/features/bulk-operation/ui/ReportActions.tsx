import { HandOn } from '@/features/hand-on'
import { useIntl } from '@/shared/i18n'
import { reportMessages as messages } from '../messages'
import type { Operation } from '../model/operation'
import { cellsOfReport, type ReportLine, textOfReport } from '../model/report-lines'

export type ReportActionsProps = {
  operation: Operation
  /** What the report is about, in lines. */
  heading: readonly string[]
  lines: readonly ReportLine[]
}

/** Hands a report on. */
export function ReportActions({ operation, heading, lines }: ReportActionsProps) {
  const { formatMessage } = useIntl()
  const columns = [messages.columnPost, messages.columnOutcome, messages.columnReason]
  return (
    <HandOn
      fileName={operation.operationId}
      text={() => textOfReport(heading, lines)}
      cells={() =>
        cellsOfReport(
          columns.map((column) => formatMessage(column)),
          lines,
        )
      }
    />
  )
}
