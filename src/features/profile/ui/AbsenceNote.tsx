import type { Schemas } from '@/api'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

/** What colleagues should know while somebody is away; on one's own profile also an absence that is still to come. */
export function AbsenceNote({ person }: { person: Schemas['Profile'] }) {
  const { formatMessage, formatDate } = useIntl()
  const { absence, availability } = person
  if (!absence) return null
  if (availability.state === 'away') {
    return absence.note === null ? null : (
      <Text size="sm" tone="muted">
        {absence.note}
      </Text>
    )
  }
  // Days of the calendar where the person works, the same in every zone.
  const day = (date: string) =>
    formatDate(new Date(`${date}T12:00:00Z`), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <Text size="sm" tone="muted">
      {formatMessage(messages.plannedAbsence, { from: day(absence.from), to: day(absence.to) })}
    </Text>
  )
}
