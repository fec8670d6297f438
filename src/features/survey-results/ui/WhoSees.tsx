import type { Schemas } from '@/api'
import { TitledCard } from '@/design-system/Card'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

/** To whom the answers are open, and who sees the names. */
export function WhoSees({ survey: { results, resultsFrom } }: { survey: Schemas['PostSurvey'] }) {
  const { formatMessage } = useIntl()
  const closed = resultsFrom === 'closed'
  const who =
    results === 'answered'
      ? closed
        ? messages.seesAnsweredClosed
        : messages.seesAnswered
      : results === 'readers'
        ? closed
          ? messages.seesReadersClosed
          : messages.seesReaders
        : messages.seesManagers
  return (
    <TitledCard title={formatMessage(messages.whoSees)}>
      <Text>{formatMessage(who)}</Text>
      {results !== 'managers' && <Text tone="muted">{formatMessage(messages.names)}</Text>}
    </TitledCard>
  )
}
