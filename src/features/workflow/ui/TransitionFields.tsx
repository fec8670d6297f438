import type { Schemas } from '@/api'
import { Checkbox } from '@/design-system/Checkbox'
import { DatePicker } from '@/design-system/DatePicker'
import { Select } from '@/design-system/Select'
import { Text } from '@/design-system/Text'
import { TextArea } from '@/design-system/TextArea'
import { TextField } from '@/design-system/TextField'
import { useIntl } from '@/shared/i18n'
import { formMessages as messages } from '../messages'
import { type Filled, isKnownField, type Planned, plannedPart } from '../model/transition-form'
import { PlannedField, type PlannedFieldProps } from './PlannedField'

export type TransitionFieldsProps = {
  form: Schemas['TransitionForm']
  filled: Filled
  /** What the post is planned with. */
  current?: Planned | undefined
  /** What an assignee has to be able to read. */
  readers?: PlannedFieldProps['readers']
  /** What is wrong, by the id of the field or `note`. */
  errors: Readonly<Record<string, string>>
  onChange: (filled: Filled) => void
}

/** What a step asks for: its own fields and the note. */
export function TransitionFields({
  form,
  filled,
  current = {},
  readers = {},
  errors,
  onChange,
}: TransitionFieldsProps) {
  const { formatMessage } = useIntl()
  const optional = formatMessage(messages.optional)
  const set = (id: string, text: string) => onChange({ ...filled, values: { ...filled.values, [id]: text } })
  return (
    <>
      {form.fields.map((field) => {
        const { id, kind, label, help, required, options = [] } = field
        const shared = {
          label,
          description: help,
          error: errors[id],
          optionalLabel: required ? undefined : optional,
          value: filled.values[id] ?? '',
          onValueChange: (text: string | null) => set(id, text ?? ''),
        }
        const part = plannedPart(field)
        if (part)
          return (
            <PlannedField
              key={id}
              part={part}
              label={label}
              description={help}
              error={errors[id]}
              optionalLabel={shared.optionalLabel}
              readers={readers}
              planned={{ ...current, ...filled.data }}
              onChange={(data) => onChange({ ...filled, data: { ...filled.data, ...data } })}
            />
          )
        if (!isKnownField(field))
          return (
            <Text key={id} size="sm" tone="muted">
              {formatMessage(messages.unknownField, { label })}
            </Text>
          )
        if (kind === 'checkbox')
          return (
            <Checkbox
              key={id}
              label={label}
              error={errors[id]}
              checked={filled.values[id] === 'true'}
              onCheckedChange={(checked) => set(id, checked ? 'true' : '')}
            />
          )
        if (kind === 'choice')
          return (
            <Select
              key={id}
              {...shared}
              options={[
                { value: '', label: formatMessage(messages.choose) },
                ...options.map((option) => ({ value: option.id, label: option.label })),
              ]}
            />
          )
        if (kind === 'date') return <DatePicker key={id} {...shared} value={shared.value || null} />
        if (kind === 'long-text') return <TextArea key={id} {...shared} maxLength={field.maxLength} />
        return <TextField key={id} {...shared} inputMode={kind === 'number' ? 'decimal' : undefined} />
      })}
      {form.note !== 'none' && (
        <TextArea
          label={formatMessage(messages.note)}
          optionalLabel={form.note === 'required' ? undefined : optional}
          error={errors['note']}
          value={filled.note}
          onValueChange={(note) => onChange({ ...filled, note })}
        />
      )}
    </>
  )
}
