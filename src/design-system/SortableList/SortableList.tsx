import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'

import { ArrowUpDownIcon, Icon } from '../icons'
import { PageLocale } from '../PageLocale'
import styles from './SortableList.module.css'

export type SortableListProps<Item extends { id: string }> = {
  /** Names the list. */
  label: string
  /** How the order is changed, said above the list. */
  hint: string
  items: readonly Item[]
  /** What an item is called where it is not seen: by its handle, and while it is dragged. */
  nameOf: (item: Item) => string
  /** Draws what stands beside the handle. A link in it sets `draggable={false}`, else the link is what is dragged. */
  children: (item: Item, index: number) => ReactNode
  /** The item at one place is to stand at another; nothing moves before `items` says so. */
  onMove: (from: number, to: number) => void
  className?: string
}

/**
 * A list that a person puts in order: by dragging with mouse or finger, by the handle and the arrows, or at once by Alt
 * and an arrow anywhere in a row. What was moved is told by its user, who knows what follows from it.
 */
export function SortableList<Item extends { id: string }>({
  label,
  hint,
  items,
  nameOf,
  children,
  onMove,
  className,
}: SortableListProps<Item>) {
  const hintId = useId()
  const placeOf = (id: unknown) => items.findIndex((item) => item.id === id)
  const { dragAndDropHooks } = useDragAndDrop<Item>({
    getItems: (_, dragged) => dragged.map((item) => ({ 'text/plain': nameOf(item) })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator ?? ''} />,
    onReorder({ keys: [dragged], target: { key, dropPosition } }) {
      const from = placeOf(dragged)
      const before = placeOf(key) + (dropPosition === 'after' ? 1 : 0)
      move(from, from < before ? before - 1 : before)
    },
  })

  function move(from: number, to: number) {
    if (from >= 0 && from !== to && to >= 0 && to < items.length) onMove(from, to)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = stepOf(event)
    const row = (event.target as Element).closest('[data-key]')
    if (step === 0 || !row) return
    // The arrows alone go through the rows.
    event.preventDefault()
    event.stopPropagation()
    const from = placeOf(row.getAttribute('data-key'))
    move(from, from + step)
  }

  return (
    <PageLocale>
      <div className={clsx(styles.root, className)} onKeyDownCapture={handleKeyDown}>
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
        <GridList
          aria-label={label}
          aria-describedby={hintId}
          items={items}
          dependencies={[items, children]}
          // Links and buttons of a row are reached by Tab, as anywhere else.
          keyboardNavigationBehavior="tab"
          disallowTypeAhead
          dragAndDropHooks={dragAndDropHooks}
          className={styles.list ?? ''}
        >
          {(item) => (
            <GridListItem id={item.id} textValue={nameOf(item)} className={styles.row ?? ''}>
              <Button slot="drag" className={styles.handle ?? ''}>
                <Icon of={ArrowUpDownIcon} />
              </Button>
              <div className={styles.content}>{children(item, placeOf(item.id))}</div>
            </GridListItem>
          )}
        </GridList>
      </div>
    </PageLocale>
  )
}

/** One place up or down for Alt and an arrow alone; 0 for any other key. */
function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): number {
  if (!altKey || ctrlKey || metaKey || shiftKey) return 0
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
}
