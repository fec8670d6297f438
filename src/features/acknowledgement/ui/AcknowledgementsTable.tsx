import type { Schemas } from '@/api'
import { Table, type TableColumn } from '@/design-system/Table'
import { PersonLink } from '@/features/entity-links'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { StandingChip } from './StandingChip'

type Row = Schemas['Acknowledgement']

export type AcknowledgementsTableProps = { rows: readonly Row[]; loading?: boolean }

/** Who stands where: with which version, since when, and when they were reminded. */
export function AcknowledgementsTable({ rows, loading = false }: AcknowledgementsTableProps) {
  const intl = useIntl()
  return (
    <Table
      caption={intl.formatMessage(messages.listTitle)}
      captionHidden
      columns={columnsFor(intl)}
      rows={rows}
      getKey={({ user }) => user.id}
      labels={{ selectAll: '', selectRow: () => '', loading: intl.formatMessage(messages.loading) }}
      loading={loading}
    />
  )
}

function columnsFor(intl: PortalIntl): TableColumn<Row>[] {
  const { formatMessage, formatNumber } = intl
  const dateOf = (moment: string | null) => (moment === null ? '–' : intl.formatDate(moment))
  return [
    {
      id: 'person',
      header: formatMessage(messages.person),
      rowHeader: true,
      cell: ({ user }) => <PersonLink userId={user.id} name={user.fullName} />,
    },
    { id: 'state', header: formatMessage(messages.state), cell: (row) => <StandingChip row={row} /> },
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
