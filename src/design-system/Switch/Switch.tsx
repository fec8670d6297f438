import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './Switch.module.css'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> & {
  label: ReactNode
  /** One sentence about what changes. */
  description?: ReactNode
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** `end` puts the words first, as in rows of settings. */
  labelSide?: 'start' | 'end'
}

/**
 * On or off, at once. In a form that is sent later use a Checkbox. `className` goes to the row, the rest to the input.
 */
export function Switch({
  label,
  description,
  onCheckedChange,
  labelSide = 'end',
  className,
  onChange,
  ...rest
}: SwitchProps) {
  const descriptionId = useId()
  return (
    <div data-label-side={labelSide} className={clsx(styles.root, className)}>
      <label className={styles.row}>
        <input
          {...rest}
          aria-describedby={clsx(description !== undefined && descriptionId, rest['aria-describedby']) || undefined}
          type="checkbox"
          role="switch"
          className={styles.input}
          onChange={(event) => {
            onChange?.(event)
            onCheckedChange?.(event.target.checked)
          }}
        />
        <span className={styles.label}>{label}</span>
      </label>
      {description !== undefined && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
    </div>
  )
}
