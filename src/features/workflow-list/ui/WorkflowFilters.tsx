import { Suspense, useState } from 'react'
import { Button } from '@/design-system/Button'
import { Icon, SlidersHorizontalIcon } from '@/design-system/icons'
import { useIsSmall } from '@/design-system/tokens'
import { SearchWords } from '@/features/search-words'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { messages } from '../messages'
import { filterCount, unfiltered } from '../model/list-address'
import { FilterFields, type FilterFieldsProps } from './FilterFields'
import styles from './WorkflowList.module.css'

const FilterSheet = loadable(() => import('./FilterSheet')).component('FilterSheet')

export type WorkflowFiltersProps = FilterFieldsProps & {
  /** How many posts the list has as it is. */
  totalCount: number
}

/** What a list of posts in workflows is narrowed to, and its order; on phones one button for all but the search. */
export function WorkflowFilters({ address, onChange, ...rest }: WorkflowFiltersProps) {
  const { formatMessage } = useIntl()
  const isSmall = useIsSmall()
  const [open, setOpen] = useState(false)
  const count = filterCount(address)
  return (
    <div className={styles.tools}>
      <SearchWords
        label={formatMessage(messages.search)}
        placeholder={formatMessage(messages.search)}
        clearLabel={formatMessage(messages.clearSearch)}
        said={address.search}
        onSay={(search) => onChange({ search }, { replace: true })}
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
          <FilterFields address={address} workflows={rest.workflows} onChange={onChange} />
          {count > 0 && (
            <Button size="sm" variant="plain" onClick={() => onChange({ ...unfiltered, search: address.search })}>
              {formatMessage(messages.clear)}
            </Button>
          )}
        </div>
      )}
      {isSmall && open && (
        <Suspense>
          <FilterSheet {...rest} address={address} onChange={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
