import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { DockItem } from './dock-item'

const narrow = '(width < 768px)'

/**
 * Which item is seen where there is room for one: the one that was expanded last. Somebody who works in a panel keeps
 * it; what expands meanwhile waits in the switcher.
 */
export function useTurns(items: readonly DockItem[], row: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<string | null>(null)
  const expanded = items.filter((item) => item.expanded && item.hidden !== true).map(({ id }) => id)
  const shown = wanted !== null && expanded.includes(wanted) ? wanted : (expanded.at(-1) ?? null)

  const before = useRef<{ expanded: readonly string[]; shown: string | null }>({ expanded: [], shown: null })
  const settle = useEffectEvent(() => {
    const { expanded: known, shown: last } = before.current
    const newcomer = expanded.find((id) => !known.includes(id))
    before.current = { expanded, shown }
    if (last === null) return
    const held = memberIn(row, last)?.contains(document.activeElement) === true
    if (shown === null) {
      if (held && isNarrow()) row.current?.querySelector<HTMLElement>(`[data-choose="${last}"]`)?.focus()
    } else if (newcomer !== undefined && expanded.includes(last)) {
      setWanted(held ? last : newcomer)
      before.current.shown = held ? last : newcomer
      if (!held) collapse(last)
    }
  })
  const key = expanded.join(' ')
  useEffect(() => settle(), [key])

  function collapse(id: string) {
    if (isNarrow()) items.find((item) => item.id === id)?.onExpandedChange(false)
  }

  function choose(id: string) {
    const item = items.find((one) => one.id === id)
    if (!item) return
    if (id === shown) return item.onExpandedChange(false)
    setWanted(id)
    if (shown !== null) collapse(shown)
    if (!item.expanded) item.onExpandedChange(true)
  }

  return { shown, choose }
}

function memberIn(row: RefObject<HTMLElement | null>, id: string): HTMLElement | null {
  return row.current?.querySelector<HTMLElement>(`[data-dock-item="${id}"]`) ?? null
}

function isNarrow(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia(narrow).matches
}
