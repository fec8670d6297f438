import type { Schemas } from '@/api'
import { DatePicker } from '@/design-system/DatePicker'
import { Select } from '@/design-system/Select'
import { Stack } from '@/design-system/Stack'
import { TextArea } from '@/design-system/TextArea'
import { TextField } from '@/design-system/TextField'
import { priorities, priorityWords } from '@/features/planning'
import { nameOf } from '@/features/subjects'
import { SubjectPicker } from '@/features/subject-picker'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { Fields } from '../model/fields'
import styles from './SubActivities.module.css'

type States = readonly Schemas['WorkflowState'][]

export type SubActivityFieldsProps = {
  postId: string
  fields: Fields
  states: States
  errors: Partial<Record<keyof Fields, string>>
  onChange: (part: Partial<Fields>) => void
}

/** What is written of a part of the work. */
export function SubActivityFields({ postId, fields, states, errors, onChange }: SubActivityFieldsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
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
      <SubjectPicker
        label={formatMessage(messages.assignee)}
        readers={{ postId }}
        value={fields.assignee}
        error={errors.assignee}
        onValueChange={(assignee) => onChange({ assignee })}
      />
      <div className={styles.pair}>
        <DatePicker
          label={formatMessage(messages.start)}
          value={fields.expectedStartDate}
          clearLabel={formatMessage(messages.clear)}
          onValueChange={(expectedStartDate) => onChange({ expectedStartDate })}
        />
        <DatePicker
          label={formatMessage(messages.end)}
          value={fields.expectedEndDate}
          clearLabel={formatMessage(messages.clear)}
          error={errors.expectedEndDate}
          onValueChange={(expectedEndDate) => onChange({ expectedEndDate })}
        />
        <Select
          label={formatMessage(messages.state)}
          value={fields.stateId}
          options={states.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={(stateId) => onChange({ stateId })}
        />
        <Select
          label={formatMessage(messages.priorityLabel)}
          value={fields.priority}
          options={[
            { value: '', label: formatMessage(messages.none) },
            ...priorities.map((value) => ({ value, label: priorityWords(value, intl) })),
          ]}
          onValueChange={(priority) => onChange({ priority })}
        />
      </div>
      <TextArea
        label={formatMessage(messages.description)}
        optionalLabel={formatMessage(messages.optional)}
        maxLength={2000}
        value={fields.description}
        onValueChange={(description) => onChange({ description })}
      />
    </Stack>
  )
}

const labels = {
  title: messages.titleLabel,
  description: messages.description,
  stateId: messages.state,
  assignee: messages.assignee,
  expectedStartDate: messages.start,
  expectedEndDate: messages.end,
  priority: messages.priorityLabel,
}

/** Says what a field holds, in one line: "End now: 4 Dec". */
export function useFieldWords(states: States): (name: keyof Fields, fields: Fields) => string {
  const intl = useIntl()
  return (name, fields) => {
    const { assignee, stateId, priority } = fields
    const words = {
      ...fields,
      assignee: assignee ? nameOf(assignee) : intl.formatMessage(messages.nobody),
      stateId: states.find(({ id }) => id === stateId)?.name ?? stateId,
      priority: priority ? priorityWords(priority, intl) : intl.formatMessage(messages.none),
    }
    return intl.formatMessage(messages.theirs, { field: intl.formatMessage(labels[name]), value: words[name] || '–' })
  }
}
