import type { Schemas } from '@/api'
import { TextArea } from '@/design-system/TextArea'
import { useIntl } from '@/shared/i18n'
import { formMessages as messages } from '../messages'
import { type Filled, type Planned, plannedPart } from '../model/transition-form'
import { LONGEST_NOTE } from '../model/words'
import { PlannedField, type PlannedFieldProps } from './PlannedField'
import { TransitionField } from './TransitionField'

export type TransitionFieldsProps = {
  /** What an assignee has to be able to read. */
  readers: PlannedFieldProps['readers']
  form: Schemas['TransitionForm']
  filled: Filled
  /** What the post is planned with. */
  current?: Planned | undefined
  /** What the record holds, where one is changed. */
  recorded?: Filled['values'] | undefined
  /** What is wrong, by the id of the field or `note`. */
  errors: Readonly<Record<string, string>>
  onChange: (update: (filled: Filled) => Filled) => void
}

/** What a step asks for: its own fields and the note. */
export function TransitionFields(props: TransitionFieldsProps) {
  const { readers, form, filled, current = {}, recorded = {}, errors, onChange } = props
  const { formatMessage } = useIntl()
  const optional = formatMessage(messages.optional)
  const { note } = filled
  return (
    <>
      {form.fields.map((field) => {
        const { id, label, help, required } = field
        const part = plannedPart(field)
        if (!part)
          return (
            <TransitionField
              key={id}
              field={field}
              text={filled.values[id] ?? ''}
              recorded={recorded[id]}
              error={errors[id]}
              onChange={(text) => onChange((now) => ({ ...now, values: { ...now.values, [id]: text } }))}
            />
          )
        return (
          <PlannedField
            key={id}
            part={part}
            label={label}
            description={help}
            error={errors[id]}
            optionalLabel={required ? undefined : optional}
            readers={readers}
            current={current}
            planned={{ ...current, ...filled.data }}
            onChange={(data) => onChange((now) => ({ ...now, data: { ...now.data, ...data } }))}
          />
        )
      })}
      {form.note !== 'none' && (
        <TextArea
          label={formatMessage(messages.note)}
          optionalLabel={form.note === 'required' ? undefined : optional}
          aside={
            note === ''
              ? undefined
              : formatMessage(messages.noteLength, { count: note.trim().length, most: LONGEST_NOTE })
          }
          error={errors['note']}
          value={note}
          onValueChange={(text) => onChange((now) => ({ ...now, note: text }))}
        />
      )}
    </>
  )
}
