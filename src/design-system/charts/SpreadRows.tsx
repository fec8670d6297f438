import { clsx } from 'clsx'
import { scaleLinear } from 'd3-scale'
import type { ComponentProps, ReactNode } from 'react'
import { Figure } from './Figure'
import styles from './SpreadRows.module.css'

export type SpreadRow = {
  id: string
  label: ReactNode
  /** How many there are now, and the list of them. */
  now: { text: string; href?: string | undefined }
  median: number | null
  /** 85 of a hundred are within it. */
  p85: number | null
  target: number | null
  /** The drawing in words: "Median 4.1 days, 85 % within 8.6 days, target 2 days". Or why nothing is drawn. */
  words: string
  /** What stands behind the bar: the one that has been there longest. */
  oldest?: ReactNode
}

export type SpreadRowsProps = Omit<ComponentProps<'div'>, 'children'> & {
  rows: readonly SpreadRow[]
  heads: { now: string; median: string; p85: string; oldest: string }
  /** A value of the axis: "4". */
  format: (value: number) => string
  /** The last value of the axis with its unit: "10 days". */
  formatLast: (value: number) => string
}

const row = 28
const middle = row / 2

/**
 * How long things take, a row each: a bar to the median, a line to where 85 of a hundred are, a mark at the target. A
 * median over its target has the tone of a warning.
 */
export function SpreadRows({ rows, heads, format, formatLast, className, ...rest }: SpreadRowsProps) {
  const most = Math.max(1, ...rows.flatMap(({ median, p85, target }) => [median ?? 0, p85 ?? 0, target ?? 0]))
  const scale = scaleLinear().domain([0, most]).nice(5)
  const ticks = scale.ticks(5)
  const last = scale.domain()[1] ?? most
  // The last label is long with its unit, and takes the room of the one before.
  const labelled = ticks.filter((tick, index) => tick === last || index !== ticks.length - 2)
  const at = (value: number) => `${(value / last) * 100}%`
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div aria-hidden="true" className={styles.head}>
        <span className={styles.now}>{heads.now}</span>
        <span className={styles.axis}>
          {labelled.map((tick) => (
            <span key={tick} data-end={tick === last || undefined} style={{ insetInlineStart: at(tick) }}>
              {tick === last ? formatLast(tick) : format(tick)}
            </span>
          ))}
        </span>
        <span className={styles.number}>{heads.median}</span>
        <span className={styles.number}>{heads.p85}</span>
        <span className={styles.oldest}>{heads.oldest}</span>
      </div>
      <ul className={styles.rows}>
        {rows.map(({ id, label, now, median, p85, target, words, oldest }) => {
          const over = median !== null && target !== null && median > target
          return (
            <li key={id} data-over={over || undefined} className={styles.row}>
              <span className={styles.label}>{label}</span>
              <Figure href={now.href} className={styles.now}>
                {now.text}
              </Figure>
              {median === null ? (
                <span className={styles.few}>{words}</span>
              ) : (
                <svg role="img" aria-label={words} height={row} className={styles.plot}>
                  {ticks.map((tick) => (
                    <line key={tick} x1={at(tick)} x2={at(tick)} y1="0" y2={row} className={styles.grid} />
                  ))}
                  {p85 !== null && (
                    <g className={styles.line}>
                      <line x1={at(median)} x2={at(p85)} y1={middle} y2={middle} />
                      <line x1={at(p85)} x2={at(p85)} y1={middle - 5} y2={middle + 5} />
                    </g>
                  )}
                  <rect y={middle - 6} width={at(median)} height="12" rx="3" className={styles.bar} />
                  {target !== null && (
                    <line x1={at(target)} x2={at(target)} y1="3" y2={row - 3} className={styles.target} />
                  )}
                </svg>
              )}
              <span aria-hidden="true" className={styles.number}>
                {median === null ? '' : format(median)}
              </span>
              <span aria-hidden="true" className={styles.number}>
                {p85 === null ? '' : format(p85)}
              </span>
              <span className={styles.oldest}>{oldest}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
