import { clsx } from 'clsx'
import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, type Series, stack } from 'd3-shape'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Lines, TimeAxis, type TimeTick } from './Axis'
import { Figure } from './Figure'
import { Plot } from './Plot'
import { colourProps, type SeriesColour } from './series-colour'
import styles from './StackedAreas.module.css'

export type AreaSeries = {
  id: string
  name: string
  colour: SeriesColour
  /** What it is now, and the list of it. */
  now: { text: string; href?: string | undefined }
}

/** A moment with the value of each series, from the lowest area up. */
export type AreaPoint = {
  id: string
  values: readonly number[]
  /** Everything of it in words, for screen readers. */
  words: string
}

export type StackedAreasProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string
  series: readonly AreaSeries[]
  points: readonly AreaPoint[]
  ticks: readonly TimeTick[]
  format: (value: number) => string
  /** What is said beside the point that is looked at. */
  card: (index: number) => ReactNode
}

const height = 260
const top = 8
const below = 28
const before = 36
/** The least distance of two labels. */
const lineHeight = 28

/** Parts of a whole over time, one on the other. Each area has its name and its present number beside it. */
export function StackedAreas({ label, series, points, ticks, format, card, className, ...rest }: StackedAreasProps) {
  const [selected, setSelected] = useState<number | null>(null)
  const totals = points.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  const y = scaleLinear()
    .domain([0, Math.max(4, ...totals)])
    .nice(4)
    .range([height - below, top])
  const last = Math.max(1, points.length - 1)
  const layers = stack<AreaPoint, number>()
    .keys(series.map((_, index) => index))
    .value(({ values }, index) => values[index] ?? 0)(points)
  const places = labelPlaces(layers, y)
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div className={styles.plot} onPointerLeave={() => setSelected(null)}>
        <Plot
          label={label}
          count={points.length}
          selected={selected}
          onSelect={setSelected}
          words={(index) => points[index]?.words ?? ''}
          height={height}
          before={before}
          indexAt={(share) => Math.round(share * last)}
          onBlur={() => setSelected(null)}
          overlay={
            selected !== null && (
              <div
                className={styles.card}
                data-side={selected > last / 2 ? 'before' : 'after'}
                style={{ insetInlineStart: `calc(${before}px + (100% - ${before}px) * ${selected / last})` }}
              >
                {card(selected)}
              </div>
            )
          }
        >
          {(width) => {
            const x = scaleLinear()
              .domain([0, last])
              .range([before, before + width])
            const shape = area<Series<AreaPoint, number>[number]>()
              .x((_, index) => x(index))
              .y0(([from]) => y(from))
              .y1(([, to]) => y(to))
              .curve(curveMonotoneX)
            return (
              <>
                {layers.map((layer) => {
                  const { id, colour } = series[layer.key] as AreaSeries
                  return <path key={id} {...colourProps(colour)} d={shape(layer) ?? ''} className={styles.area} />
                })}
                <Lines y={y} width={width} before={before} format={format} />
                <TimeAxis ticks={ticks} at={x} y={height - 6} />
                {selected !== null && (
                  <line x1={x(selected)} x2={x(selected)} y1={0} y2={height - below} className={styles.cursor} />
                )}
              </>
            )
          }}
        </Plot>
      </div>
      <ul className={styles.labels}>
        {series.map(({ id, name, colour, now }, index) => (
          <li key={id} className={styles.label} style={{ insetBlockStart: places[index] }}>
            <span {...colourProps(colour)} className={styles.swatch} />
            <span className={styles.name}>{name}</span> <Figure href={now.href}>{now.text}</Figure>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where the names stand: in the middle of their areas, and apart where these are thin. */
function labelPlaces(layers: readonly Series<AreaPoint, number>[], y: (value: number) => number): number[] {
  const middles = layers.map((layer) => {
    const [from = 0, to = 0] = layer.at(-1) ?? []
    return y((from + to) / 2) - lineHeight / 2
  })
  const places = [...middles]
  let floor = height - lineHeight
  for (const [index, middle] of middles.entries()) {
    const place = Math.min(middle, floor)
    places[index] = place
    floor = place - lineHeight
  }
  // Too many for the height: what was pushed out at the top moves down again.
  const over = Math.min(0, ...places)
  return places.map((place) => place - over)
}
