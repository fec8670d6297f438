import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './HatchedRow.module.css'

export type HatchedRowProps = Omit<ComponentProps<'p'>, 'children'> & {
  /** What is not drawn: "2 sites". */
  label: ReactNode
  /** Which they are, and why. */
  children: ReactNode
}

/** What a chart leaves out on purpose, at its end: named, with the reason in place of the bars. */
export function HatchedRow({ label, className, children, ...rest }: HatchedRowProps) {
  return (
    <p {...rest} className={clsx(styles.root, className)}>
      <span className={styles.label}>{label}</span>
      <span className={styles.hatch}>
        <span className={styles.reason}>{children}</span>
      </span>
    </p>
  )
}
