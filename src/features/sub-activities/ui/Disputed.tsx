import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { priorityWords } from '@/features/planning'
import { nameOf } from '@/features/subjects'
import { calendarDate } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { formMessages as messages } from '../messages'
import type { FieldName, Fields } from '../model/fields'

export type DisputedProps = {
  mine: Fields
  theirs: Fields
  /** The fields that both have changed. */
  names: readonly FieldName[]
  states: readonly Schemas['WorkflowState'][]
  onTake: (name: FieldName) => void
}

const labels = {
  title: messages.titleLabel,
  description: messages.description,
  stateId: messages.state,
  assignee: messages.assignee,
  expectedStartDate: messages.start,
  expectedEndDate: messages.end,
  priority: messages.priority,
}

/** Says that somebody else was faster, and what both have changed: theirs beside mine. */
export function Disputed({ mine, theirs, names, states, onTake }: DisputedProps) {
  const intl = useIntl()
  const { formatMessage } = intl

  function inWords(name: FieldName, fields: Fields): string {
    const day = (date: string | null) => date && intl.formatDate(new Date(`${date}T00:00:00Z`), calendarDate)
    const words = {
      ...fields,
      assignee: fields.assignee && nameOf(fields.assignee),
      stateId: states.find(({ id }) => id === fields.stateId)?.name ?? fields.stateId,
      expectedStartDate: day(fields.expectedStartDate),
      expectedEndDate: day(fields.expectedEndDate),
      priority: fields.priority && priorityWords(fields.priority, intl),
    }
    return words[name] || formatMessage(messages.none)
  }

  return (
    <div role="alert">
      <Stack gap={3}>
        <Text weight="strong">{formatMessage(messages.conflict)}</Text>
        {names.map((name) => {
          const field = formatMessage(labels[name])
          return (
            <Stack key={name} gap={1}>
              <Text size="sm">
                {formatMessage(messages.mineAndTheirs, {
                  field,
                  mine: inWords(name, mine),
                  theirs: inWords(name, theirs),
                })}
              </Text>
              <div>
                <Button
                  size="sm"
                  aria-label={formatMessage(messages.takeTheirsOf, { field })}
                  onClick={() => onTake(name)}
                >
                  {formatMessage(messages.takeTheirs)}
                </Button>
              </div>
            </Stack>
          )
        })}
      </Stack>
    </div>
  )
}
