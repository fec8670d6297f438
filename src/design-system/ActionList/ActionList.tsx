import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './ActionList.module.css'

export type ActionListProps = ComponentProps<'ul'> & {
  /** Names the list for screen readers, where nothing visible does. */
  label?: string | undefined
}

/** Rows to press, below each other, in a popover, a sheet or a dialog: see ActionItem. */
export function ActionList({ label, className, ...rest }: ActionListProps) {
  return <ul {...rest} aria-label={label} className={clsx(styles.root, className)} />
}
