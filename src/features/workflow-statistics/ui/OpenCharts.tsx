import type { ReactNode } from 'react'
import type { Schemas } from '@/api'
import { BarRows, ChartFrame } from '@/design-system/charts'
import { Link } from '@/design-system/Link'
import { priorityWords } from '@/features/planning'
import { SubjectName, keyOf, nameOf } from '@/features/subjects'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { eventList, idOf, listOf, type Part } from '../model/lists'
import { useChart } from './use-chart'

type Statistics = Schemas['PostStatistics']
type Row = { id: string; name: string; label?: ReactNode; count: number; href: string }

const MOST = 10

export type OpenByChartProps = { statistics: Statistics; part: Part; by: 'community' | 'priority' | 'assignee' }

/** The open posts by what they have in common. */
export function OpenByChart({ statistics, part, by }: OpenByChartProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const rows = { community: communityRows, priority: priorityRows, assignee: assigneeRows }[by](statistics, part, intl)
  const { title, column } = {
    community: { title: messages.byCommunity, column: messages.community },
    priority: { title: messages.byPriority, column: messages.priority },
    assignee: { title: messages.byAssignee, column: messages.who },
  }[by]
  return (
    <Rows
      title={formatMessage(title)}
      column={formatMessage(column)}
      rows={rows}
      empty={formatMessage(messages.nothingOpen)}
    />
  )
}

/** How many of the posts that came to their end did so by their date. */
export function DatesChart({ dates: { onTime, late }, part }: { dates: Statistics['dates']; part: Part }) {
  const { formatMessage } = useIntl()
  const kept = { id: 'on-time', name: formatMessage(messages.onTime), count: onTime }
  const missed = { id: 'late', name: formatMessage(messages.late), count: late }
  return (
    <Rows
      title={formatMessage(messages.dates)}
      note={formatMessage(messages.datesNote)}
      column={formatMessage(messages.dates)}
      rows={
        onTime + late === 0
          ? []
          : [kept, missed].map((row) => ({ ...row, href: eventList(part, 'completed', { kept: row.id }) }))
      }
      empty={formatMessage(messages.noDates)}
      warn="late"
    />
  )
}

type RowsProps = { title: string; note?: string; column: string; rows: readonly Row[]; empty: string; warn?: string }

function Rows({ title, note, column, rows, empty, warn }: RowsProps) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <ChartFrame
      {...useChart()}
      title={title}
      note={note}
      instead={rows.length === 0 ? empty : undefined}
      table={{
        columns: [column, formatMessage(messages.postsColumn)],
        rows: rows.map(({ id, name, count }) => ({ id, cells: [name, formatNumber(count)] })),
      }}
    >
      <BarRows
        rows={rows.slice(0, MOST).map(({ id, name, label, count, href }) => ({
          id,
          label: label ?? name,
          value: count,
          text: formatNumber(count),
          href,
          tone: id === warn ? 'warn' : 'accent',
        }))}
      />
    </ChartFrame>
  )
}

function communityRows({ byCommunity }: Statistics, part: Part): Row[] {
  return byCommunity.map(({ community, count }) => ({
    id: community.id,
    name: community.name,
    label: (
      <Link variant="quiet" href={paths.community(community.id)}>
        {community.name}
      </Link>
    ),
    count,
    href: listOf({ ...part, communityId: community.id }, { progress: 'open' }),
  }))
}

function priorityRows({ byPriority }: Statistics, part: Part, intl: PortalIntl): Row[] {
  return byPriority.map(({ priority, count }) => ({
    id: priority ?? 'none',
    name: priority === null ? intl.formatMessage(messages.noPriority) : priorityWords(priority, intl),
    count,
    href: listOf(part, { progress: 'open', priority: priority ?? 'none' }),
  }))
}

function assigneeRows({ byAssignee }: Statistics, part: Part, { formatMessage }: PortalIntl): Row[] {
  return byAssignee.map(({ assignee, count }) => ({
    id: assignee ? keyOf(assignee) : 'none',
    name: assignee ? nameOf(assignee) : formatMessage(messages.nobody),
    label: assignee && <SubjectName subject={assignee} />,
    count,
    href: listOf(part, { progress: 'open', assigneeId: assignee ? idOf(assignee) : 'none' }),
  }))
}
