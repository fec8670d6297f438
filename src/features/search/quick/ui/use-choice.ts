import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type Group, type GroupName, type Row, withChosen } from '../model/rows'

type Choice = {
  groups: readonly Group[]
  /** The row that Enter takes; null while Enter is the field's own. */
  chosen: Row | null
}

type ChoiceOptions = {
  input: RefObject<HTMLInputElement | null>
  listId: string
  groups: readonly Group[]
  /** What was typed: a choice among its rows ends with it. */
  typed: string
  onTake: (row: Row) => void
  /** Escape was pressed; without it the key is not ours. */
  onEscape?: () => void
}

/** The id of a row in the document, by which the field points at it. */
export function rowId(listId: string, { key }: Row): string {
  return `${listId}-${encodeURIComponent(key)}`
}

/**
 * The choice among rows while the focus stays in the field: the arrow keys move it, Enter takes what is chosen, and
 * rows that come late never move it.
 */
export function useChoice({ input, listId, groups: found, typed, onTake, onEscape }: ChoiceOptions): Choice {
  const [choice, setChoice] = useState<{ group: GroupName; row: Row; typed: string } | null>(null)
  const current = choice?.typed === typed ? choice : null
  const groups = withChosen(found, current)
  const chosen = current?.row ?? null

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const all = groups.flatMap(({ name, rows }) => rows.map((row) => ({ group: name, row, typed })))
      const at = all.findIndex(({ row }) => row.key === chosen?.key)
      // Before the first row and after the last one stands the field itself.
      const next = event.key === 'ArrowDown' ? at + 1 : at === -1 ? all.length - 1 : at - 1
      setChoice(all[next] ?? null)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      onTake(chosen)
    } else if (event.key === 'Escape' && onEscape) {
      // The words stay: the browser would empty a search.
      event.preventDefault()
      event.stopPropagation()
      onEscape()
    }
  })

  useEffect(() => {
    const field = input.current
    if (!field) return
    field.addEventListener('keydown', handleKey)
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', listId)
    return () => {
      field.removeEventListener('keydown', handleKey)
      for (const name of ['aria-autocomplete', 'aria-controls', 'aria-activedescendant']) field.removeAttribute(name)
    }
  }, [input, listId])

  const activeId = chosen && rowId(listId, chosen)
  useEffect(() => {
    if (activeId === null) return input.current?.removeAttribute('aria-activedescendant')
    input.current?.setAttribute('aria-activedescendant', activeId)
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [input, activeId])

  return { groups, chosen }
}
