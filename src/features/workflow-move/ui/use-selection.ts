import { useUnit } from 'effector-react'
import { type KeyboardEvent, useState } from 'react'
import type { Schemas } from '@/api'
import { $singleKeys } from '@/features/shortcuts'
import {
  ALL_SELECTED,
  checkOf,
  chosenOf,
  extended,
  isSelected,
  NONE_SELECTED,
  type Selected,
  selectedCount,
  stillIn,
  toggled,
} from '../model/selection'
import { isTyping, rowIndexOf } from './list-keys'

export type SelectionOptions = {
  /** The posts of the list that have come so far. */
  ids: readonly string[]
  /** How many the list has, on whatever page. */
  totalCount: number
  /** What the list is narrowed to; another one begins with nothing chosen. */
  filter: Schemas['WorkflowPostFilter'] | { ownList: unknown }
}

/** What is chosen in a list, and how it changes. */
export type Selection = ReturnType<typeof useSelection>

/** Posts that are chosen in a list, by mouse, thumb or keys; they stay chosen while it scrolls and grows. */
export function useSelection({ ids, totalCount, filter }: SelectionOptions) {
  const list = JSON.stringify(filter)
  const [kept, setKept] = useState({ list, selected: NONE_SELECTED })
  const [isOn, setOn] = useState(false)
  const singleKeys = useUnit($singleKeys)
  const selected = stillIn(kept.list === list ? kept.selected : NONE_SELECTED, ids)
  const change = (update: (before: Selected) => Selected) =>
    setKept((now) => ({ list, selected: update(now.list === list ? now.selected : NONE_SELECTED) }))

  /** Of keys in a row of the list: X chooses it, Shift and an arrow go on choosing, Ctrl+A takes all. */
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const index = rowIndexOf(event.target)
    const id = ids[index]
    if (id === undefined || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'a') return
      event.preventDefault()
      change(() => ALL_SELECTED)
    } else if (singleKeys && key === 'x') {
      event.preventDefault()
      change((before) => toggled(before, ids, id, event.shiftKey))
    } else if (event.shiftKey) {
      const next = ids[index + stepOf(key, singleKeys)]
      if (next !== undefined && next !== id) change((before) => extended(before, id, next))
    }
  }

  return {
    /** Posts are being chosen, where their boxes show only then. */
    isOn,
    switchOn: (on: boolean) => {
      setOn(on)
      change(() => NONE_SELECTED)
    },
    count: selectedCount(selected, totalCount),
    isAll: selectedCount(selected, totalCount) === totalCount,
    /** What is chosen, as a check of it is asked for. */
    check: checkOf(selected, ids, 'ownList' in filter ? undefined : filter),
    isSelected: (id: string) => isSelected(selected, id),
    toggle: (id: string, reach: boolean) => change((before) => toggled(before, ids, id, reach)),
    /** Chooses just these of the posts that have come, as a table tells it. */
    choose: (chosen: ReadonlySet<string>) => change((before) => chosenOf(before, ids, chosen)),
    selectAll: () => change(() => ALL_SELECTED),
    clear: () => change(() => NONE_SELECTED),
    /** For what stands around the rows. */
    listProps: { onKeyDown: handleKeyDown },
  }
}

function stepOf(key: string, singleKeys: boolean): number {
  if (key === 'arrowdown' || (singleKeys && key === 'j')) return 1
  return key === 'arrowup' || (singleKeys && key === 'k') ? -1 : 0
}
