import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { DockItem } from './dock-item'

/**
 * Panels that would reach above the header of the page, where their own could not be had any more, take turns as on
 * phones: the one in which somebody works stays, else the one that was expanded last, and the others collapse.
 */
export function useRoom(items: readonly DockItem[], row: RefObject<HTMLElement | null>) {
  /** Those that are expanded, the newest at the end. */
  const order = useRef<readonly string[]>([])
  const expanded = items.filter((item) => item.expanded).map(({ id }) => id)
  const key = expanded.join(' ')
  const note = useEffectEvent(() => {
    const known = order.current.filter((id) => expanded.includes(id))
    order.current = [...known, ...expanded.filter((id) => !known.includes(id))]
  })
  // Before the new height is measured.
  useLayoutEffect(() => note(), [key])

  const settle = useEffectEvent((element: HTMLElement) => {
    if (!isTooHigh(element)) return
    const held = document.activeElement?.closest<HTMLElement>('[data-dock-item]')?.dataset.dockItem
    const kept = held !== undefined && expanded.includes(held) ? held : order.current.at(-1)
    for (const item of items) if (item.expanded && item.id !== kept) item.onExpandedChange(false)
  })
  useEffect(() => {
    const element = row.current
    // Where there is no layout (server, tests) there is room.
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => settle(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [row])
}

function isTooHigh(row: HTMLElement): boolean {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return row.getBoundingClientRect().top < header
}
