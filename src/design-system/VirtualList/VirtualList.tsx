import { useVirtualizer, type Range } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { useImperativeHandle, useRef, useState, type FocusEvent, type ReactNode, type Ref } from 'react'

import { rowsToDraw } from './rows-to-draw'
import styles from './VirtualList.module.css'

export type VirtualListHandle = {
  /** Brings a row into view and puts the focus on its first control. */
  focusRow: (index: number) => void
  scrollToTop: () => void
}

export type VirtualListProps<Item> = {
  items: readonly Item[]
  /** Stays the same for an item wherever it moves to. */
  getKey: (item: Item) => string
  /** Draws a row. What stands above the first of a group (its heading) belongs into that row. */
  children: (item: Item, index: number) => ReactNode
  /** Names the list. */
  label: string
  /** Height in px before a row was seen; rows are measured then. */
  estimateHeight: (item: Item, index: number) => number
  /** More rows will come: how many there are in the end is not known. */
  open?: boolean
  /** Below the last row, inside the scroll area: a button for more, a skeleton. */
  footer?: ReactNode
  className?: string | undefined
  ref?: Ref<VirtualListHandle>
}

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
  open = false,
  footer,
  className,
  ref,
}: VirtualListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const [atTop, setAtTop] = useState(true)
  const focusedIndex = focused === null ? -1 : items.findIndex((item) => getKey(item) === focused)

  // eslint-disable-next-line react-hooks/incompatible-library -- The React Compiler is not in use; its hint stays unheard.
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => withItem(items, index, (item) => estimateHeight(item, index)) ?? 0,
    getItemKey: (index) => withItem(items, index, getKey) ?? index,
    rangeExtractor: (range: Range) => rowsToDraw(range, focusedIndex),
    overscan: 6,
    // At the top new rows push the others down, where they are seen; further down the reader's place is kept.
    anchorTo: atTop ? 'start' : 'end',
    scrollEndThreshold: -1,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  })

  useImperativeHandle(ref, () => ({
    scrollToTop: () => virtualizer.scrollToOffset(0),
    focusRow(index) {
      virtualizer.scrollToIndex(index, { align: 'auto' })
      requestAnimationFrame(() => focusFirstControl(scroller.current, index))
    },
  }))

  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    const row = target.closest<HTMLElement>('[data-index]')
    setFocused(row ? (withItem(items, Number(row.dataset.index), getKey) ?? null) : null)
  }

  return (
    // The area only watches where the focus goes; what takes it are the controls in the rows.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={scroller}
      className={clsx(styles.root, className)}
      onScroll={({ currentTarget }) => setAtTop(currentTarget.scrollTop < 8)}
      onFocus={handleFocus}
      onBlur={() => setFocused(null)}
    >
      <ul ref={virtualizer.containerRef} aria-label={label} className={styles.list}>
        {virtualizer.getVirtualItems().map(({ index, key }) => {
          const item = items[index]
          return (
            item !== undefined && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={open ? -1 : items.length}
                className={styles.row}
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

function withItem<Item, Result>(
  items: readonly Item[],
  index: number,
  read: (item: Item) => Result,
): Result | undefined {
  const item = items[index]
  return item === undefined ? undefined : read(item)
}

function focusFirstControl(scroller: HTMLElement | null, index: number) {
  scroller?.querySelector<HTMLElement>(`[data-index="${index}"] :is(a[href], button, [tabindex="0"])`)?.focus()
}
