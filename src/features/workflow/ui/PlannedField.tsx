import { DatePicker } from '@/design-system/DatePicker'
import { Select } from '@/design-system/Select'
import { priorities, priorityWords } from '@/features/planning'
import { SubjectPicker, type SubjectPickerProps } from '@/features/subject-picker'
import { useIntl } from '@/shared/i18n'
import { formMessages as messages } from '../messages'
import type { Planned } from '../model/transition-form'

export type PlannedFieldProps = {
  part: keyof Planned
  label: string
  description?: string | undefined
  error?: string | undefined
  optionalLabel?: string | undefined
  /** What an assignee has to be able to read. */
  readers: SubjectPickerProps['readers']
  planned: Planned
  onChange: (data: Planned) => void
}

/** A field of a step that writes the planning of the post: who does it, when, or how urgent it is. */
export function PlannedField({ part, readers, planned, onChange, optionalLabel, ...field }: PlannedFieldProps) {
  const intl = useIntl()
  if (part === 'assignee')
    return (
      <SubjectPicker
        {...field}
        readers={readers}
        value={planned.assignee ?? null}
        onValueChange={(assignee) => onChange({ assignee })}
      />
    )
  if (part === 'priority')
    return (
      <Select
        {...field}
        optionalLabel={optionalLabel}
        value={planned.priority ?? ''}
        options={[
          { value: '', label: intl.formatMessage(messages.choose) },
          ...priorities.map((value) => ({ value, label: priorityWords(value, intl) })),
        ]}
        onValueChange={(priority) => onChange({ priority: priority || null })}
      />
    )
  return (
    <DatePicker
      {...field}
      optionalLabel={optionalLabel}
      value={planned[part] ?? null}
      onValueChange={(day) => onChange({ [part]: day })}
    />
  )
}
