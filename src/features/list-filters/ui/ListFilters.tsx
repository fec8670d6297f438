import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '@/design-system/Button'
import { Icon, SlidersHorizontalIcon } from '@/design-system/icons'
import { useIsSmall } from '@/design-system/tokens'
import { SearchWords } from '@/features/search-words'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { messages } from '../messages'
import { ClearFilters } from './ClearFilters'
import styles from './ListFilters.module.css'

const FilterSheet = loadable(() => import('./FilterSheet')).component('FilterSheet')

export type ListFiltersProps = {
  /** Names the search where it is not one of titles: "Search communities". */
  searchLabel?: string
  /** The words that the address says. */
  said: string
  onSay: (words: string) => void
  /** How many filters are set, the words aside. */
  count: number
  /** Takes all filters away and leaves the words. */
  onClear: () => void
  /** Closes the filters on a phone and says how much of the list they leave: "Show 3 tasks". */
  showLabel: string
  /** The fields that narrow the list, and its order. */
  children: ReactNode
}

/** What a list is narrowed to, and its order; on phones one button for all but the search. */
export function ListFilters({ searchLabel, said, onSay, count, onClear, showLabel, children }: ListFiltersProps) {
  const { formatMessage } = useIntl()
  const label = searchLabel ?? formatMessage(messages.search)
  const isSmall = useIsSmall()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.tools}>
      <SearchWords
        label={label}
        placeholder={label}
        clearLabel={formatMessage(messages.clearSearch)}
        said={said}
        onSay={onSay}
        className={styles.search}
      />
      {isSmall ? (
        <Button
          icon={<Icon of={SlidersHorizontalIcon} size="sm" />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          {count === 0 ? formatMessage(messages.filters) : formatMessage(messages.filtersSet, { count })}
        </Button>
      ) : (
        <div role="group" aria-label={formatMessage(messages.filters)} className={styles.filters}>
          {children}
          {count > 0 && <ClearFilters size="sm" variant="plain" onClick={onClear} />}
        </div>
      )}
      {isSmall && open && (
        <Suspense>
          <FilterSheet showLabel={showLabel} onClear={count > 0 ? onClear : undefined} onClose={() => setOpen(false)}>
            {children}
          </FilterSheet>
        </Suspense>
      )}
    </div>
  )
}
