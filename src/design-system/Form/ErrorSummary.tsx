import { clsx } from 'clsx'
import { useId, type ComponentProps } from 'react'
import { CircleAlertIcon, Icon } from '../icons'
import styles from './Form.module.css'

export type FormError = {
  /** The `name` of the field it is about. An error of the whole form has none. */
  name?: string | undefined
  message: string
}

export type ErrorSummaryProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: string
  errors: readonly FormError[]
  /** An entry was chosen: the focus should go to the field of that name. */
  onChoose: (name: string) => void
}

/** Says in one place what a form is missing, and leads to each field. */
export function ErrorSummary({ title, errors, onChoose, className, ...rest }: ErrorSummaryProps) {
  const titleId = useId()
  return (
    <div tabIndex={-1} {...rest} role="group" aria-labelledby={titleId} className={clsx(styles.summary, className)}>
      <Icon of={CircleAlertIcon} className={styles.summaryIcon} />
      <div>
        <p id={titleId} className={styles.summaryTitle}>
          {title}
        </p>
        <ul className={styles.summaryList}>
          {errors.map(({ name, message }) => (
            <li key={`${name ?? ''} ${message}`}>
              {name === undefined ? (
                message
              ) : (
                <button type="button" className={styles.summaryEntry} onClick={() => onChoose(name)}>
                  {message}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
