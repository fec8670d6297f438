import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './SegmentedControl.module.css'

export type SegmentedControlOption<Value extends string> = {
  value: Value
  label: ReactNode
  /** A number behind the label; give it words of its own by putting a VisuallyHidden into the label. */
  count?: number | undefined
}

export type SegmentedControlProps<Value extends string> = Omit<ComponentProps<'div'>, 'onChange' | 'children'> & {
  /** What is chosen here: "Which posts". Read out before the choices. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  options: readonly SegmentedControlOption<Value>[]
  /** `bar` fills its line with segments of one width in one frame: for a few short answers. */
  look?: 'pills' | 'bar'
}

/** One of two to five views of the same list. Native radios: arrows move and choose, Tab passes by. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  look = 'pills',
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div {...rest} role="radiogroup" aria-label={label} data-look={look} className={clsx(styles.root, className)}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            className={styles.input}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </label>
      ))}
    </div>
  )
}
