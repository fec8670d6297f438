import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './BarRows.module.css'
import { Figure } from './Figure'

export type BarRow = {
  id: string
  /** What is counted: a name, an avatar and a name, a chip. */
  label: ReactNode
  value: number
  /** The value as people read it; with where it leads, the list that it counts. */
  text: string
  href?: string | undefined
  /** `warn` for what is too much. */
  tone?: 'accent' | 'warn' | undefined
}

export type BarRowsProps = Omit<ComponentProps<'ul'>, 'children'> & {
  rows: readonly BarRow[]
  /** What a full bar stands for; the largest value without it. */
  max?: number
}

/** Amounts beside each other, a row each. Labels and values are words, so that the bars only help. */
export function BarRows({ rows, max, className, ...rest }: BarRowsProps) {
  const whole = Math.max(max ?? 0, ...rows.map(({ value }) => value), 1)
  return (
    <ul {...rest} className={clsx(styles.root, className)}>
      {rows.map(({ id, label, value, text, href, tone = 'accent' }) => (
        <li key={id} className={styles.row}>
          <span className={styles.label}>{label}</span>
          <svg aria-hidden="true" data-tone={tone} className={styles.bar}>
            <rect width="100%" height="100%" rx="3" className={styles.track} />
            <rect width={`${(value / whole) * 100}%`} height="100%" rx="3" className={styles.value} />
          </svg>
          <Figure href={href} className={styles.text}>
            {text}
          </Figure>
        </li>
      ))}
    </ul>
  )
}
