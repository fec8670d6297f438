import type { Schemas } from '@/api'
import { Select } from '@/design-system/Select'
import { TextField } from '@/design-system/TextField'
import { ListFilters } from '@/features/list-filters'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { useTypedWords } from '@/shared/typed-words'
import { messages } from '../messages'
import { countOfFilters, type FilterName, filterNames, sorts, valueOf } from '../model/registry-address'
import { useAccountWords } from './use-account-words'

const labels: Record<FilterName, MessageDescriptor> = {
  state: messages.state,
  place: messages.place,
  area: messages.area,
  unit: messages.unit,
  role: messages.role,
  'sign-in': messages.lastSignIn,
}

const facetNames = {
  state: 'state',
  place: 'place',
  area: 'area',
  unit: 'businessUnit',
  role: 'role',
  'sign-in': 'lastSignIn',
} as const satisfies Record<FilterName, keyof Schemas['RegistryFacets']>

const sortLabels = { name: messages.byName, joined: messages.byJoined, 'last-sign-in': messages.byLastSignIn }

export type RegistryFiltersProps = {
  address: URLSearchParams
  facets: Schemas['RegistryFacets'] | null | undefined
  /** Parts of the address; empty ones leave it. */
  onChange: (parts: Readonly<Record<string, string>>) => void
}

/** What the registry is narrowed to, and its order. */
export function RegistryFilters({ address, facets, onChange }: RegistryFiltersProps) {
  const { formatMessage } = useIntl()
  const words = useAccountWords()
  const [typed, setTyped] = useTypedWords(address.get('search')?.trim() ?? '', (search) => onChange({ search }))

  function nameOf(name: FilterName, value: string): string {
    if (name === 'state') return words.state(value)
    if (name === 'role') return words.role(value)
    return name === 'sign-in' ? words.signIn(value) : value
  }

  function optionsOf(name: FilterName) {
    const chosen = valueOf(address, name)
    const found = facets?.[facetNames[name]] ?? []
    const known = found.some(({ id }) => id === chosen)
    // What is chosen stays among the values, also where nobody is left who has it.
    const values = chosen === '' || known ? found : [...found, { id: chosen, name: chosen, count: 0 }]
    return [
      { value: '', label: formatMessage(messages.any) },
      ...values.map(({ id, name: text, count }) => ({
        value: id,
        label: formatMessage(messages.option, { name: nameOf(name, text), count }),
      })),
    ]
  }

  return (
    <ListFilters
      count={countOfFilters(address)}
      onClear={() => onChange(Object.fromEntries(filterNames.map((name) => [name, ''])))}
      search={<TextField type="search" label={formatMessage(messages.search)} value={typed} onValueChange={setTyped} />}
    >
      {filterNames.map((name) => (
        <Select
          key={name}
          label={formatMessage(labels[name])}
          value={valueOf(address, name)}
          options={optionsOf(name)}
          onValueChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <Select
        label={formatMessage(messages.sort)}
        value={address.get('sort') ?? 'name'}
        options={sorts.map((value) => ({ value, label: formatMessage(sortLabels[value]) }))}
        onValueChange={(sort) => onChange({ sort: sort === 'name' ? '' : sort })}
      />
    </ListFilters>
  )
}
