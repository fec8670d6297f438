import { clsx } from 'clsx'
import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { controlStyles, Field, type FieldLabels } from '../Field'
import { ChevronDownIcon, Icon } from '../icons'
import styles from './Select.module.css'

export type SelectOption = {
  value: string
  label: string
  /** The language the label is written in, where it is not the page's: "el" for "Ελληνικά". */
  lang?: string
  disabled?: boolean
}

export type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple'> &
  FieldLabels & {
    options: readonly SelectOption[]
    onValueChange?: ((value: string) => void) | undefined
    icon?: ReactNode
    /** `plain` has no box: the language under the sign-in form. */
    variant?: 'boxed' | 'plain'
  }

/** One of a few known values. The system draws the list, which serves phones best. */
export function Select({
  label,
  labelHidden,
  description,
  error,
  optionalLabel,
  className,
  options,
  icon,
  variant = 'boxed',
  onChange,
  onValueChange,
  ...rest
}: SelectProps) {
  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    onChange?.(event)
    onValueChange?.(event.target.value)
  }

  return (
    <Field
      {...{ label, labelHidden, description, error, optionalLabel, className }}
      id={rest.id}
      name={rest.name}
      aria-describedby={rest['aria-describedby']}
    >
      {(control) => (
        <div data-variant={variant} className={clsx(variant === 'boxed' && controlStyles.box, styles.root)}>
          {icon}
          <select
            {...rest}
            {...control}
            className={clsx(variant === 'boxed' && controlStyles.input, styles.select)}
            onChange={handleChange}
          >
            {options.map(({ value, label: words, lang, disabled }) => (
              <option key={value} value={value} lang={lang} disabled={disabled}>
                {words}
              </option>
            ))}
          </select>
          <Icon of={ChevronDownIcon} size="sm" className={styles.arrow} />
        </div>
      )}
    </Field>
  )
}
