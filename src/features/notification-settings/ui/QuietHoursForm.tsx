import { useState } from 'react'
import type { Schemas } from '@/api'
import { Checkbox } from '@/design-system/Checkbox'
import { Switch } from '@/design-system/Switch'
import { TimeField } from '@/design-system/TimeField'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './NotificationSettings.module.css'

type QuietHours = Schemas['QuietHours']

/** Hours without a push, by the days on which they begin. */
export function QuietHoursForm({ quiet, onChange }: { quiet: QuietHours; onChange: (quiet: QuietHours) => void }) {
  const { formatMessage, locale } = useIntl()
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const toggleDay = (day: number, on: boolean) => {
    const days = on ? [...quiet.days, day].sort() : quiet.days.filter((one) => one !== day)
    // Without a day there is nothing to be quiet on.
    onChange(days.length === 0 ? { ...quiet, enabled: false } : { ...quiet, days })
  }
  return (
    <>
      <Switch
        label={formatMessage(messages.quiet)}
        description={formatMessage(messages.quietWhy)}
        checked={quiet.enabled}
        onCheckedChange={(enabled) => onChange({ ...quiet, enabled })}
      />
      {quiet.enabled && (
        <>
          <div className={styles.times}>
            <Time
              label={formatMessage(messages.from)}
              value={quiet.from}
              onChange={(from) => onChange({ ...quiet, from })}
            />
            <Time
              label={formatMessage(messages.to)}
              value={quiet.to}
              description={quiet.to <= quiet.from ? formatMessage(messages.nextDay) : undefined}
              onChange={(to) => onChange({ ...quiet, to })}
            />
          </div>
          <div role="group" aria-label={formatMessage(messages.days)} className={styles.days}>
            {[1, 2, 3, 4, 5, 6, 7].map((day) => (
              <Checkbox
                key={day}
                // The first of January 2024 was a Monday.
                label={weekday.format(Date.UTC(2024, 0, day))}
                checked={quiet.days.includes(day)}
                onCheckedChange={(on) => toggleDay(day, on)}
              />
            ))}
          </div>
        </>
      )}
    </>
  )
}

type TimeProps = { label: string; value: string; description?: string | undefined; onChange: (time: string) => void }

/** A time of day; while it is being typed it is nobody else's. */
function Time({ label, value, description, onChange }: TimeProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TimeField
      required
      label={label}
      description={description}
      value={typed ?? value}
      onValueChange={setTyped}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        if (typed && typed !== value) onChange(typed.slice(0, 5))
        setTyped(null)
      }}
    />
  )
}
