import type { Schemas } from '@/api'
import { TitledCard } from '@/design-system/Card'
import { Text } from '@/design-system/Text'
import { TextButton } from '@/design-system/TextButton'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { AcknowledgementFields } from './AcknowledgementFields'

export type AcknowledgementEditorProps = {
  communityId: string
  value: Schemas['AcknowledgementRequest'] | null
  onValueChange: (value: Schemas['AcknowledgementRequest'] | null) => void
}

/** The card of the editor in which readers are asked for an acknowledgement. */
export function AcknowledgementEditor({ communityId, value, onValueChange }: AcknowledgementEditorProps) {
  const { formatMessage } = useIntl()
  const toggle = () =>
    onValueChange(value ? null : { statement: formatMessage(messages.statementDefault), dueDate: null, subjects: null })
  return (
    <TitledCard
      title={formatMessage(messages.cardTitle)}
      action={
        <TextButton aria-label={formatMessage(value ? messages.dontAsk : messages.ask)} onClick={toggle}>
          {formatMessage(value ? messages.remove : messages.add)}
        </TextButton>
      }
    >
      {value ? (
        <AcknowledgementFields {...{ communityId, value, onValueChange }} />
      ) : (
        <Text size="sm" tone="muted">
          {formatMessage(messages.notAsked)}
        </Text>
      )}
    </TitledCard>
  )
}
