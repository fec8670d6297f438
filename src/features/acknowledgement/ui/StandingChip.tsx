import type { Schemas } from '@/api'
import { useNow } from '@/design-system/RelativeTime'
import { StatusChip } from '@/design-system/StatusChip'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { daysUntil } from '../model/standing'

export type StandingChipProps = { row: Schemas['Acknowledgement'] }

/** How a person stands with the post. */
export function StandingChip({ row: { state, dueDate } }: StandingChipProps) {
  const { formatMessage, timeZone } = useIntl()
  const now = useNow()
  if (state === 'acknowledged') return <StatusChip color="success">{formatMessage(messages.stateDone)}</StatusChip>
  if (dueDate !== null && daysUntil(dueDate, now, timeZone) < 0)
    return <StatusChip color="error">{formatMessage(messages.overdue)}</StatusChip>
  if (state === 'outdated') return <StatusChip color="warn">{formatMessage(messages.stateOutdated)}</StatusChip>
  return <StatusChip color="neutral">{formatMessage(messages.pending)}</StatusChip>
}
