import { clsx } from 'clsx'
import { useRef, type ComponentProps, useEffect, type RefObject } from 'react'
import styles from './Dock.module.css'
import type { DockItem } from './dock-item'
import { DockSwitcher } from './DockSwitcher'
import { useFocusPassedOn } from './use-focus-passed-on'
import { useRoom } from './use-room'
import { useTurns } from './use-turns'

export type DockProps = ComponentProps<'section'> & {
  /** Names the landmark, so that people find what goes on beside their work: "Running in the background". */
  label: string
  /** Panels that take turns where there is little room, from the end of the edge on. Children stand before them. */
  items?: readonly DockItem[]
  /** Names the switcher between the items: "Choose a panel". */
  switcherLabel?: string
}

const NO_ITEMS: readonly DockItem[] = []

/**
 * What goes on beside the page, on the lower edge of the window: DockPanels and the floating button, the first child at
 * the end. Who is missing leaves no hole; an empty dock is not there. Give it to AppShell as `dock`.
 */
export function Dock({ label, items = NO_ITEMS, switcherLabel, className, children, ...rest }: DockProps) {
  const row = useRef<HTMLDivElement>(null)
  useDockHeight(row)
  const { shown, choose } = useTurns(items, row)
  useRoom(items, row)
  const focus = useFocusPassedOn(row)
  const present = items.filter(({ hidden }) => hidden !== true)
  const switched = present.length > 1

  return (
    <section
      aria-label={label}
      {...rest}
      data-switched={switched || undefined}
      className={clsx(styles.root, className)}
    >
      <div ref={row} className={styles.row} {...focus}>
        {children}
        {items.map(({ id, hidden, panel }) => (
          <div
            key={id}
            data-dock-item={id}
            data-shown={id === shown || undefined}
            hidden={hidden}
            className={styles.item}
          >
            {panel}
          </div>
        ))}
        {switched && <DockSwitcher label={switcherLabel} items={present} shown={shown} onChoose={choose} />}
      </div>
    </section>
  )
}

/**
 * Tells the page how much of its lower edge the dock covers, so that scrolling keeps the focused element above it
 * (`scroll-padding` in base.css reads `--dock-height`) and the end of the page can be scrolled free of it (AppShell).
 */
function useDockHeight(row: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = row.current
    // Where there is no layout (server, tests) there is nothing to cover.
    if (!element || typeof ResizeObserver === 'undefined') return
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => root.setProperty('--dock-height', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty('--dock-height')
    }
  }, [row])
}
