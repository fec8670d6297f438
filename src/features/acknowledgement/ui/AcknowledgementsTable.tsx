import type { Schemas } from '@/api'
import { useNow } from '@/design-system/RelativeTime'
import { StatusChip } from '@/design-system/StatusChip'
import { Table, type TableColumn } from '@/design-system/Table'
import { PersonLink } from '@/features/entity-links'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { daysUntil } from '../model/standing'

type Row = Schemas['Acknowledgement']

export type AcknowledgementsTableProps = { rows: readonly Row[]; loading?: boolean }

/** Who stands where: with which version, since when, and when they were reminded. */
export function AcknowledgementsTable({ rows, loading = false }: AcknowledgementsTableProps) {
  const intl = useIntl()
  const now = useNow()
  return (
    <Table
      caption={intl.formatMessage(messages.listTitle)}
      captionHidden
      columns={columnsFor(intl, now)}
      rows={rows}
      getKey={({ user }) => user.id}
      labels={{ selectAll: '', selectRow: () => '', loading: intl.formatMessage(messages.loading) }}
      loading={loading}
    />
  )
}

function columnsFor(intl: PortalIntl, now: Date): TableColumn<Row>[] {
  const { formatMessage, formatNumber } = intl
  const dateOf = (moment: string | null) => (moment === null ? '–' : intl.formatDate(moment))
  return [
    {
      id: 'person',
      header: formatMessage(messages.person),
      rowHeader: true,
      cell: ({ user }) => <PersonLink userId={user.id} name={user.fullName} />,
    },
    { id: 'state', header: formatMessage(messages.state), cell: (row) => <State row={row} now={now} /> },
    {
      id: 'version',
      header: formatMessage(messages.version),
      align: 'end',
      cell: ({ revision }) => (revision === null ? '–' : formatNumber(revision)),
    },
    { id: 'when', header: formatMessage(messages.when), cell: ({ acknowledgedAt }) => dateOf(acknowledgedAt) },
    { id: 'reminded', header: formatMessage(messages.reminded), cell: ({ remindedAt }) => dateOf(remindedAt) },
  ]
}

function State({ row: { state, dueDate }, now }: { row: Row; now: Date }) {
  const { formatMessage, timeZone } = useIntl()
  if (state === 'acknowledged') return <StatusChip color="success">{formatMessage(messages.stateDone)}</StatusChip>
  if (dueDate !== null && daysUntil(dueDate, now, timeZone) < 0)
    return <StatusChip color="error">{formatMessage(messages.overdue)}</StatusChip>
  if (state === 'outdated') return <StatusChip color="warn">{formatMessage(messages.stateOutdated)}</StatusChip>
  return <StatusChip color="neutral">{formatMessage(messages.pending)}</StatusChip>
}
