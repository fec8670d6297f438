import { SegmentedControl } from '@/design-system/SegmentedControl'
import { TextField } from '@/design-system/TextField'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

/** As what somebody is invited; the duty counts for staff alone. */
export type Role = { kind: 'guest' | 'staff'; duty: string }

export type RoleFieldsProps = { value: Role; onValueChange: (role: Role) => void }

/** Guest, or staff with what they do there. */
export function RoleFields({ value, onValueChange }: RoleFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <SegmentedControl<Role['kind']>
        label={formatMessage(messages.as)}
        value={value.kind}
        options={[
          { value: 'guest', label: formatMessage(messages.kindGuest) },
          { value: 'staff', label: formatMessage(messages.kindStaff) },
        ]}
        onValueChange={(kind) => onValueChange({ ...value, kind })}
      />
      {value.kind === 'staff' && (
        <TextField
          label={formatMessage(messages.duty)}
          optionalLabel={formatMessage(messages.optional)}
          maxLength={80}
          value={value.duty}
          onValueChange={(duty) => onValueChange({ ...value, duty })}
        />
      )}
    </>
  )
}

/** What is kept of them: guests have no duty, whatever was typed before. */
export function dutyOf({ kind, duty }: Role): string | null {
  return kind === 'staff' ? duty.trim() || null : null
}
