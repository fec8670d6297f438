import { DatePicker } from '@/design-system/DatePicker'
import { Select } from '@/design-system/Select'
import { planningMessages, priorities, priorityWords } from '@/features/planning'
import { SubjectPicker, type SubjectPickerProps } from '@/features/subject-picker'
import { useIntl } from '@/shared/i18n'
import type { Planned } from '../model/transition-form'
import { Before } from './Before'
import { usePlannedWords } from './use-planned-words'

export type PlannedFieldProps = {
  part: keyof Planned
  label: string
  description?: string | undefined
  error?: string | undefined
  optionalLabel?: string | undefined
  /** What an assignee has to be able to read. */
  readers: SubjectPickerProps['readers']
  /** What the post is planned with. */
  current: Planned
  /** The same with what was changed here. */
  planned: Planned
  onChange: (data: Planned) => void
}

/** A field of a step that writes the planning of the post: who does it, when, or how urgent it is. */
export function PlannedField({ part, readers, current, planned, onChange, ...rest }: PlannedFieldProps) {
  const intl = useIntl()
  const { optionalLabel, ...field } = { ...rest, description: useBefore(part, current, planned) ?? rest.description }
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
          { value: '', label: intl.formatMessage(planningMessages.none) },
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

/** What the post is planned with, struck, where the field changes it. */
function useBefore(part: keyof Planned, current: Planned, planned: Planned) {
  const wordsOf = usePlannedWords()
  const before = wordsOf(part, current)
  if (current[part] == null || before === wordsOf(part, planned)) return undefined
  return <Before text={before} />
}
