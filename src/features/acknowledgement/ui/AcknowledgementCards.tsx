import type { Schemas } from '@/api'
import { PeopleCards, type PersonRow } from '@/features/people-cards'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { StandingChip } from './StandingChip'

export type AcknowledgementCardsProps = { rows: readonly Schemas['Acknowledgement'][] }

/** The table of acknowledgements on a phone. */
export function AcknowledgementCards({ rows }: AcknowledgementCardsProps) {
  const { formatMessage, formatDate } = useIntl()
  const cards = rows.map((row): PersonRow => {
    const { user, revision: version, acknowledgedAt, remindedAt } = row
    const done = version !== null && acknowledgedAt !== null && { version, date: formatDate(acknowledgedAt) }
    return {
      id: user.id,
      userId: user.id,
      name: user.fullName,
      state: <StandingChip row={row} />,
      facts: [
        ...(done ? [formatMessage(messages.versionOf, done)] : []),
        ...(remindedAt === null ? [] : [formatMessage(messages.remindedOn, { date: formatDate(remindedAt) })]),
      ],
    }
  })
  return <PeopleCards label={formatMessage(messages.listTitle)} rows={cards} />
}
