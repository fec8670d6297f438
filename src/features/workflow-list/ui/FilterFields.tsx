import type { Schemas } from '@/api'
import { Checkbox } from '@/design-system/Checkbox'
import { Select, type SelectOption } from '@/design-system/Select'
import { useCurrentUser } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { type ListAddress, sorts } from '../model/list-address'

export type FilterFieldsProps = {
  address: ListAddress
  workflows: readonly Schemas['Workflow'][]
  onChange: (change: Partial<ListAddress>, options?: { replace: boolean }) => void
}

/** The fields that narrow a list of posts in workflows, and its order. */
export function FilterFields({ address, workflows, onChange }: FilterFieldsProps) {
  const { formatMessage } = useIntl()
  const me = useCurrentUser()
  const chosen = workflows.filter(({ id }) => address.workflowId === '' || id === address.workflowId)
  const any = { value: '', label: formatMessage(messages.any) }
  const assignees = [
    { value: me.id, label: formatMessage(messages.me) },
    { value: 'none', label: formatMessage(messages.nobody) },
  ]
  const another = { value: address.assigneeId, label: formatMessage(messages.anotherAssignee) }
  return (
    <>
      <Select
        label={formatMessage(messages.workflow)}
        value={address.workflowId}
        options={[any, ...optionsOf(workflows, address.workflowId)]}
        onValueChange={(workflowId) => onChange({ workflowId, stateId: '' })}
      />
      <Select
        label={formatMessage(messages.state)}
        value={address.stateId}
        options={[
          any,
          ...optionsOf(
            chosen.flatMap(({ states }) => states),
            address.stateId,
          ),
        ]}
        onValueChange={(stateId) => onChange({ stateId })}
      />
      <Select
        label={formatMessage(messages.community)}
        value={address.communityId}
        options={[
          any,
          ...optionsOf(
            chosen.flatMap(({ communities }) => communities),
            address.communityId,
          ),
        ]}
        onValueChange={(communityId) => onChange({ communityId })}
      />
      <Select
        label={formatMessage(messages.assignedTo)}
        value={address.assigneeId}
        options={[any, ...withChosen(assignees, address.assigneeId === '' ? null : another)]}
        onValueChange={(assigneeId) => onChange({ assigneeId })}
      />
      <Select
        label={formatMessage(messages.sort)}
        value={address.sort}
        options={sorts.map((value) => ({ value, label: formatMessage(sortWords[value]) }))}
        onValueChange={(sort) => onChange({ sort: sorts.find((one) => one === sort) ?? 'longest' })}
      />
      <Checkbox
        label={formatMessage(messages.overTarget)}
        checked={address.overTarget}
        onCheckedChange={(overTarget) => onChange({ overTarget })}
      />
    </>
  )
}

const sortWords: Record<ListAddress['sort'], (typeof messages)['longest']> = {
  longest: messages.longest,
  shortest: messages.shortest,
  title: messages.byTitle,
}

/** Each thing once, though several workflows share it; one that the address names and nobody knows by its id. */
function optionsOf(things: readonly { id: string; name: string }[], chosen: string): SelectOption[] {
  const options = [...new Map(things.map(({ id, name }) => [id, name]))].map(([value, label]) => ({ value, label }))
  return withChosen(options, chosen === '' ? null : { value: chosen, label: chosen })
}

function withChosen(options: readonly SelectOption[], chosen: SelectOption | null): SelectOption[] {
  const isMissing = chosen !== null && options.every(({ value }) => value !== chosen.value)
  return isMissing ? [...options, chosen] : [...options]
}
