import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from '../Link'
import styles from './Figure.module.css'

type FigureProps = { href?: string | undefined; className?: string | undefined; children: ReactNode }

/** A number; where it can be opened, a link to what it counts. */
export function Figure({ href, className, children }: FigureProps) {
  const classes = clsx(styles.root, className)
  return href === undefined ? (
    <span className={classes}>{children}</span>
  ) : (
    <Link variant="quiet" href={href} className={classes}>
      {children}
    </Link>
  )
}
