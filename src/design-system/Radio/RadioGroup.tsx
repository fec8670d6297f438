import { useId, type ComponentProps, type ReactNode } from 'react'
import { Field, type FieldLabels } from '../Field'
import { Radio } from './Radio'
import styles from './Radio.module.css'

export type RadioOption<Value extends string> = {
  value: Value
  label: ReactNode
  /** A second line: what follows from this choice. */
  description?: ReactNode
  disabled?: boolean
}

export type RadioGroupProps<Value extends string> = Omit<
  ComponentProps<'div'>,
  'children' | 'onChange' | 'defaultValue'
> &
  FieldLabels & {
    options: readonly RadioOption<Value>[]
    /** The chosen value; null while nothing is. Leave it out to let the radios keep it themselves. */
    value?: Value | null | undefined
    defaultValue?: Value | undefined
    onValueChange?: ((value: Value) => void) | undefined
    /** The field's name in its Form, which finds errors by it. */
    name?: string | undefined
    required?: boolean | undefined
    disabled?: boolean | undefined
    /** `horizontal` for two or three short choices; they wrap where there is no room. */
    orientation?: 'vertical' | 'horizontal'
  }

/** One of a few choices that should all be seen. `className` goes to the whole field, the rest to the group. */
export function RadioGroup<Value extends string>({
  label,
  labelHidden,
  description,
  error,
  optionalLabel,
  className,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  required,
  disabled,
  orientation = 'vertical',
  ...rest
}: RadioGroupProps<Value>) {
  const ownName = useId()

  return (
    <Field
      {...{ label, labelHidden, description, error, optionalLabel, className, name }}
      id={rest.id}
      aria-describedby={rest['aria-describedby']}
      group
    >
      {(group, labelId) => (
        <div
          {...rest}
          {...group}
          role="radiogroup"
          aria-labelledby={labelId}
          aria-required={required}
          data-orientation={orientation}
          className={styles.group}
        >
          {options.map((option) => (
            <Radio
              key={option.value}
              name={name ?? ownName}
              value={option.value}
              label={option.label}
              description={option.description}
              required={required}
              disabled={disabled || option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
          ))}
        </div>
      )}
    </Field>
  )
}
