import { clsx } from 'clsx'
import { useEffect, useId, useImperativeHandle, useRef, type ComponentProps, type ReactNode } from 'react'
import { useFieldError } from '../Field'
import { CircleAlertIcon, Icon } from '../icons'
import choice from './choice.module.css'
import styles from './Checkbox.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> & {
  label: ReactNode
  /** A second, quieter line: "Giulia Riva, 27 Nov". */
  description?: ReactNode
  /** Some of what it stands for are chosen, some are not. */
  indeterminate?: boolean
  error?: string | undefined
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** Yes or no, sent later; or one of several in a list. `className` goes to the row, the rest to the input. */
export function Checkbox({
  label,
  description,
  indeterminate = false,
  error,
  onCheckedChange,
  className,
  onChange,
  ref,
  ...rest
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const id = useId()
  const shownError = useFieldError(rest.name, error)
  const describedBy = clsx(
    shownError && `${id}-error`,
    description !== undefined && `${id}-description`,
    rest['aria-describedby'],
  )

  useEffect(() => {
    // A property only: there is no attribute for it.
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])

  return (
    <div className={className}>
      <label className={choice.row}>
        <input
          {...rest}
          ref={input}
          type="checkbox"
          aria-invalid={shownError === undefined ? undefined : true}
          aria-describedby={describedBy || undefined}
          className={clsx(choice.input, styles.input)}
          onChange={(event) => {
            onChange?.(event)
            onCheckedChange?.(event.target.checked)
          }}
        />
        <span>{label}</span>
      </label>
      {description !== undefined && (
        <p id={`${id}-description`} className={choice.description}>
          {description}
        </p>
      )}
      {shownError !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon of={CircleAlertIcon} size="sm" />
          {shownError}
        </p>
      )}
    </div>
  )
}
