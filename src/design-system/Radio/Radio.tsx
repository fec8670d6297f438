import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { choiceStyles } from '../Checkbox'
import styles from './Radio.module.css'

export type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> & {
  label: ReactNode
  /** A second, quieter line: what follows from this choice. */
  description?: ReactNode
}

/** One choice of several. It stands in a RadioGroup, or with others of its `name` in a layout of its own. */
export function Radio({ label, description, className, ...rest }: RadioProps) {
  const descriptionId = useId()
  return (
    <div className={clsx(styles.radio, className)}>
      <label className={choiceStyles.row}>
        <input
          {...rest}
          aria-describedby={clsx(description !== undefined && descriptionId, rest['aria-describedby']) || undefined}
          type="radio"
          className={clsx(choiceStyles.input, styles.input)}
        />
        <span>{label}</span>
      </label>
      {description !== undefined && (
        <p id={descriptionId} className={choiceStyles.description}>
          {description}
        </p>
      )}
    </div>
  )
}
