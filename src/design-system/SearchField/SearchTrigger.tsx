import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Icon, SearchIcon } from '../icons'
import styles from './SearchField.module.css'

export type SearchTriggerProps = Omit<ComponentProps<'button'>, 'value' | 'children'> & {
  /** Names the search, and stands in it while there is no query: "Search". */
  label: string
  /** What was searched for. */
  value: string
}

/** The pill of a search as a button, where there is no room to type in it: it opens the surface that has the field. */
export function SearchTrigger({ label, value, className, ...rest }: SearchTriggerProps) {
  return (
    <div role="search" aria-label={label} className={styles.place}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={value === '' ? undefined : `${label}: ${value}`}
        {...rest}
        data-filled={value !== '' || undefined}
        className={clsx(styles.root, styles.trigger, className)}
      >
        <Icon of={SearchIcon} className={styles.icon} />
        <span className={styles.words}>{value === '' ? label : value}</span>
      </button>
    </div>
  )
}
