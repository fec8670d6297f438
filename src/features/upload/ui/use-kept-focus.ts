import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus in a list whose buttons disappear: it moves to their row, or to the row that took its place. The rows
 * need `tabIndex={-1}`.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>) {
  const held = useRef<{ row: HTMLElement; place: number } | null>(null)

  // Rendering may have removed the focused element, which fires no event.
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return
    const { row, place } = held.current
    const rows = rowsIn(list)
    const next = row.isConnected ? row : rows[Math.min(place, rows.length - 1)]
    next?.focus()
  })

  return {
    onFocus({ target }: FocusEvent) {
      const rows = rowsIn(list)
      const place = rows.findIndex((row) => row.contains(target))
      const row = rows[place]
      held.current = row ? { row, place } : null
    },
    onBlur() {
      held.current = null
    },
  }
}

function rowsIn(list: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(list.current?.children ?? [])].filter((child) => child instanceof HTMLElement)
}
