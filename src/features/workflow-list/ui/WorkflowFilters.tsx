import { ListFilters } from '@/features/list-filters'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { filterCount, unfiltered } from '../model/list-address'
import { FilterFields, type FilterFieldsProps } from './FilterFields'

export type WorkflowFiltersProps = FilterFieldsProps & {
  /** How many posts the list has as it is. */
  totalCount: number
}

/** What a list of posts in workflows is narrowed to, and its order. */
export function WorkflowFilters({ totalCount, ...fields }: WorkflowFiltersProps) {
  const { formatMessage } = useIntl()
  const { address, onChange } = fields
  return (
    <ListFilters
      said={address.search}
      onSay={(search) => onChange({ search }, { replace: true })}
      count={filterCount(address)}
      onClear={() => onChange({ ...unfiltered, search: address.search })}
      showLabel={formatMessage(messages.show, { count: totalCount })}
    >
      <FilterFields {...fields} />
    </ListFilters>
  )
}
