import { clsx } from 'clsx'
import { scaleBand, scaleLinear } from 'd3-scale'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Lines, TimeAxis, type TimeTick } from './Axis'
import styles from './Columns.module.css'
import { Plot } from './Plot'

export type ColumnGroup = {
  id: string
  /** One for each series, at most two. */
  values: readonly number[]
  /** All of it in words, for screen readers. */
  words: string
}

export type ColumnsProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string
  groups: readonly ColumnGroup[]
  ticks: readonly TimeTick[]
  format: (value: number) => string
  /** What is said below of the group that is looked at, the last one at first; its numbers lead to their lists. */
  readout: (index: number) => ReactNode
}

const height = 220
const top = 8
const below = 28
const before = 36

/** Amounts over time side by side, in groups of one or two columns. One group is in words below. */
export function Columns({ label, groups, ticks, format, readout, className, ...rest }: ColumnsProps) {
  const [selected, setSelected] = useState<number | null>(null)
  const shown = Math.min(selected ?? groups.length - 1, groups.length - 1)
  const count = Math.max(1, ...groups.map(({ values }) => values.length))
  const y = scaleLinear()
    .domain([0, Math.max(4, ...groups.flatMap(({ values }) => values))])
    .nice(4)
    .range([height - below, top])
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <Plot
        label={label}
        count={groups.length}
        selected={selected}
        onSelect={setSelected}
        words={(index) => groups[index]?.words ?? ''}
        height={height}
        before={before}
        indexAt={(share) => Math.floor(share * groups.length)}
      >
        {(width) => {
          const x = scaleBand<number>()
            .domain(groups.map((_, index) => index))
            .range([before, before + width])
            .paddingInner(0.3)
            .paddingOuter(0.15)
          const size = x.bandwidth() / count
          const start = (index: number) => x(index) ?? before
          return (
            <>
              <Lines y={y} width={width} before={before} format={format} />
              {groups.map(({ id, values }, index) => (
                <g key={id} data-shown={index === shown || undefined} className={styles.group}>
                  <rect
                    x={start(index) - x.step() * 0.1}
                    y={top}
                    width={x.bandwidth() + x.step() * 0.2}
                    height={height - below - top}
                    rx="4"
                    className={styles.band}
                  />
                  {values.map((value, place) => (
                    <rect
                      key={place}
                      x={start(index) + place * size + 0.5}
                      y={y(value)}
                      width={Math.max(1, size - 1)}
                      height={height - below - y(value)}
                      data-series={place === 0 ? 'first' : 'second'}
                      className={styles.column}
                    />
                  ))}
                </g>
              ))}
              <TimeAxis ticks={ticks} at={(index) => start(index) + x.bandwidth() / 2} y={height - 6} />
            </>
          )
        }}
      </Plot>
      <p className={styles.readout}>{readout(shown)}</p>
    </div>
  )
}
