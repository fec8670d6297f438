import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Header.module.css'

export type HeaderProps = Omit<ComponentProps<'header'>, 'title'> & {
  /** The menu toggle (from 768 px: wrap it in ShowAt) or the back button. */
  start?: ReactNode
  /** See Brand. */
  brand?: ReactNode
  /** The home selector or a plain title; shown from 768 px. */
  title?: ReactNode
  /** See SearchField. It takes what is left on phones. */
  search?: ReactNode
  /** IconButtons, at the end. Wrap in ShowAt what phones do without. */
  actions?: ReactNode
}

/** The upper edge of the portal: where one is, search, and what waits. */
export function Header({ start, brand, title, search, actions, className, ...rest }: HeaderProps) {
  return (
    <header {...rest} className={clsx(styles.root, className)}>
      <div className={styles.start}>
        {start}
        {brand != null && <div className={styles.brand}>{brand}</div>}
        {title != null && <div className={styles.title}>{title}</div>}
      </div>
      {search != null && <div className={styles.search}>{search}</div>}
      {actions != null && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
