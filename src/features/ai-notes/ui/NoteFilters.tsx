import { useEffect, useState } from 'react'
import { Select } from '@/design-system/Select'
import { TextField } from '@/design-system/TextField'
import { ListFilters } from '@/features/list-filters'
import { later } from '@/shared/delay'
import { useIntl } from '@/shared/i18n'
import { kindMessages, listMessages as messages } from '../messages'
import { filterNames, kinds, reviews, states } from '../model/list-address'

export type NoteFiltersProps = {
  address: URLSearchParams
  /** Parts of the address; empty ones leave it. */
  onChange: (part: Readonly<Record<string, string>>) => void
}

/** What a list of notes is narrowed to. */
export function NoteFilters({ address, onChange }: NoteFiltersProps) {
  const { formatMessage } = useIntl()
  const said = (name: string) => address.get(name) ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    if (typed === null) return undefined
    return later(() => {
      onChange({ search: typed })
      setTyped(null)
    }, 250)
  }, [typed, onChange])
  const counted = filterNames.filter((name) => name !== 'search')
  const any = { value: '', label: formatMessage(messages.any) }
  return (
    <ListFilters
      count={counted.filter((name) => said(name) !== '').length}
      onClear={() => onChange(Object.fromEntries(counted.map((name) => [name, ''])))}
      search={
        <TextField
          type="search"
          label={formatMessage(messages.search)}
          value={typed ?? said('search')}
          onValueChange={setTyped}
        />
      }
    >
      <Select
        label={formatMessage(messages.state)}
        value={said('state')}
        options={[any, ...states.map((value) => ({ value, label: formatMessage(messages[value]) }))]}
        onValueChange={(state) => onChange({ state })}
      />
      <Select
        label={formatMessage(messages.kind)}
        value={said('kind')}
        options={[any, ...kinds.map((value) => ({ value, label: formatMessage(kindMessages[value]) }))]}
        onValueChange={(kind) => onChange({ kind })}
      />
      <Select
        label={formatMessage(messages.review)}
        value={said('review')}
        options={[any, ...reviews.map((value) => ({ value, label: formatMessage(messages[value]) }))]}
        onValueChange={(review) => onChange({ review })}
      />
    </ListFilters>
  )
}
