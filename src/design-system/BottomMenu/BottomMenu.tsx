import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './BottomMenu.module.css'

export type BottomMenuProps = ComponentProps<'nav'> & {
  /** Names the landmark: "Main". */
  label: string
}

/** The places of the portal on phones: up to five BottomMenuItems. */
export function BottomMenu({ label, className, children, ...rest }: BottomMenuProps) {
  return (
    <nav {...rest} aria-label={label} className={clsx(styles.root, className)}>
      <ul className={styles.list}>{children}</ul>
    </nav>
  )
}
