import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '@/design-system/Button'
import { Icon, SlidersHorizontalIcon } from '@/design-system/icons'
import { ShowAt } from '@/design-system/ShowAt'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { messages } from '../messages'
import styles from './ListFilters.module.css'

const FilterSheet = loadable(() => import('./FilterSheet')).component('FilterSheet')

export type ListFiltersProps = {
  /** The field that searches: it stays beside the button on a phone. */
  search: ReactNode
  /** How many of the filters are set, without the search and the order. */
  count: number
  onClear: () => void
  /** The fields. */
  children: ReactNode
}

/** What narrows a list: fields side by side, and on a phone behind one button that says how many are set. */
export function ListFilters({ search, count, onClear, children }: ListFiltersProps) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  return (
    <div role="group" aria-label={formatMessage(messages.filters)} className={styles.root}>
      <div className={styles.search}>{search}</div>
      <ShowAt window="small">
        <Button
          icon={<Icon of={SlidersHorizontalIcon} size="sm" />}
          aria-haspopup="dialog"
          className={styles.button}
          onClick={() => setOpen(true)}
        >
          {count === 0 ? formatMessage(messages.filters) : formatMessage(messages.filtersSet, { count })}
        </Button>
      </ShowAt>
      <ShowAt window="medium-up">{children}</ShowAt>
      <Suspense>
        {open && (
          <FilterSheet count={count} onClear={onClear} onClose={() => setOpen(false)}>
            {children}
          </FilterSheet>
        )}
      </Suspense>
    </div>
  )
}
