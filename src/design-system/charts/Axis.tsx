import type { ScaleLinear } from 'd3-scale'
import styles from './Axis.module.css'

export type AxisProps = {
  y: ScaleLinear<number, number>
  width: number
  /** Room for the numbers. */
  before: number
  format: (value: number) => string
}

/** Lines across a drawing, each with its whole number. */
export function Lines({ y, width, before, format }: AxisProps) {
  return y
    .ticks(4)
    .filter(Number.isInteger)
    .map((tick) => (
      <g key={tick} transform={`translate(0 ${y(tick)})`}>
        <line x1={before} x2={before + width} className={styles.line} />
        <text x={before - 8} dy="0.32em" textAnchor="end" className={styles.text}>
          {format(tick)}
        </text>
      </g>
    ))
}

export type TimeTick = { index: number; label: string }

/** What stands below a drawing: the names of some points, never two over each other. */
export function TimeAxis({ ticks, at, y }: { ticks: readonly TimeTick[]; at: (index: number) => number; y: number }) {
  const spread = ticks.reduce<(TimeTick & { x: number })[]>((kept, tick) => {
    const x = at(tick.index)
    const last = kept.at(-1)
    // About eight pixels a letter, and some air.
    const free = !last || x - last.x > (last.label.length + tick.label.length) * 4 + 12
    return free ? [...kept, { ...tick, x }] : kept
  }, [])
  return spread.map(({ index, label, x }) => (
    <text key={index} x={x} y={y} textAnchor="middle" className={styles.text}>
      {label}
    </text>
  ))
}
