import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

import { VisuallyHidden } from '../VisuallyHidden'
import styles from './Diff.module.css'

export type DiffProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** What it was: words, a date, a StatusChip. Without it the new value stands alone. */
  before?: ReactNode
  /** What it is now; without it only the loss of the old value is shown. */
  after?: ReactNode
  /** Which fact changed, where several are listed below each other: "Start". */
  label?: ReactNode
  /** Strikes the old value through, as dates are. Chips say enough by their order. */
  struck?: boolean
  /** There were steps between the two: an ellipsis stands before the arrow. */
  elided?: boolean
  /** Said in place of the arrow and the line: "from" and "to". */
  spoken: { before: string; after: string }
}

/** Old value, arrow, new value. */
export function Diff({ before, after, label, struck = false, elided = false, spoken, className, ...rest }: DiffProps) {
  const hasBefore = before !== undefined && before !== null
  const hasAfter = after !== undefined && after !== null
  return (
    <span {...rest} className={clsx(styles.root, className)}>
      {label !== undefined && <span className={styles.label}>{label} </span>}
      {hasBefore && (
        <>
          <VisuallyHidden>{spoken.before} </VisuallyHidden>
          {struck ? <del className={styles.before}>{before}</del> : before}
          {elided && (
            <span aria-hidden className={styles.between}>
              …
            </span>
          )}
          <span className={styles.arrow}>{hasAfter && ` ${spoken.after} `}</span>
        </>
      )}
      {hasAfter && !hasBefore && <VisuallyHidden>{spoken.after} </VisuallyHidden>}
      {hasAfter && (struck && hasBefore ? <ins className={styles.after}>{after}</ins> : after)}
    </span>
  )
}
