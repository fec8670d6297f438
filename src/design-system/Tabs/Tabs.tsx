import { clsx } from 'clsx'
import {
  useId,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  type RefObject,
} from 'react'
import { VisuallyHidden } from '../VisuallyHidden'
import { ScrollButton } from './ScrollButton'
import styles from './Tabs.module.css'
import { useOverflow } from './use-overflow'

export type TabItem<Value extends string> = {
  value: Value
  label: ReactNode
  count?: number | undefined
  /** The count in words: "8 comments". */
  countLabel?: string | undefined
}

export type TabsProps<Value extends string> = Omit<ComponentProps<'div'>, 'onChange'> & {
  /** Names the row of tabs: "Parts of this post". */
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** `automatic` opens what an arrow reaches; `manual` waits for Enter or Space, where opening costs a request. */
  activation?: 'automatic' | 'manual'
  /** What stands at the end of the row and belongs to all parts, such as their search; in a small window above it. */
  end?: ReactNode
  /** What the chosen tab holds. */
  children?: ReactNode
}

/** Parts of one thing, one at a time. Where the row is too long it scrolls, by finger, by its buttons and
 * with the focus; arrows, Home and End move in it. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  activation = 'automatic',
  end,
  className,
  children,
  ...rest
}: TabsProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useShownTab(list, value, items.filter(({ count }) => count !== undefined).length)
  const overflow = useOverflow(list)

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const tabs = [...(list.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]') ?? [])]
    const rightToLeft = list.current !== null && getComputedStyle(list.current).direction === 'rtl'
    const index = tabs.indexOf(document.activeElement as HTMLButtonElement)
    const target = targetOfKey(event.key, index, tabs.length, rightToLeft)
    const item = target === null ? undefined : items[target]
    if (target === null || !item) return
    event.preventDefault()
    tabs[target]?.focus()
    if (activation === 'automatic') onValueChange(item.value)
  }

  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div className={styles.head}>
        <div className={styles.row}>
          {overflow.start && <ScrollButton row={list} side="start" />}
          <div
            ref={list}
            role="tablist"
            aria-label={label}
            tabIndex={-1}
            className={styles.list}
            onKeyDown={handleKeyDown}
          >
            {items.map((item) => (
              <button
                key={item.value}
                type="button"
                role="tab"
                id={`${id}-${item.value}`}
                aria-selected={item.value === value}
                aria-controls={item.value === value ? `${id}-panel` : undefined}
                tabIndex={item.value === value ? 0 : -1}
                className={styles.tab}
                onClick={() => onValueChange(item.value)}
              >
                {item.label}
                {item.count !== undefined && (
                  <span aria-hidden={item.countLabel !== undefined} className={styles.count}>
                    {item.count}
                  </span>
                )}
                {item.countLabel !== undefined && <VisuallyHidden>, {item.countLabel}</VisuallyHidden>}
              </button>
            ))}
          </div>
          {overflow.end && <ScrollButton row={list} side="end" />}
        </div>
        {end}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} tabIndex={-1} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}

/** Where a key leads in a row of `length` tabs, round its ends; `null` for keys that mean nothing here. */
export function targetOfKey(key: string, index: number, length: number, rightToLeft: boolean): number | null {
  if (length === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (index + 1) % length
  if (key === back) return (index - 1 + length) % length
  return null
}

/** Keeps the chosen tab in view in a row that scrolls, without moving the page; also when counts come and widen it. */
function useShownTab(list: RefObject<HTMLElement | null>, value: string, counts: number) {
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!row || !tab) return
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    // A part of the neighbour stays visible: it says that there is more.
    const margin = 32
    if (inner.left < outer.left) row.scrollBy({ left: inner.left - outer.left - margin })
    else if (inner.right > outer.right) row.scrollBy({ left: inner.right - outer.right + margin })
  }, [list, value, counts])
}
