import { type KeyboardEvent, type RefObject, useId } from 'react'
import type { Row } from '../model/rows'
import styles from './Quick.module.css'
import { SuggestionList } from './SuggestionList'
import { useChoice } from './use-choice'
import { useSuggestions } from './use-suggestions'
import { useTake } from './use-take'

export type QuickPopoverProps = {
  input: RefObject<HTMLInputElement | null>
  query: string
  onSearch: (query: string) => void
  onClose: () => void
}

/** What is suggested below the search of the header. Nothing is chosen before an arrow key or the pointer chooses. */
export function QuickPopover({ input, query, onSearch, onClose }: QuickPopoverProps) {
  const listId = useId()
  const suggestions = useSuggestions(query)
  const take = useTake(onSearch, { replace: false })
  const handleTake = (row: Row) => {
    onClose()
    take(row)
  }
  const { groups, chosen } = useChoice({
    input,
    listId,
    groups: suggestions.groups,
    typed: query,
    onTake: handleTake,
    onEscape: onClose,
  })

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    input.current?.focus()
    onClose()
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes from everything in it
    <div className={styles.popover} onKeyDown={handleKey}>
      <SuggestionList
        {...suggestions}
        id={listId}
        groups={groups}
        selected={chosen}
        typed={query.trim()}
        recentInto="results"
        onTake={handleTake}
      />
    </div>
  )
}
