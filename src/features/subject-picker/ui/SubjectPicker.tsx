import type { Schemas } from '@/api'
import { ComboBox, type ComboBoxProps } from '@/design-system/ComboBox'
import { useIntl } from '@/shared/i18n'
import { optionOf, type Readers, useSubjectOptions } from '../api/use-subject-options'
import { messages } from '../messages'

export type SubjectPickerProps = Pick<ComboBoxProps, 'label' | 'description' | 'error' | 'placeholder'> & {
  /** What the chosen one has to be able to read. */
  readers: Readers
  /** People alone, and all of them: for a question about somebody. */
  everyone?: boolean
  value: Schemas['Assignee'] | null
  onValueChange: (subject: Schemas['Assignee'] | null) => void
}

/** Chooses one person or group, by typing a name. */
export function SubjectPicker({ readers, everyone = false, value, onValueChange, ...field }: SubjectPickerProps) {
  const { formatMessage } = useIntl()
  const { source, subjectOf } = useSubjectOptions(readers, everyone ? 'everyone' : 'subjects')
  return (
    <ComboBox
      {...field}
      {...source}
      clearLabel={formatMessage(messages.clear)}
      value={value && optionOf(value)}
      onValueChange={(option) => onValueChange((option && subjectOf(option.value)) ?? null)}
    />
  )
}
