import { clsx } from 'clsx'
import { useCallback, useEffect, useId, useState } from 'react'
import type { TableProps } from './table-props'
import styles from './Table.module.css'
import { TableBody } from './TableBody'
import { TableHead } from './TableHead'

/**
 * Facts in rows and columns. The head stays in sight while the rows scroll, and so do the names of the rows while a
 * table that is too wide scrolls sideways; its edges show that there is more. Choose several rows with Shift.
 */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  getKey,
  getName,
  labels,
  sort,
  onSortChange,
  selected,
  onSelectedChange,
  loading = false,
  empty,
  error,
  windowed = false,
  className,
  ...rest
}: TableProps<Row>) {
  const id = useId()
  // State and no ref object: the rows inside are mounted before it would be filled.
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const { scrolls, beyond, measure } = useScrolls(scroller)
  const span = columns.length + (selected ? 1 : 0)

  return (
    <div {...rest} data-beyond={beyond} className={clsx(styles.root, className)}>
      {/* Who cannot point scrolls it by keys: it takes the focus as long as there is something to scroll. */}
      <div
        ref={setScroller}
        {...(scrolls && { role: 'region', tabIndex: 0, 'aria-labelledby': `${id}-caption` })}
        className={styles.scroller}
        onScroll={measure}
      >
        <table
          aria-busy={loading || undefined}
          aria-rowcount={windowed ? rows.length + 1 : undefined}
          className={styles.table}
        >
          <caption id={`${id}-caption`} data-hidden={captionHidden || undefined} className={styles.caption}>
            {caption}
          </caption>
          <TableHead {...{ columns, rows, getKey, labels, sort, onSortChange, selected, onSelectedChange, windowed }} />
          <TableBody
            {...{ columns, rows, getKey, getName, labels, selected, onSelectedChange, loading, empty, error, span }}
            {...{ windowed, scroller }}
          />
        </table>
      </div>
    </div>
  )
}

type Beyond = 'start' | 'end' | 'both' | undefined

/** Whether an area holds more than it shows, and beyond which of its sides the rest lies. */
function useScrolls(area: HTMLElement | null): { scrolls: boolean; beyond: Beyond; measure: () => void } {
  const [scrolls, setScrolls] = useState(false)
  const [beyond, setBeyond] = useState<Beyond>(undefined)
  const measure = useCallback(() => {
    if (!area) return
    const wider = area.scrollWidth - area.clientWidth
    // From right to left the way is counted below zero.
    const gone = Math.abs(area.scrollLeft)
    setScrolls(wider > 1 || area.scrollHeight > area.clientHeight + 1)
    setBeyond(wider <= 1 ? undefined : gone <= 1 ? 'end' : gone >= wider - 1 ? 'start' : 'both')
  }, [area])
  useEffect(() => {
    if (!area || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(area)
    for (const child of area.children) observer.observe(child)
    return () => observer.disconnect()
  }, [area, measure])
  return { scrolls, beyond, measure }
}
