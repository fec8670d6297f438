import type { Schemas } from '@/api'
import { TagPicker, type TagPickerProps } from '@/design-system/TagPicker'
import { useIntl } from '@/shared/i18n'
import { optionOf, type Readers, useSubjectOptions } from '../api/use-subject-options'
import { messages } from '../messages'
import { keyOf } from '@/features/subjects'

export type SubjectsPickerProps = Pick<TagPickerProps, 'label' | 'description' | 'error' | 'placeholder' | 'ref'> & {
  /** What the chosen ones have to be able to read. */
  readers: Readers
  /** People alone, no groups. */
  peopleOnly?: boolean
  value: readonly Schemas['Assignee'][]
  onValueChange: (subjects: Schemas['Assignee'][]) => void
}

/** Chooses several people and groups, by typing their names. */
export function SubjectsPicker({ readers, peopleOnly = false, value, onValueChange, ...field }: SubjectsPickerProps) {
  const { formatMessage } = useIntl()
  const { source, subjectOf } = useSubjectOptions(readers, peopleOnly ? 'people' : 'subjects')
  return (
    <TagPicker
      {...field}
      {...source}
      chosenLabel={formatMessage(messages.chosen)}
      removeLabel={({ label }) => formatMessage(messages.remove, { name: label })}
      value={value.map(optionOf)}
      onValueChange={(options) => {
        const known = new Map(value.map((subject) => [keyOf(subject), subject]))
        onValueChange(options.flatMap((option) => known.get(option.value) ?? subjectOf(option.value) ?? []))
      }}
    />
  )
}
