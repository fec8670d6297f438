import { clsx } from 'clsx'
import { useEffect, useId, useState } from 'react'
import type { TableProps } from './table-props'
import styles from './Table.module.css'
import { TableBody } from './TableBody'
import { TableHead } from './TableHead'

/**
 * Facts in rows and columns. The head stays in sight while the rows scroll; what is too wide scrolls sideways. Choose
 * several rows with Shift.
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
  onNearEnd,
  className,
  ...rest
}: TableProps<Row>) {
  const id = useId()
  // State and no ref object: the rows inside are mounted before it would be filled.
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const scrolls = useScrolls(scroller)
  const span = columns.length + (selected ? 1 : 0)

  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {/* Who cannot point scrolls it by keys: it takes the focus as long as there is something to scroll. */}
      <div
        ref={setScroller}
        {...(scrolls && { role: 'region', tabIndex: 0, 'aria-labelledby': `${id}-caption` })}
        className={styles.scroller}
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
            {...{ windowed, onNearEnd, scroller }}
          />
        </table>
      </div>
    </div>
  )
}

/** Whether an area holds more than it shows. */
function useScrolls(area: HTMLElement | null): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    if (!area || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() =>
      setScrolls(area.scrollWidth > area.clientWidth + 1 || area.scrollHeight > area.clientHeight + 1),
    )
    observer.observe(area)
    for (const child of area.children) observer.observe(child)
    return () => observer.disconnect()
  }, [area])
  return scrolls
}
