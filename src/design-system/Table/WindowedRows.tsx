import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useState, type FocusEvent, type ReactNode, type Ref } from 'react'
import { measureRow, rowsToDraw, useRowKey } from '../VirtualList'

type WindowedRowsProps<Row> = {
  rows: readonly Row[]
  getKey: (row: Row) => string
  span: number
  scroller: HTMLElement | null
  /** Asks for further rows; undefined while none may be asked for. */
  onNearEnd?: (() => void) | undefined
  children: (row: Row, index: number, measure: Ref<HTMLTableRowElement>) => ReactNode
}

/** One line of text with its padding, in px, before a row was seen; rows are measured then. */
const rowHeight = 44

/** Further rows are asked for when so few are left below those in sight. */
const nearEnd = 15

/**
 * The rows in sight between spacers, so that they stay rows of a native table. The row with the focus is always drawn.
 */
export function WindowedRows<Row>({ rows, getKey, span, scroller, onNearEnd, children }: WindowedRowsProps<Row>) {
  const [focused, setFocused] = useState(-1)
  const keyOf = useRowKey(rows, getKey)
  // eslint-disable-next-line react-hooks/incompatible-library -- The React Compiler is not in use.
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    measureElement: measureRow,
    rangeExtractor: (range) => rowsToDraw(range, focused),
    overscan: 8,
  })

  const last = virtualizer.getVirtualItems().findLast(({ index }) => index !== focused)?.index ?? 0
  const canLoadMore = onNearEnd !== undefined
  const tellNearEnd = useEffectEvent(() => onNearEnd?.())
  useEffect(() => {
    if (canLoadMore && last >= rows.length - nearEnd) tellNearEnd()
  }, [canLoadMore, last, rows.length])

  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    setFocused(Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1))
  }

  const drawn: ReactNode[] = []
  let end = 0
  for (const { index, start, end: itsEnd } of virtualizer.getVirtualItems()) {
    const row = rows[index]
    if (row === undefined) continue
    if (start > end) drawn.push(<Spacer key={`before-${index}`} height={start - end} span={span} />)
    drawn.push(children(row, index, virtualizer.measureElement))
    end = itsEnd
  }
  const rest = virtualizer.getTotalSize() - end
  if (rest > 0) drawn.push(<Spacer key="rest" height={rest} span={span} />)

  return (
    // The rows only watch where the focus goes; what takes it are the controls in them.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody onFocus={handleFocus} onBlur={() => setFocused(-1)}>
      {drawn}
    </tbody>
  )
}

/** The height of rows that are not drawn. */
function Spacer({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden style={{ blockSize: height }}>
      <td colSpan={span} />
    </tr>
  )
}
