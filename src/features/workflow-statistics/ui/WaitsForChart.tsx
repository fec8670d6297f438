import type { Schemas } from '@/api'
import { BarRows, ChartFrame } from '@/design-system/charts'
import { SubjectName, keyOf, nameOf } from '@/features/subjects'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { idOf, listOf, type Part } from '../model/lists'
import styles from './Statistics.module.css'
import { useChart } from './use-chart'

const MOST = 8

export type WaitsForChartProps = { waitingFor: Schemas['WorkflowStatistics']['waitingFor']; part: Part }

/** For whom posts wait now. */
export function WaitsForChart({ waitingFor, part }: WaitsForChartProps) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <ChartFrame
      {...useChart()}
      title={formatMessage(messages.waitsFor)}
      instead={waitingFor.length === 0 ? formatMessage(messages.nothingWaits) : undefined}
      table={{
        columns: [formatMessage(messages.who), formatMessage(messages.postsColumn)],
        rows: waitingFor.map(({ assignee, count }) => ({
          id: keyOf(assignee),
          cells: [nameOf(assignee), formatNumber(count)],
        })),
      }}
    >
      <BarRows
        rows={waitingFor.slice(0, MOST).map(({ assignee, count }) => ({
          id: keyOf(assignee),
          label: <SubjectName subject={assignee} />,
          value: count,
          text: formatNumber(count),
          href: listOf(part, { waitingForId: idOf(assignee) }),
        }))}
      />
      <p className={styles.note}>{formatMessage(messages.waitsNote)}</p>
    </ChartFrame>
  )
}
