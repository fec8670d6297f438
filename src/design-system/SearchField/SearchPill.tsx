import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Icon, SearchIcon } from '../icons'
import { VisuallyHidden } from '../VisuallyHidden'
import styles from './SearchField.module.css'

export type SearchPillProps = Omit<ComponentProps<'button'>, 'value' | 'children' | 'type'> & {
  /** Names the search: "Search the portal". */
  label: string
  /** What is searched for; empty for nothing. */
  value: string
}

/** The search on a phone, at rest: looks like the field and opens what has the field. */
export function SearchPill({ label, value, className, ...rest }: SearchPillProps) {
  return (
    <div role="search" aria-label={label}>
      <button type="button" aria-haspopup="dialog" {...rest} className={clsx(styles.root, styles.pill, className)}>
        <Icon of={SearchIcon} className={styles.icon} />
        <span className={styles.words} data-empty={value === '' || undefined}>
          {value === '' ? (
            label
          ) : (
            <>
              <VisuallyHidden>{label}: </VisuallyHidden>
              {value}
            </>
          )}
        </span>
      </button>
    </div>
  )
}
