import { clsx } from 'clsx'
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { ComponentProps } from 'react'
import styles from './Sparkline.module.css'

export type SparklineProps = Omit<ComponentProps<'svg'>, 'points'> & {
  /** The oldest value first. */
  points: readonly number[]
  /** How it went in words: "From 95.1 to 96.4". */
  label: string
}

const width = 72
const height = 28
const edge = 4

/** How one figure went, without axes, beside its number; its last point stands out. */
export function Sparkline({ points, label, className, ...rest }: SparklineProps) {
  const x = scaleLinear()
    .domain([0, Math.max(1, points.length - 1)])
    .range([edge, width - edge])
  const y = scaleLinear()
    .domain([Math.min(...points), Math.max(...points)])
    .range([height - edge, edge])
  const shape = line<number>((_, index) => x(index), y)
  const last = points.at(-1)
  return (
    <svg
      role="img"
      aria-label={label}
      {...rest}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={clsx(styles.root, className)}
    >
      <path d={shape(points) ?? ''} className={styles.line} />
      {last !== undefined && <circle cx={x(points.length - 1)} cy={y(last)} r="3" className={styles.last} />}
    </svg>
  )
}
