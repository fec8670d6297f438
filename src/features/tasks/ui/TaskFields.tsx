import type { ReactNode } from 'react'
import type { Schemas } from '@/api'
import { Checkbox } from '@/design-system/Checkbox'
import { Select } from '@/design-system/Select'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextArea } from '@/design-system/TextArea'
import { TextField } from '@/design-system/TextField'
import { priorities, priorityWords } from '@/features/planning'
import { SubjectsPicker, type SubjectsPickerProps } from '@/features/subject-picker'
import { useIntl } from '@/shared/i18n'
import { detailMessages, formMessages as messages, messages as words } from '../messages'
import { type FieldName, reminders, type TaskFields as Fields } from '../model/task-form'
import { reminderInWords } from '../model/words'
import { DueFields } from './DueFields'
import styles from './Tasks.module.css'

export type TaskFieldsProps = {
  fields: Fields
  errors: Partial<Record<FieldName | 'post', string>>
  /** The end is over, which may be meant: it is said and stands in the way of nothing. */
  duePast?: boolean
  /** A text with more than words and names in it is not changed here. */
  plainDescription?: boolean
  /** Those who follow it have to be able to read its post. */
  readers: SubjectsPickerProps['readers']
  /** The steps of the post that can wait for it. */
  steps: readonly Schemas['TaskStep'][]
  /** Who does it: one when a task is changed, several when it is made. */
  assignee: ReactNode
  onChange: (part: Partial<Fields>) => void
}

/** What is written of a task. */
export function TaskFields({
  fields,
  errors,
  duePast = false,
  plainDescription = true,
  readers,
  steps,
  assignee,
  onChange,
}: TaskFieldsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { due, remindBefore, requiredFor } = fields
  return (
    <Stack gap={4}>
      <TextField
        label={formatMessage(messages.titleLabel)}
        value={fields.title}
        maxLength={200}
        required
        error={errors.title}
        onValueChange={(title) => onChange({ title })}
      />
      {assignee}
      <DueFields due={due} error={errors.due} onChange={(next) => onChange({ due: next })} />
      {duePast && (
        <Text role="status" size="sm" tone="warn">
          {formatMessage(messages.duePast)}
        </Text>
      )}
      <Select
        label={formatMessage(words.priority)}
        value={fields.priority}
        options={[
          { value: '', label: formatMessage(messages.noPriority) },
          ...priorities.map((value) => ({ value, label: priorityWords(value, intl) })),
        ]}
        onValueChange={(priority) => onChange({ priority })}
      />
      {(steps.length > 0 || requiredFor) && (
        <Select
          label={formatMessage(messages.requiredFor)}
          description={formatMessage(messages.requiredForHint)}
          value={requiredFor?.transitionId ?? ''}
          options={[
            { value: '', label: formatMessage(messages.noStep) },
            ...stepsWith(steps, requiredFor).map(({ transitionId, name }) => ({ value: transitionId, label: name })),
          ]}
          onValueChange={(id) =>
            onChange({ requiredFor: stepsWith(steps, requiredFor).find((step) => step.transitionId === id) ?? null })
          }
        />
      )}
      <SubjectsPicker
        label={formatMessage(detailMessages.monitors)}
        description={formatMessage(messages.monitorsHint)}
        peopleOnly
        readers={readers}
        value={fields.monitors}
        error={errors.monitors}
        onValueChange={(monitors) => onChange({ monitors })}
      />
      {due.day !== null && (
        <fieldset className={styles.choices}>
          <legend>{formatMessage(messages.reminders)}</legend>
          {reminders.map((reminder) => {
            const checked = remindBefore.includes(reminder)
            return (
              <Checkbox
                key={reminder}
                label={reminderInWords(reminder, intl)}
                checked={checked}
                disabled={!checked && remindBefore.length >= 3}
                onCheckedChange={(on) =>
                  onChange({
                    remindBefore: on ? [...remindBefore, reminder] : remindBefore.filter((one) => one !== reminder),
                  })
                }
              />
            )
          })}
        </fieldset>
      )}
      {plainDescription && (
        <TextArea
          label={formatMessage(messages.description)}
          optionalLabel={formatMessage(messages.optional)}
          maxLength={10_000}
          value={fields.description}
          error={errors.description}
          onValueChange={(description) => onChange({ description })}
        />
      )}
    </Stack>
  )
}

/** One that is chosen and can be chosen no more stays in the list. */
function stepsWith(steps: readonly Schemas['TaskStep'][], chosen: Schemas['TaskStep'] | null) {
  const isKnown = !chosen || steps.some(({ transitionId }) => transitionId === chosen.transitionId)
  return isKnown ? steps : [chosen, ...steps]
}
