import type { CalendarDate } from '@internationalized/date'
import { clsx } from 'clsx'
import { useMemo, useState, type ComponentProps } from 'react'
import {
  Button,
  DateInput,
  DatePicker as AriaDatePicker,
  DateSegment,
  Group,
  type DateValue,
} from 'react-aria-components/DatePicker'
import { useLocale } from 'react-aria-components/I18nProvider'
import { controlStyles, Field, type FieldWords } from '../Field'
import segmentStyles from '../Field/segments.module.css'
import { IconButton } from '../IconButton'
import { CalendarIcon, Icon, XIcon } from '../icons'
import { PageLocale } from '../PageLocale'
import { CalendarPopover } from './CalendarPopover'
import { dayOf, isUnfinished, parseDay, withCentury } from './days'
import { problemOf, type DayProblem } from './day-problem'
import styles from './DatePicker.module.css'

/** What the library offers of the group of the parts, and the picker decides by its own props. */
type Decided = 'isDisabled' | 'isInvalid' | 'isReadOnly' | 'role' | 'slot' | 'render' | 'aria-label' | 'aria-labelledby'

/** `className` goes to the whole field; what is not named here and the ref go to the group of the parts. */
export type DatePickerProps = Omit<
  ComponentProps<typeof Group>,
  Decided | 'children' | 'className' | 'defaultValue' | 'onChange' | 'style'
> &
  FieldWords & {
    /** A day of the calendar, "2026-11-20", the same in every time zone. */
    value: string | null
    /** A whole day, or null when it was emptied. A year that is still being typed is not told. */
    onValueChange: (day: string | null) => void
    /** The first and the last day that may be chosen. */
    min?: string | undefined
    max?: string | undefined
    /** Days between them that may not be chosen: holidays, weekends. */
    isUnavailable?: ((day: string) => boolean) | undefined
    /** A whole sentence on a day that was typed and may not be chosen: "The first possible day is 16 November 2026." */
    describeProblem?: ((problem: DayProblem) => string) | undefined
    /**
     * Names the button that empties the field: "Clear". Without it there is none; Backspace in each part does the same.
     */
    clearLabel?: string | undefined
    /**
     * Another language than the page's, for the order of the parts, the words and the first day of the week: "de-DE".
     */
    locale?: string | undefined
    /** The field's name in its Form; the day is sent under it. */
    name?: string | undefined
    required?: boolean | undefined
    disabled?: boolean | undefined
    className?: string | undefined
  }

/**
 * A day, typed part by part in the order of the language, or chosen in a calendar; on phones that is a sheet. The names
 * of parts, months and days come from the primitives library in the language of the page.
 */
export function DatePicker({ locale, ...props }: DatePickerProps) {
  return (
    <PageLocale locale={locale}>
      <LocalDatePicker {...props} />
    </PageLocale>
  )
}

function LocalDatePicker({
  label,
  labelHidden,
  description,
  error,
  optionalLabel,
  className,
  value,
  onValueChange,
  min,
  max,
  isUnavailable,
  describeProblem,
  clearLabel,
  id,
  name,
  required = false,
  disabled = false,
  'aria-describedby': describedBy,
  ref,
  ...rest
}: Omit<DatePickerProps, 'locale'>) {
  /** A day whose year is still being typed: the "2" of 2026 is the year 2 to the library. */
  const [unfinished, setUnfinished] = useState<CalendarDate | null>(null)
  const day = useMemo(() => parseDay(value), [value])
  const shown = unfinished ?? day
  const { locale } = useLocale()
  const found = day && !unfinished ? problemOf(dayOf(day), { min, max, isUnavailable }, locale) : null
  const problem = found ? describeProblem?.(found) : undefined

  function handleChange(date: CalendarDate | null) {
    if (date !== null && isUnfinished(date)) {
      setUnfinished(date)
      return
    }
    setUnfinished(null)
    onValueChange(date === null ? null : dayOf(date))
  }

  /** Somebody goes on, or looks at the month: two digits of a year are this century, three are dropped. */
  function finish() {
    if (unfinished === null) return
    setUnfinished(null)
    const finished = withCentury(unfinished)
    if (finished) onValueChange(dayOf(finished))
  }

  return (
    <Field
      {...{ label, labelHidden, description, optionalLabel, className, id, name }}
      error={error ?? problem}
      aria-describedby={describedBy}
      group
    >
      {(control, labelId) => (
        <AriaDatePicker
          id={control.id}
          aria-labelledby={labelId}
          {...(control['aria-describedby'] !== undefined && { 'aria-describedby': control['aria-describedby'] })}
          granularity="day"
          validationBehavior="aria"
          // Left out and not false, which would overrule the library's own look at the day.
          {...(control['aria-invalid'] && { isInvalid: true })}
          isRequired={required}
          isDisabled={disabled}
          // A year on its way is not judged yet.
          minValue={unfinished ? null : parseDay(min ?? null)}
          maxValue={unfinished ? null : parseDay(max ?? null)}
          {...(isUnavailable && { isDateUnavailable: (date: DateValue) => isUnavailable(dayOf(date)) })}
          value={shown}
          onChange={handleChange}
          onFocusChange={(focused) => !focused && finish()}
          onOpenChange={(open) => open && finish()}
        >
          <Group {...rest} ref={ref} className={clsx(controlStyles.box, segmentStyles.box)}>
            <DateInput className={segmentStyles.parts ?? ''}>
              {(segment) => <DateSegment segment={segment} className={segmentStyles.part ?? ''} />}
            </DateInput>
            {clearLabel !== undefined && shown !== null && !disabled && (
              <IconButton
                size="sm"
                label={clearLabel}
                icon={<Icon of={XIcon} size="sm" />}
                onClick={() => handleChange(null)}
              />
            )}
            <Button className={styles.open ?? ''}>
              <Icon of={CalendarIcon} />
            </Button>
          </Group>
          {name !== undefined && (
            <input type="hidden" name={name} value={value ?? ''} data-control={control.id} disabled={disabled} />
          )}
          <CalendarPopover />
        </AriaDatePicker>
      )}
    </Field>
  )
}
