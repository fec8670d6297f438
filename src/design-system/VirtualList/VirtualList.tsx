import { useVirtualizer, type Range } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import {
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { flushSync } from 'react-dom'

import { measureRow, rowsToDraw, useRowKey } from './virtual-rows'
import { rowsToFill, useRest } from './use-rest'
import styles from './VirtualList.module.css'

export type VirtualListHandle = {
  /** Brings a row into view and puts the focus on its first control. */
  focusRow: (index: number) => void
  scrollToTop: () => void
}

/** What is not named here goes to the area that scrolls. */
export type VirtualListProps<Item> = Omit<
  ComponentProps<'div'>,
  'children' | 'ref' | 'onScroll' | 'onPointerMove' | 'onFocus' | 'onBlur'
> & {
  items: readonly Item[]
  /**
   * Stays the same for an item wherever it moves to. Defined outside of the component, the list need not ask all items
   * again.
   */
  getKey: (item: Item) => string
  /** Draws a row. What stands above the first of a group (its heading) belongs into that row. */
  children: (item: Item, index: number) => ReactNode
  /** Names the list. */
  label: string
  /** Height in px before a row was seen; rows are measured then. */
  estimateHeight: (item: Item, index: number) => number
  /**
   * Px of the window above the list that never are its own: for so much less rows are drawn before somebody turns to
   * it.
   */
  roomAbove?: number
  /** More rows will come: how many there are in the end is not known. */
  open?: boolean
  /** Below the last row, inside the scroll area: a button for more, a skeleton. */
  footer?: ReactNode
  className?: string | undefined
  /** For what stands around every row: its edges. */
  rowClassName?: string | undefined
  ref?: Ref<VirtualListHandle>
}

/**
 * Rows that are drawn before and after those in sight once somebody has turned to the list and may scroll far at any
 * moment.
 */
const overscan = 5

/**
 * A long list that draws only what is in sight. Rows keep their place when others are put in above them while the
 * reader is further down, and the row that has the focus is drawn wherever it is.
 */
export function VirtualList<Item>({
  items,
  getKey,
  children,
  label,
  estimateHeight,
  roomAbove = 0,
  open = false,
  footer,
  className,
  rowClassName,
  ref,
  ...rest
}: VirtualListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const [atTop, setAtTop] = useState(true)
  const focusedIndex = focused === null ? -1 : items.findIndex((item) => getKey(item) === focused)

  const keyOf = useRowKey(items, getKey)
  const { found, wake } = useRest(scroller, items.length)
  const heightOf = (index: number) => {
    const item = items[index]
    return item === undefined ? 0 : estimateHeight(item, index)
  }

  // eslint-disable-next-line react-hooks/incompatible-library -- The React Compiler is not in use.
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    enabled: !!found,
    count: items.length,
    getScrollElement: () => scroller.current,
    ...(found && { initialRect: found.area, initialOffset: found.top }),
    estimateSize: (index) => found?.heights[index] ?? heightOf(index),
    getItemKey: keyOf,
    measureElement: measureRow,
    rangeExtractor: (range: Range) => rowsToDraw(range, focusedIndex),
    overscan,
    // At the top new rows push the others down, where they are seen; further down the reader's place is kept.
    anchorTo: atTop ? 'start' : 'end',
    scrollEndThreshold: -1,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  })

  useImperativeHandle(ref, () => ({
    scrollToTop() {
      if (found) virtualizer.scrollToOffset(0)
    },
    focusRow(index) {
      if (!found) flushSync(wake)
      virtualizer.scrollToIndex(index, { align: 'auto' })
      requestAnimationFrame(() => focusFirstControl(scroller.current, index))
    },
  }))

  function handleScroll() {
    // At once, because the thumb of the scrollbar can be dragged past what is drawn.
    if (!found) flushSync(wake)
    // The virtualizer has just read it; asking the element again would lay out what it has drawn since.
    setAtTop((virtualizer.scrollOffset ?? 0) < 8)
  }

  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    const row = target.closest<HTMLElement>('[data-index]')
    const item = row ? items[Number(row.dataset.index)] : undefined
    setFocused(item === undefined ? null : getKey(item))
    wake()
  }

  const first = found ? 0 : rowsToFill(items.length, window.innerHeight - roomAbove, heightOf)
  const drawn = found ? virtualizer.getVirtualItems().map(({ index }) => index) : [...Array(first).keys()]

  return (
    // The area only watches where the focus goes; what takes it are the controls in the rows.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      {...rest}
      ref={scroller}
      className={clsx(styles.root, className)}
      onScroll={handleScroll}
      onPointerMove={found ? undefined : wake}
      onFocus={handleFocus}
      onBlur={() => setFocused(null)}
    >
      <ul
        ref={found ? virtualizer.containerRef : undefined}
        aria-label={label}
        data-resting={found ? undefined : ''}
        style={found ? undefined : { paddingBlockEnd: (items.length - first) * heightOf(first) }}
        className={styles.list}
      >
        {drawn.map((index) => {
          const item = items[index]
          return (
            item !== undefined && (
              <li
                key={keyOf(index)}
                ref={found ? virtualizer.measureElement : undefined}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={open ? -1 : items.length}
                className={clsx(styles.row, rowClassName)}
              >
                {children(item, index)}
              </li>
            )
          )
        })}
      </ul>
      {footer}
    </div>
  )
}

function focusFirstControl(scroller: HTMLElement | null, index: number) {
  scroller?.querySelector<HTMLElement>(`[data-index="${index}"] :is(a[href], button, [tabindex="0"])`)?.focus()
}
