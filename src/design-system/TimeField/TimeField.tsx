import { parseTime } from '@internationalized/date'
import { clsx } from 'clsx'
import { useContext, useEffect, useEffectEvent, useMemo, useState, type ComponentProps } from 'react'
import { Group } from 'react-aria-components/Group'
import {
  DateInput,
  DateSegment,
  TimeField as AriaTimeField,
  TimeFieldStateContext,
} from 'react-aria-components/TimeField'
import { controlStyles, Field, type FieldWords } from '../Field'
import segmentStyles from '../Field/segments.module.css'
import { PageLocale } from '../PageLocale'

/** What the library offers of the group of the parts, and the field decides by its own props. */
type Decided = 'isDisabled' | 'isInvalid' | 'isReadOnly' | 'role' | 'slot' | 'render' | 'aria-label' | 'aria-labelledby'

/** `className` goes to the whole field; what is not named here and the ref go to the group of the parts. */
export type TimeFieldProps = Omit<
  ComponentProps<typeof Group>,
  Decided | 'children' | 'className' | 'defaultValue' | 'onChange' | 'style'
> &
  FieldWords & {
    /** A time of day, "06:30"; empty for none. */
    value: string
    /** A whole time, or nothing when it was emptied. */
    onValueChange: (time: string) => void
    /** Another language than the page's: "de-DE". */
    locale?: string | undefined
    name?: string | undefined
    required?: boolean | undefined
    disabled?: boolean | undefined
    className?: string | undefined
  }

/**
 * A time of day, typed part by part. It has 24 hours in every language, as all times of the portal; the browser’s own
 * field follows the browser's language and not the page's.
 */
export function TimeField({
  label,
  labelHidden,
  description,
  error,
  optionalLabel,
  className,
  value,
  onValueChange,
  locale,
  id,
  name,
  required = false,
  disabled = false,
  'aria-describedby': describedBy,
  ref,
  ...rest
}: TimeFieldProps) {
  /** The last whole time while a part of it is empty: the other part stays on screen, and the field has no time. */
  const [emptied, setEmptied] = useState<string | null>(null)
  const shown = emptied !== null && value === '' ? emptied : value
  const time = useMemo(() => (/^\d\d:\d\d/.test(shown) ? parseTime(shown) : null), [shown])

  function handleHalf(half: boolean) {
    if (half && value !== '') {
      setEmptied(value)
      onValueChange('')
    } else if (!half && emptied !== null) {
      // The part came back as it was, which the library does not tell.
      setEmptied(null)
      if (value === '') onValueChange(emptied)
    }
  }

  return (
    <PageLocale locale={locale}>
      <Field
        {...{ label, labelHidden, description, error, optionalLabel, className, id, name }}
        aria-describedby={describedBy}
        group
      >
        {(control, labelId) => (
          <AriaTimeField
            id={control.id}
            aria-labelledby={labelId}
            {...(control['aria-describedby'] !== undefined && { 'aria-describedby': control['aria-describedby'] })}
            {...(control['aria-invalid'] && { isInvalid: true })}
            hourCycle={24}
            shouldForceLeadingZeros
            validationBehavior="aria"
            isRequired={required}
            isDisabled={disabled}
            value={time}
            onChange={(next) => {
              setEmptied(null)
              onValueChange(next === null ? '' : next.toString().slice(0, 5))
            }}
          >
            <PartsWatch onHalf={handleHalf} />
            <Group {...rest} ref={ref} className={clsx(controlStyles.box, segmentStyles.box)}>
              <DateInput className={segmentStyles.parts ?? ''}>
                {(segment) => <DateSegment segment={segment} className={segmentStyles.part ?? ''} />}
              </DateInput>
            </Group>
            {name !== undefined && (
              <input type="hidden" name={name} value={value} data-control={control.id} disabled={disabled} />
            )}
          </AriaTimeField>
        )}
      </Field>
    </PageLocale>
  )
}

/** Sees whether one part is empty and the other is not, of which the library tells nothing. */
function PartsWatch({ onHalf }: { onHalf: (half: boolean) => void }) {
  const parts = useContext(TimeFieldStateContext)?.segments.filter(({ isEditable }) => isEditable) ?? []
  const empty = parts.filter(({ isPlaceholder }) => isPlaceholder).length
  const half = empty > 0 && empty < parts.length
  const tell = useEffectEvent(onHalf)
  useEffect(() => tell(half), [half])
  return null
}
