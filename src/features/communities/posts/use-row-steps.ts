import { useUnit } from 'effector-react'
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { $singleKeys } from '@/features/shortcuts'

/**
 * Arrows go from row to row of a table, and J and K while keys of one character are switched on. Where the focused row
 * leaves the table, the one in its place takes the focus.
 */
export function useRowSteps(area: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  const singleKeys = useUnit($singleKeys)
  const focused = useRef<number | null>(null)

  function focusRow(index: number) {
    area.current?.querySelector<HTMLElement>(`[data-index="${index}"] a[href]`)?.focus()
  }

  const focusSuccessor = useEffectEvent(() => {
    // A control that is gone has left the focus on the page, and told nobody.
    if (focused.current === null || rows.length === 0 || document.activeElement !== document.body) return
    focusRow(Math.min(focused.current, rows.length - 1))
  })
  useEffect(() => focusSuccessor(), [rows])

  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const index = indexOf(event.target)
      const step = stepOf(event.key, singleKeys)
      const next = index === null ? -1 : index + step
      if (step === 0 || next < 0 || next >= rows.length) return
      event.preventDefault()
      focusRow(next)
    },
    onFocus({ target }: FocusEvent) {
      focused.current = indexOf(target)
    },
    onBlur({ target }: FocusEvent) {
      if (target.isConnected) focused.current = null
    },
  }
}

function stepOf(key: string, singleKeys: boolean): number {
  if (key === 'ArrowDown' || (singleKeys && key.toLowerCase() === 'j')) return 1
  return key === 'ArrowUp' || (singleKeys && key.toLowerCase() === 'k') ? -1 : 0
}

function indexOf(target: EventTarget): number | null {
  const index = target instanceof Element ? target.closest<HTMLElement>('[data-index]')?.dataset['index'] : undefined
  return index === undefined ? null : Number(index)
}
