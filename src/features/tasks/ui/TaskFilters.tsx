import { ListFilters } from '@/features/list-filters'
import { useIntl } from '@/shared/i18n'
import { filterMessages as messages } from '../messages'
import { filterCount, unfiltered } from '../model/list-address'
import { FilterFields, type FilterFieldsProps } from './FilterFields'

export type TaskFiltersProps = FilterFieldsProps & {
  /** How many tasks the list has as it is. */
  totalCount: number
}

/** What a list of tasks is narrowed to, and its order. */
export function TaskFilters({ address, totalCount, onChange }: TaskFiltersProps) {
  const { formatMessage } = useIntl()
  return (
    <ListFilters
      said={address.search}
      onSay={(search) => onChange({ search }, { replace: true })}
      count={filterCount(address)}
      onClear={() => onChange({ ...unfiltered, search: address.search })}
      showLabel={formatMessage(messages.show, { count: totalCount })}
    >
      <FilterFields address={address} onChange={onChange} />
    </ListFilters>
  )
}
