import { useMutation } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type SubmitEvent, useMemo, useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { TitledCard } from '@/design-system/Card'
import { Checkbox } from '@/design-system/Checkbox'
import { Text } from '@/design-system/Text'
import { TimeField } from '@/design-system/TimeField'
import { useKeptForm } from '@/features/kept-form'
import { callFailure } from '@/shared/call-failure'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { useProfileSwitch } from '../api/profile-calls'
import { messages as words } from '../messages'
import editStyles from '../ui/ProfileEdit.module.css'
import styles from './Availability.module.css'
import { messages } from './messages'
import { endsNextDay, hoursOf, isWeek, onWeekdays, problemOf, type Range, type Week, weekOf, withDay } from './week'

/** What a day starts with when somebody begins to work on it. */
const usual: Range = { from: '09:00', to: '17:00' }

/** The hours of each day on the person's own clock; whether they are at work is computed from these alone. */
export function HoursCard({ profile }: { profile: Schemas['Profile'] }) {
  const { formatMessage, formatPhrase, locale } = useIntl()
  const tip = useUnit(tipRequested)
  const send = useProfileSwitch(profile)
  const before = useMemo(() => weekOf(profile.workingHours), [profile.workingHours])
  const kept = useKeptForm<Week>({
    address: '/profile/edit/availability',
    initial: before,
    isValue: isWeek,
    about: { kind: 'form', title: formatMessage(messages.hours) },
  })
  const week = kept.value
  const [tried, setTried] = useState(false)
  const changed = JSON.stringify(week) !== JSON.stringify(before)
  const wrong = week.some((ranges) => ranges.some((range) => problemOf(range) !== null))
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const firstWorked = week.findIndex((ranges) => ranges.length > 0)
  const save = useMutation({
    mutationFn: () => send.mutateAsync({ workingHours: hoursOf(week) }),
    onSuccess: () => {
      kept.forget()
      setTried(false)
      tip({ severity: 'success', title: words.saved })
    },
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (changed && !wrong && !save.isPending) save.mutate()
  }

  return (
    <TitledCard title={formatMessage(messages.hours)}>
      <Text size="sm" tone="muted">
        {formatMessage(messages.hoursWhy)}
      </Text>
      <form noValidate aria-label={formatMessage(messages.hours)} className={editStyles.form} onSubmit={submit}>
        {week.map((ranges, index) => {
          // The first of January 2024 was a Monday.
          const day = weekday.format(Date.UTC(2024, 0, index + 1))
          return (
            <div key={index} role="group" aria-label={day} className={styles.day}>
              <Checkbox
                label={day}
                checked={ranges.length > 0}
                onCheckedChange={(works) =>
                  kept.change(withDay(week, index, works ? (week[firstWorked] ?? [usual]) : []))
                }
              />
              {ranges.map((range, at) => (
                <RangeFields
                  key={at}
                  range={range}
                  tried={tried}
                  onChange={(next) => kept.change(withDay(week, index, ranges.with(at, next)))}
                />
              ))}
              {index === firstWorked && (
                <Button size="sm" className={styles.copy} onClick={() => kept.change(onWeekdays(week, index))}>
                  {formatMessage(messages.copyToWeekdays)}
                </Button>
              )}
            </div>
          )
        })}
        <div className={styles.end}>
          <Text as="span" size="sm" tone={save.isError ? 'error' : 'muted'} role="status">
            {save.isError
              ? isApiError(save.error)
                ? formatPhrase(callFailure(save.error))
                : formatMessage(words.notSaved)
              : changed
                ? formatMessage(words.unsaved)
                : null}
          </Text>
          <span className={editStyles.buttons}>
            {changed && (
              <Button
                onClick={() => {
                  kept.forget()
                  setTried(false)
                }}
              >
                {formatMessage(words.discard)}
              </Button>
            )}
            <Button
              type="submit"
              variant="primary"
              disabled={!changed}
              busy={save.isPending}
              busyLabel={formatMessage(words.saving)}
            >
              {formatMessage(messages.saveHours)}
            </Button>
          </span>
        </div>
      </form>
    </TitledCard>
  )
}

type RangeFieldsProps = { range: Range; tried: boolean; onChange: (range: Range) => void }

function RangeFields({ range, tried, onChange }: RangeFieldsProps) {
  const { formatMessage } = useIntl()
  const problem = tried ? problemOf(range) : null
  return (
    <div className={styles.range}>
      <TimeField
        label={formatMessage(messages.fromTime)}
        value={range.from}
        error={problem === 'incomplete' && range.from === '' ? formatMessage(messages.timeMissing) : undefined}
        onValueChange={(from) => onChange({ ...range, from })}
      />
      <TimeField
        label={formatMessage(messages.toTime)}
        description={endsNextDay(range) ? formatMessage(messages.endsNextDay) : undefined}
        value={range.to}
        error={
          problem === 'same'
            ? formatMessage(messages.sameTime)
            : problem === 'incomplete' && range.to === ''
              ? formatMessage(messages.timeMissing)
              : undefined
        }
        onValueChange={(to) => onChange({ ...range, to })}
      />
    </div>
  )
}
