import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus in a list whose buttons go away: by their own press, or because a file has arrived. It goes to their row, or to the row that is in
 * the place of theirs. Give the rows `tabIndex={-1}`.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>) {
  const held = useRef<{ row: HTMLElement; place: number } | null>(null)

  // What is drawn anew may have taken the focus with it; React tells nobody of that.
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
