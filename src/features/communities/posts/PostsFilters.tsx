import { Select, type SelectOption } from '@/design-system/Select'
import type { Schemas } from '@/api'
import { ListFilters } from '@/features/list-filters'
import { useIntl } from '@/shared/i18n'
import { filterCount, type PostsAddress, unfiltered } from './address'
import { messages } from './messages'

export type PostsFiltersProps = {
  address: PostsAddress
  /** What there is to choose; undefined while nothing has come yet. */
  narrowing: Schemas['PostNarrowing'] | undefined
  totalCount: number
  onChange: (change: Partial<PostsAddress>, options?: { replace: boolean }) => void
}

/** What the posts of a community are narrowed to. */
export function PostsFilters({ address, narrowing, totalCount, onChange }: PostsFiltersProps) {
  const { formatMessage, formatName, formatNumber } = useIntl()
  const { states = [], authors = [], hashtags = [], years = [] } = narrowing ?? {}
  return (
    <ListFilters
      said={address.search}
      onSay={(search) => onChange({ search }, { replace: true })}
      count={filterCount(address)}
      onClear={() => onChange({ ...unfiltered, search: address.search })}
      showLabel={formatMessage(messages.show, { count: totalCount })}
    >
      {(states.length > 0 || address.state !== '') && (
        <Choice
          label={formatMessage(messages.state)}
          value={address.state}
          options={states.map(({ id, name }) => ({ value: id, label: formatName(name) }))}
          onChoose={(state) => onChange({ state })}
        />
      )}
      <Choice
        label={formatMessage(messages.author)}
        value={address.by}
        options={authors.map(({ id, fullName }) => ({ value: id, label: formatName(fullName) }))}
        onChoose={(by) => onChange({ by })}
      />
      {(hashtags.length > 0 || address.tag !== '') && (
        <Choice
          label={formatMessage(messages.tag)}
          value={address.tag}
          options={hashtags.map(({ id, name }) => ({ value: id, label: `#${name}` }))}
          onChoose={(tag) => onChange({ tag })}
        />
      )}
      <Choice
        label={formatMessage(messages.year)}
        value={address.year}
        options={years.map(({ year, count }) => ({ value: `${year}`, label: `${year} (${formatNumber(count)})` }))}
        onChoose={(year) => onChange({ year })}
      />
    </ListFilters>
  )
}

export type ChoiceProps = {
  label: string
  value: string
  options: readonly SelectOption[]
  onChoose: (value: string) => void
}

/** One filter; what the address names and the list does not have stays to be seen and taken away. */
export function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const { formatMessage } = useIntl()
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <Select
      label={label}
      value={value}
      options={[
        { value: '', label: formatMessage(messages.any) },
        ...options,
        ...(isKnown ? [] : [{ value, label: value }]),
      ]}
      onValueChange={onChoose}
    />
  )
}
