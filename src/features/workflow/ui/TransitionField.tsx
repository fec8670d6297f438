import type { Schemas } from '@/api'
import { Checkbox } from '@/design-system/Checkbox'
import { DatePicker } from '@/design-system/DatePicker'
import { Select } from '@/design-system/Select'
import { Text } from '@/design-system/Text'
import { TextArea } from '@/design-system/TextArea'
import { TextField } from '@/design-system/TextField'
import { calendarDate } from '@/shared/day-time'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { formMessages as messages } from '../messages'
import { isKnownField } from '../model/transition-form'
import { Before } from './Before'

export type TransitionFieldProps = {
  field: Schemas['TransitionField']
  text: string
  /** What the record holds, where one is changed. */
  recorded?: string | undefined
  error?: string | undefined
  onChange: (text: string) => void
}

/** A field of a step whose value stays in the record; one that only a newer portal can fill in says so. */
export function TransitionField({ field, text, recorded = '', error, onChange }: TransitionFieldProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { kind, label, help, required, options = [] } = field
  const shared = {
    label,
    description: recorded === '' || recorded === text.trim() ? help : <Before text={wordsOf(field, recorded, intl)} />,
    error,
    optionalLabel: required ? undefined : formatMessage(messages.optional),
    value: text,
    onValueChange: (value: string | null) => onChange(value ?? ''),
  }
  if (!isKnownField(field))
    return (
      <Text size="sm" tone="muted">
        {formatMessage(messages.unknownField, { label })}
      </Text>
    )
  if (kind === 'checkbox')
    return (
      <Checkbox
        label={label}
        description={help}
        error={error}
        checked={text === 'true'}
        onCheckedChange={(checked) => onChange(checked ? 'true' : '')}
      />
    )
  if (kind === 'choice')
    return (
      <Select
        {...shared}
        options={[
          { value: '', label: formatMessage(messages.choose) },
          ...options.map((option) => ({ value: option.id, label: option.label })),
        ]}
      />
    )
  if (kind === 'date') return <DatePicker {...shared} value={text || null} />
  if (kind === 'long-text') return <TextArea {...shared} />
  return <TextField {...shared} inputMode={kind === 'number' ? 'decimal' : undefined} />
}

/** A value as it is said: an option by its label, a day by its date. */
function wordsOf({ kind, options = [] }: Schemas['TransitionField'], value: string, { formatDate }: PortalIntl) {
  const day = kind === 'date' ? Date.parse(`${value}T00:00:00Z`) : NaN
  if (!Number.isNaN(day)) return formatDate(new Date(day), calendarDate)
  return options.find(({ id }) => id === value)?.label ?? value
}
