import { useUnit } from 'effector-react'
import { type KeyboardEvent, useState } from 'react'
import { $singleKeys } from '@/features/shortcuts'
import { extended, NONE_SELECTED, type Selected, toggled } from '../model/selection'

/**
 * Posts that are chosen in a list, by mouse, thumb or keys; they stay chosen while it scrolls and grows. Another
 * `list`, by its filters, begins with none.
 */
export function useSelection(ids: readonly string[], list: string) {
  const [kept, setKept] = useState({ list, selected: NONE_SELECTED })
  const selected = kept.list === list ? kept.selected : NONE_SELECTED
  const setSelected = (change: (before: Selected) => Selected) =>
    setKept((now) => ({ list, selected: change(now.list === list ? now.selected : NONE_SELECTED) }))
  // A row that has left the list took its box along.
  const chosen = new Set(ids.filter((id) => selected.chosen.has(id)))
  const singleKeys = useUnit($singleKeys)

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = rowOf(event.target)
    const id = row?.dataset['post']
    if (!row || id === undefined || event.altKey || isTyping(event.target)) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if ((event.ctrlKey || event.metaKey) && key === 'a') {
      event.preventDefault()
      setSelected(({ anchor }) => ({ chosen: new Set(ids), anchor }))
      return
    }
    if (event.ctrlKey || event.metaKey) return
    if (singleKeys && key === 'x') {
      event.preventDefault()
      setSelected((before) => toggled(before, ids, id))
      return
    }
    if (key === 'Enter' && isBox(event.target)) {
      event.preventDefault()
      row.querySelector('a')?.click()
      return
    }
    const step = stepOf(key, singleKeys)
    const next = ids[ids.indexOf(id) + step]
    if (step === 0 || next === undefined) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-post="${next}"] input[type="checkbox"]`)?.focus()
    if (event.shiftKey) setSelected((before) => extended(before, id, next))
  }

  return {
    chosen: chosen as ReadonlySet<string>,
    toggle: (id: string, reach: boolean) => setSelected((before) => toggled(before, ids, id, reach)),
    choose: (all: readonly string[]) => setSelected(({ anchor }) => ({ chosen: new Set(all), anchor })),
    clear: () => setSelected(() => NONE_SELECTED),
    listProps: { onKeyDown: handleKeyDown },
  }
}

export type Selection = ReturnType<typeof useSelection>

function stepOf(key: string, singleKeys: boolean): number {
  if (key === 'ArrowDown' || (singleKeys && key === 'j')) return 1
  return key === 'ArrowUp' || (singleKeys && key === 'k') ? -1 : 0
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-post]') : null
}

function isBox(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'checkbox'
}

function isTyping(target: EventTarget): boolean {
  return (
    (target instanceof HTMLInputElement && !isBox(target)) ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}
