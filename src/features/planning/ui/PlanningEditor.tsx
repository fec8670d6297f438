import type { Schemas } from '@/api'
import { TitledCard } from '@/design-system/Card'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextButton } from '@/design-system/TextButton'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { plannedOf } from '../model/planning-words'
import { PlanningFields } from './PlanningFields'

export type PlanningEditorProps = {
  communityId: string
  value: Schemas['PostDataFields'] | null
  onValueChange: (value: Schemas['PostDataFields'] | null) => void
}

/** The card of the editor that says who does what the post asks for, and when: it is planned as the post goes out. */
export function PlanningEditor({ communityId, value, onValueChange }: PlanningEditorProps) {
  const { formatMessage } = useIntl()
  const planned = plannedOf(value)
  const { expectedStartDate: start, expectedEndDate: end } = planned
  return (
    <TitledCard
      title={formatMessage(messages.title)}
      action={
        <TextButton
          aria-label={formatMessage(value ? messages.dropPlan : messages.plan)}
          onClick={() => onValueChange(value ? null : planned)}
        >
          {formatMessage(value ? messages.remove : messages.add)}
        </TextButton>
      }
    >
      {value ? (
        <Stack gap={3}>
          <PlanningFields
            readers={{ communityId }}
            planned={planned}
            endError={start && end && end < start ? formatMessage(messages.endBeforeStart) : undefined}
            onChange={(part) => onValueChange({ ...planned, ...part })}
          />
        </Stack>
      ) : (
        <Text size="sm" tone="muted">
          {formatMessage(messages.nothing)}
        </Text>
      )}
    </TitledCard>
  )
}
