import { DatePicker } from '@/design-system/DatePicker'
import { Select } from '@/design-system/Select'
import { SubjectPicker, type SubjectPickerProps } from '@/features/subject-picker'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { type Planned, priorities, priorityWords } from '../model/planning-words'

export type PlanningFieldsProps = {
  readers: SubjectPickerProps['readers']
  planned: Planned
  assigneeError?: string | undefined
  endError?: string | undefined
  onChange: (part: Partial<Planned>) => void
}

/** Who does it, when, and how urgent it is: in the card of a post, and of one that is being written. */
export function PlanningFields({ readers, planned, assigneeError, endError, onChange }: PlanningFieldsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <>
      <SubjectPicker
        label={formatMessage(messages.assignee)}
        readers={readers}
        value={planned.assignee}
        error={assigneeError}
        onValueChange={(assignee) => onChange({ assignee })}
      />
      <DatePicker
        label={formatMessage(messages.start)}
        value={planned.expectedStartDate}
        onValueChange={(expectedStartDate) => onChange({ expectedStartDate })}
      />
      <DatePicker
        label={formatMessage(messages.end)}
        value={planned.expectedEndDate}
        error={endError}
        onValueChange={(expectedEndDate) => onChange({ expectedEndDate })}
      />
      <Select
        label={formatMessage(messages.priority)}
        value={planned.priority ?? ''}
        options={[
          { value: '', label: formatMessage(messages.none) },
          ...priorities.map((value) => ({ value, label: priorityWords(value, intl) })),
        ]}
        onValueChange={(priority) => onChange({ priority: priority || null })}
      />
    </>
  )
}
