import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

import styles from './Progress.module.css'

export type ProgressSegment = {
  id: string
  value: number
  tone: 'success' | 'error' | 'accent'
}

export type ProgressProps = Omit<ComponentProps<'div'>, 'children' | 'role'> & {
  /** What is under way: "Moving 48 posts". */
  label: string
  /** The whole, in the unit of the values. What the segments leave of it still waits. */
  max: number
  /** How far it is, in one piece or in pieces of different outcome. */
  value: number | readonly ProgressSegment[]
  /** How far it is in words, where the bare percentage says too little: "30 done, 3 failed, 15 waiting". */
  valueText?: string
  /** `sm` (4 px) along an edge, `md` (6 px) elsewhere. */
  size?: 'sm' | 'md'
}

/** How much of a job is done, as a bar. */
export function Progress({ label, max, value, valueText, size = 'md', className, ...rest }: ProgressProps) {
  const segments = typeof value === 'number' ? [{ id: 'done', value, tone: 'accent' as const }] : value
  const done = Math.min(
    max,
    segments.reduce((sum, segment) => sum + segment.value, 0),
  )
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={done}
      aria-valuetext={valueText}
      data-size={size}
      className={clsx(styles.root, className)}
    >
      {segments.map((segment) => (
        <div
          key={segment.id}
          data-tone={segment.tone}
          className={styles.segment}
          style={{ inlineSize: `${max > 0 ? Math.min(100, (segment.value / max) * 100) : 0}%` }}
        />
      ))}
    </div>
  )
}
