import { DatePicker } from '@/design-system/DatePicker'
import { TimeField } from '@/design-system/TimeField'
import { useIntl } from '@/shared/i18n'
import { zoneName } from '@/shared/zone-name'
import { formMessages as messages, messages as words } from '../messages'
import type { DueFields as Due } from '../model/due'
import styles from './Tasks.module.css'

export type DueFieldsProps = { due: Due; error?: string | undefined; onChange: (due: Due) => void }

/** By when something is to be done: a day, and a time where not the whole day counts, in the zone that is named. */
export function DueFields({ due, error, onChange }: DueFieldsProps) {
  const { formatMessage, locale } = useIntl()
  return (
    <div className={styles.pair}>
      <DatePicker
        label={formatMessage(words.due)}
        value={due.day}
        clearLabel={formatMessage(messages.clear)}
        error={error}
        onValueChange={(day) => onChange({ ...due, day })}
      />
      <TimeField
        label={formatMessage(messages.time)}
        description={formatMessage(messages.timeHint, { zone: zoneName(due.timeZone, new Date(), locale) })}
        value={due.time}
        disabled={due.day === null}
        onValueChange={(time) => onChange({ ...due, time })}
      />
    </div>
  )
}
