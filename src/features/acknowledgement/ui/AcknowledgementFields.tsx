import { useState } from 'react'
import type { Schemas } from '@/api'
import { DatePicker } from '@/design-system/DatePicker'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Stack } from '@/design-system/Stack'
import { TextArea } from '@/design-system/TextArea'
import { SubjectsPicker } from '@/features/subject-picker'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

export type AcknowledgementFieldsProps = {
  communityId: string
  value: Schemas['AcknowledgementRequest']
  onValueChange: (value: Schemas['AcknowledgementRequest']) => void
}

/** What readers are asked to confirm, until when, and who is asked: in the editor of a post. */
export function AcknowledgementFields({ communityId, value, onValueChange }: AcknowledgementFieldsProps) {
  const { formatMessage } = useIntl()
  const { statement, dueDate = null, subjects = null } = value
  // What was chosen stays while somebody looks at the other choice.
  const [chosen, setChosen] = useState<Schemas['Assignee'][]>(subjects ?? [])
  const change = (part: Partial<Schemas['AcknowledgementRequest']>) => onValueChange({ ...value, ...part })
  return (
    <Stack gap={3}>
      <TextArea
        label={formatMessage(messages.statementLabel)}
        minRows={2}
        maxLength={300}
        value={statement}
        onValueChange={(words) => change({ statement: words })}
      />
      <DatePicker
        label={formatMessage(messages.dueLabel)}
        value={dueDate}
        onValueChange={(day) => change({ dueDate: day })}
      />
      <SegmentedControl
        label={formatMessage(messages.who)}
        value={subjects === null ? 'everyone' : 'chosen'}
        options={[
          { value: 'everyone', label: formatMessage(messages.everyone) },
          { value: 'chosen', label: formatMessage(messages.chosen) },
        ]}
        onValueChange={(who) => change({ subjects: who === 'everyone' ? null : chosen })}
      />
      {subjects !== null && (
        <SubjectsPicker
          label={formatMessage(messages.subjects)}
          readers={{ communityId }}
          value={subjects}
          onValueChange={(next) => {
            setChosen(next)
            change({ subjects: next })
          }}
        />
      )}
    </Stack>
  )
}
