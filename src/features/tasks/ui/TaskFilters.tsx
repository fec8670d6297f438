import { useEffect, useState } from 'react'
import type { Schemas } from '@/api'
import { Select } from '@/design-system/Select'
import { TextField } from '@/design-system/TextField'
import { ListFilters } from '@/features/list-filters'
import { priorities, priorityWords } from '@/features/planning'
import { later } from '@/shared/delay'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { dueGroups } from '../model/due'
import { filterNames, sorts } from '../model/list-address'

export type TaskFiltersProps = {
  address: URLSearchParams
  communities: readonly Schemas['Community'][]
  /** Parts of the address; empty ones leave it. */
  onChange: (part: Readonly<Record<string, string>>) => void
}

/** What a list of tasks is narrowed to, and its order. */
export function TaskFilters({ address, communities, onChange }: TaskFiltersProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const said = (name: string) => address.get(name) ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    if (typed === null) return undefined
    return later(() => {
      onChange({ search: typed })
      setTyped(null)
    }, 250)
  }, [typed, onChange])
  const any = { value: '', label: formatMessage(messages.any) }
  const closed = said('state') === 'closed'
  const sortLabels = { due: messages.byDue, priority: messages.byPriority, newest: messages.byNewest }
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
        options={[
          { value: '', label: formatMessage(messages.stateOpen) },
          { value: 'closed', label: formatMessage(messages.stateClosed) },
        ]}
        onValueChange={(state) => onChange({ state, due: '', sort: '' })}
      />
      {!closed && (
        <Select
          label={formatMessage(messages.due)}
          value={said('due')}
          options={[any, ...dueGroups.map((value) => ({ value, label: formatMessage(messages[value]) }))]}
          onValueChange={(due) => onChange({ due })}
        />
      )}
      <Select
        label={formatMessage(messages.priority)}
        value={said('priority')}
        options={[any, ...priorities.map((value) => ({ value, label: priorityWords(value, intl) }))]}
        onValueChange={(priority) => onChange({ priority })}
      />
      <Select
        label={formatMessage(messages.community)}
        value={said('communityId')}
        options={[any, ...communities.map(({ id, name }) => ({ value: id, label: name }))]}
        onValueChange={(communityId) => onChange({ communityId })}
      />
      {!closed && (
        <Select
          label={formatMessage(messages.sort)}
          value={said('sort') || 'due'}
          options={sorts.map((value) => ({ value, label: formatMessage(sortLabels[value]) }))}
          onValueChange={(sort) => onChange({ sort: sort === 'due' ? '' : sort })}
        />
      )}
    </ListFilters>
  )
}

/** What the button of a phone counts: not what stands beside it, and no order. */
const counted = filterNames.filter((name) => name !== 'search')
