import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import styles from './LikertRows.module.css'

export type LikertRow = {
  id: string
  label: ReactNode
  /** How often each step was chosen, from the lowest to the highest. */
  counts: readonly number[]
  /** What stands before and behind the bar: the share of the low steps, and that of the high ones. */
  low: string
  high: string
  /** What stands at the end: the mean. */
  end: string
  /** The drawing in words: "1 (Never): 4, 2: 7, …". */
  words: string
}

export type LikertRowsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the steps are called, from the lowest to the highest. */
  steps: readonly string[]
  rows: readonly LikertRow[]
  /** What stands above the last column: "Mean". */
  endLabel: string
}

/**
 * How people placed themselves on a scale, a row each: what lies below the middle goes to one side, what lies above it
 * to the other, so that rows of different sizes can be compared.
 */
export function LikertRows({ steps, rows, endLabel, className, ...rest }: LikertRowsProps) {
  const sides = rows.map(({ counts }) => sidesOf(counts))
  const widest = Math.max(0.01, ...sides.flatMap(({ below, above }) => [below, above]))
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <ul aria-hidden="true" className={styles.legend}>
        {steps.map((step, index) => (
          <li key={step} className={styles.entry}>
            <svg width="12" height="12" {...toneOf(index, steps.length)} className={styles.step}>
              <rect x="0.5" y="0.5" width="11" height="11" rx="3" />
            </svg>
            {step}
          </li>
        ))}
        <li className={styles.end}>{endLabel}</li>
      </ul>
      <ul className={styles.rows}>
        {rows.map(({ id, label, counts, low, high, end, words }, place) => {
          const all = counts.reduce((sum, count) => sum + count, 0)
          const start = 50 - ((sides[place]?.below ?? 0) / widest) * 50
          const width = (count: number) => (all === 0 ? 0 : (count / all / widest) * 50)
          const before = (index: number) => counts.slice(0, index).reduce((sum, count) => sum + width(count), start)
          return (
            <li key={id} className={styles.row}>
              <span className={styles.label}>{label}</span>
              <span aria-hidden="true" className={styles.share}>
                {low}
              </span>
              <svg role="img" aria-label={words} className={styles.plot}>
                <line x1="50%" x2="50%" y1="0" y2="100%" className={styles.middle} />
                {counts.map((count, index) => (
                  <rect
                    key={index}
                    x={`${before(index)}%`}
                    y="3"
                    width={`${width(count)}%`}
                    height="18"
                    {...toneOf(index, counts.length)}
                    className={styles.step}
                  />
                ))}
              </svg>
              <span aria-hidden="true" className={styles.share}>
                {high}
              </span>
              <strong className={styles.mean}>{end}</strong>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Which parts of a row lie below and above the middle; a step in the middle lies half on each side. */
function sidesOf(counts: readonly number[]) {
  const all = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  )
  const middle = (counts.length - 1) / 2
  const part = (side: (index: number) => number) =>
    counts.reduce((sum, count, index) => sum + count * side(index), 0) / all
  return {
    below: part((index) => (index < middle ? 1 : index === middle ? 0.5 : 0)),
    above: part((index) => (index > middle ? 1 : index === middle ? 0.5 : 0)),
  }
}

/** The side of a step, and how far it is from the middle. */
function toneOf(index: number, count: number) {
  const middle = (count - 1) / 2
  const side = index < middle ? 'below' : index > middle ? 'above' : 'middle'
  const distance = middle === 0 ? 0 : Math.abs(index - middle) / middle
  return { 'data-side': side, style: { '--strength': `${Math.round(35 + 65 * distance)}%` } as CSSProperties }
}
