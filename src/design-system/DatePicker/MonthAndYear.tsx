import { endOfMonth, endOfYear, startOfMonth, startOfYear, type CalendarDate } from '@internationalized/date'
import { useContext } from 'react'
import { CalendarMonthPicker, CalendarStateContext, CalendarYearPicker } from 'react-aria-components/Calendar'
import styles from './DatePicker.module.css'

/**
 * How many years the list of years holds, with the one that is seen in their middle: a birthday is two openings away.
 */
const visibleYears = 60

/** Which month is seen, to be chosen at once where turning pages would take long. The library names the two lists. */
export function MonthAndYear() {
  return (
    <div className={styles.seen}>
      <CalendarMonthPicker format="long">
        {(months) => <PlainSelect {...months} first={startOfMonth} last={endOfMonth} />}
      </CalendarMonthPicker>
      <CalendarYearPicker visibleYears={visibleYears}>
        {(years) => <PlainSelect {...years} first={startOfYear} last={endOfYear} />}
      </CalendarYearPicker>
    </div>
  )
}

type PlainSelectProps = {
  'aria-label': string
  value: string | number
  onChange: (key: number) => void
  items: readonly { id: number; date: CalendarDate; formatted: string }[]
  /** The first and the last day of what an item stands for. */
  first: (date: CalendarDate) => CalendarDate
  last: (date: CalendarDate) => CalendarDate
}

/** Words that can be pressed; the system draws the list. What has no day within the limits cannot be chosen. */
function PlainSelect({ items, onChange, first, last, ...rest }: PlainSelectProps) {
  const { minValue, maxValue } = useContext(CalendarStateContext) ?? {}
  const isOutside = (date: CalendarDate) =>
    (minValue != null && last(date).compare(minValue) < 0) || (maxValue != null && first(date).compare(maxValue) > 0)
  return (
    <select {...rest} className={styles.choice} onChange={({ target }) => onChange(Number(target.value))}>
      {items.map(({ id, date, formatted }) => (
        <option key={id} value={id} disabled={isOutside(date)}>
          {formatted}
        </option>
      ))}
    </select>
  )
}
