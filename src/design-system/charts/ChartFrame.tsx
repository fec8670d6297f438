import { clsx } from 'clsx'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '../Button'
import { Card } from '../Card'
import { Heading } from '../Heading'
import { Icon, TableIcon } from '../icons'
import styles from './ChartFrame.module.css'
import { Legend, type LegendEntry } from './Legend'

export type ChartTable = {
  /** What stands above its columns; the first column names the rows. */
  columns: readonly ReactNode[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
}

export type ChartFrameProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What the chart shows: "Time in each state". */
  title: string
  /** The language of the title, where it is not that of the page. */
  titleLang?: string | undefined
  /** What it is made of: "91 posts". */
  note?: ReactNode
  legend?: readonly LegendEntry[] | undefined
  /** The same figures in rows and columns: shown on request, and always on paper. */
  table: ChartTable
  labels: { showTable: string; showChart: string }
  /** Whether T changes between chart and table; people can switch keys of one character off. */
  tableKey?: boolean
  /** A sentence in place of the chart where there is nothing to draw. */
  instead?: ReactNode
  level?: 2 | 3
}

/**
 * A chart in its card, with its title, its legend and the same figures as a table. T shows the table of the chart that
 * has the focus, and of all charts while the focus is in none.
 */
export function ChartFrame({
  title,
  titleLang,
  note,
  legend = [],
  table,
  labels,
  tableKey = true,
  instead,
  level = 2,
  className,
  children,
  ...rest
}: ChartFrameProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [asTable, setAsTable] = useState(false)
  useTableKey(root, tableKey && instead === undefined, () => setAsTable((shown) => !shown))
  return (
    <Card
      {...rest}
      ref={root}
      as="section"
      aria-labelledby={id}
      data-chart=""
      data-as-table={asTable || undefined}
      className={clsx(styles.root, className)}
    >
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={level} size="label" id={id} lang={titleLang}>
            {title}
          </Heading>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </div>
        {instead === undefined && (
          <>
            {!asTable && <Legend entries={legend} />}
            <Button
              variant="plain"
              tone="accent"
              size="sm"
              icon={<Icon of={TableIcon} size="sm" />}
              className={styles.switch}
              aria-keyshortcuts={tableKey ? 'T' : undefined}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? labels.showChart : labels.showTable}
            </Button>
          </>
        )}
      </div>
      {instead === undefined ? (
        <>
          <div className={styles.chart} hidden={asTable}>
            {children}
          </div>
          <FigureTable title={title} table={table} />
        </>
      ) : (
        <p className={styles.empty}>{instead}</p>
      )}
    </Card>
  )
}

/** The figures in rows and columns; CSS hides them on a screen that shows the chart, and never on paper. */
function FigureTable({ title, table: { columns, rows } }: { title: string; table: ChartTable }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keys
    <div className={styles.table} role="group" aria-label={title} tabIndex={0}>
      <table>
        <caption className={styles.caption}>{title}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...cells] }) => (
            <tr key={id}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function useTableKey(root: RefObject<HTMLElement | null>, enabled: boolean, onKey: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (!enabled || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.toLowerCase() !== 't' || !(target instanceof Element)) return
    if (target.closest('input:not([type="radio"]), textarea, select, [contenteditable="true"], [role="dialog"]')) return
    const own = target.closest('[data-chart]')
    if (own === null || own === root.current) onKey()
  })
  // A layout effect: the key works as soon as the chart is seen.
  useLayoutEffect(() => {
    const handle = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}
