import { useState, type KeyboardEvent } from 'react'
import type { ComboBoxSource } from './options'
import { noteOf } from './OptionList'
import { useSearch } from './use-search'

/** What ComboBox and TagPicker have in common: the list that opens, what is searched in it, and asking for it again. */
export function usePicker(source: ComboBoxSource, resting: string) {
  const [open, setOpen] = useState(false)
  const searched = useSearch(source, resting)
  const { status = 'ready' } = source

  function handleOpenChange(opened: boolean) {
    setOpen(opened)
    if (opened && !searched.typing) searched.again()
  }

  /** Enter asks again for a list that did not come. Tells whether the key was for that. */
  function retriesBy(event: KeyboardEvent): boolean {
    if (event.key !== 'Enter' || status !== 'failed' || !open) return false
    event.preventDefault()
    event.stopPropagation()
    searched.again()
    return true
  }

  return {
    ...searched,
    open,
    status,
    /** What the status region says while the list is open. */
    note: open ? noteOf(searched.found, status, source) : undefined,
    handleOpenChange,
    retriesBy,
  }
}

export type Picker = ReturnType<typeof usePicker>
