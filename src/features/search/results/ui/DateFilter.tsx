import { useState } from 'react'
import { FilterChip } from '@/design-system/ChoiceChip'
import { DatePicker } from '@/design-system/DatePicker'
import { useNow } from '@/design-system/RelativeTime'
import { TitledCard } from '@/design-system/TitledCard'
import { calendarDate, calendarDay } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { type ChangeSearch, firstOf, spans } from '../model/address'
import styles from './Results.module.css'

export type DateFilterProps = { from: string; to: string; onChange: ChangeSearch }

/** When it was written: at any time, lately, or between two days. */
export function DateFilter({ from, to, onChange }: DateFilterProps) {
  const { formatMessage, timeZone } = useIntl()
  const today = calendarDay(useNow(), timeZone)
  const span = to === '' ? spans.find((days) => from === firstOf(days, today)) : undefined
  const isAny = from === '' && to === ''
  const isOwn = !isAny && span === undefined
  const [isChoosing, setChoosing] = useState(isOwn)
  const choose = (first: string) => {
    setChoosing(false)
    onChange({ from: first, to: '' })
  }
  const title = formatMessage(messages.date)
  return (
    <TitledCard title={title}>
      <div role="group" aria-label={title} className={styles.chips}>
        <FilterChip pressed={isAny} onPressedChange={() => choose('')}>
          {formatMessage(messages.anyTime)}
        </FilterChip>
        {spans.map((days) => (
          <FilterChip
            key={days}
            pressed={span === days}
            onPressedChange={() => choose(span === days ? '' : firstOf(days, today))}
          >
            {formatMessage(messages.days, { days })}
          </FilterChip>
        ))}
        <FilterChip pressed={isOwn} aria-expanded={isChoosing} onPressedChange={() => setChoosing(!isChoosing)}>
          {isOwn ? <OwnDays from={from} to={to} /> : formatMessage(messages.ownDays)}
        </FilterChip>
      </div>
      {isChoosing && (
        <div className={styles.days}>
          <DatePicker
            label={formatMessage(messages.from)}
            clearLabel={formatMessage(messages.clearDay)}
            value={from || null}
            max={to || undefined}
            onValueChange={(day) => onChange({ from: day ?? '' })}
          />
          <DatePicker
            label={formatMessage(messages.to)}
            clearLabel={formatMessage(messages.clearDay)}
            value={to || null}
            min={from || undefined}
            onValueChange={(day) => onChange({ to: day ?? '' })}
          />
        </div>
      )}
    </TitledCard>
  )
}

/** The chosen days in words. */
function OwnDays({ from, to }: Pick<DateFilterProps, 'from' | 'to'>) {
  const { formatMessage, formatDate } = useIntl()
  const day = (text: string) => formatDate(`${text}T00:00Z`, calendarDate)
  if (to === '') return formatMessage(messages.since, { day: day(from) })
  if (from === '') return formatMessage(messages.until, { day: day(to) })
  return formatMessage(messages.between, { from: day(from), to: day(to) })
}
