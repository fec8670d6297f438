import { useEffect, useState } from 'react'
import type { Schemas } from '@/api'
import { Checkbox } from '@/design-system/Checkbox'
import { Select } from '@/design-system/Select'
import { TextField } from '@/design-system/TextField'
import { ListFilters } from '@/features/list-filters'
import { later } from '@/shared/delay'
import { useIntl } from '@/shared/i18n'
import { listMessages as messages } from '../messages'
import { filterNames, sorts } from '../model/list-address'

export type WorkflowFiltersProps = {
  address: URLSearchParams
  workflows: readonly Schemas['Workflow'][]
  /** Parts of the address; empty ones leave it. */
  onChange: (part: Readonly<Record<string, string>>) => void
}

/** What a list of posts in workflows is narrowed to, and its order. */
export function WorkflowFilters({ address, workflows, onChange }: WorkflowFiltersProps) {
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
  const any = { value: '', label: formatMessage(messages.any) }
  const chosen = workflows.filter(({ id }) => said('workflowId') === '' || id === said('workflowId'))
  const sortLabels = { longest: messages.longest, shortest: messages.shortest, title: messages.byTitle }
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
        label={formatMessage(messages.workflow)}
        value={said('workflowId')}
        options={[any, ...optionsOf(workflows)]}
        onValueChange={(workflowId) => onChange({ workflowId, stateId: '' })}
      />
      <Select
        label={formatMessage(messages.state)}
        value={said('stateId')}
        options={[any, ...optionsOf(chosen.flatMap(({ states }) => states))]}
        onValueChange={(stateId) => onChange({ stateId })}
      />
      <Select
        label={formatMessage(messages.community)}
        value={said('communityId')}
        options={[any, ...optionsOf(chosen.flatMap(({ communities }) => communities))]}
        onValueChange={(communityId) => onChange({ communityId })}
      />
      <Select
        label={formatMessage(messages.sort)}
        value={said('sort') || 'longest'}
        options={sorts.map((value) => ({ value, label: formatMessage(sortLabels[value]) }))}
        onValueChange={(sort) => onChange({ sort: sort === 'longest' ? '' : sort })}
      />
      <Checkbox
        label={formatMessage(messages.overTarget)}
        checked={said('overTarget') === 'true'}
        onCheckedChange={(on) => onChange({ overTarget: on ? 'true' : '' })}
      />
    </ListFilters>
  )
}

/** What the button of a phone counts: not what stands beside it, and no order. */
const counted = filterNames.filter((name) => name !== 'search')

/** Each thing once, though several workflows share it. */
function optionsOf(things: readonly { id: string; name: string }[]) {
  return [...new Map(things.map(({ id, name }) => [id, name]))].map(([value, label]) => ({ value, label }))
}
