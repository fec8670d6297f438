import { useQuery } from '@tanstack/react-query'
import { Select } from '@/design-system/Select'
import { communityQueries } from '@/features/navigation'
import { priorities, priorityWords } from '@/features/planning'
import { useCurrentUser } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { filterMessages as messages, messages as words } from '../messages'
import { dueGroups } from '../model/due'
import { sorts, type TaskAddress } from '../model/list-address'

export type FilterFieldsProps = {
  address: TaskAddress
  onChange: (change: Partial<TaskAddress>, options?: { replace: boolean }) => void
}

/** The fields that narrow a list of tasks, and its order. */
export function FilterFields({ address, onChange }: FilterFieldsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const me = useCurrentUser()
  const { data: own } = useQuery(communityQueries.own())
  const any = { value: '', label: formatMessage(messages.any) }
  const communities = (own?.communities ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const isClosed = address.state === 'closed'
  return (
    <>
      <Select
        label={formatMessage(words.state)}
        value={address.state}
        options={[
          { value: 'open', label: formatMessage(words.stateOpen) },
          { value: 'closed', label: formatMessage(words.stateClosed) },
        ]}
        onValueChange={(state) => onChange({ state: state === 'closed' ? 'closed' : 'open', due: '', sort: 'due' })}
      />
      <Select
        label={formatMessage(messages.kind)}
        value={address.kind}
        options={withChosen(
          [
            any,
            { value: 'task', label: formatMessage(messages.kindTask) },
            { value: 'feedback', label: formatMessage(messages.kindFeedback) },
          ],
          address.kind,
        )}
        onValueChange={(kind) => onChange({ kind })}
      />
      {!isClosed && (
        <Select
          label={formatMessage(words.due)}
          value={address.due}
          options={[any, ...dueGroups.map((value) => ({ value, label: formatMessage(words[value]) }))]}
          onValueChange={(due) => onChange({ due: dueGroups.find((one) => one === due) ?? '' })}
        />
      )}
      <Select
        label={formatMessage(words.priority)}
        value={address.priority}
        options={withChosen(
          [any, ...priorities.map((value) => ({ value, label: priorityWords(value, intl) }))],
          address.priority,
        )}
        onValueChange={(priority) => onChange({ priority })}
      />
      <Select
        label={formatMessage(messages.community)}
        value={address.communityId}
        options={withChosen([any, ...communities], address.communityId)}
        onValueChange={(communityId) => onChange({ communityId })}
      />
      {address.scope === 'monitored' && (
        <Select
          label={formatMessage(messages.assignedTo)}
          value={address.assigneeId}
          options={withChosen([any, { value: me.id, label: formatMessage(messages.me) }], address.assigneeId)}
          onValueChange={(assigneeId) => onChange({ assigneeId })}
        />
      )}
      {!isClosed && (
        <Select
          label={formatMessage(messages.sort)}
          value={address.sort}
          options={sorts.map((value) => ({ value, label: formatMessage(sortWords[value]) }))}
          onValueChange={(sort) => onChange({ sort: sorts.find((one) => one === sort) ?? 'due' })}
        />
      )}
    </>
  )
}

const sortWords: Record<TaskAddress['sort'], (typeof messages)['byDue']> = {
  due: messages.byDue,
  priority: messages.byPriority,
  newest: messages.byNewest,
}

/** What the address names and nobody here knows is shown by its id. */
function withChosen(options: { value: string; label: string }[], chosen: string) {
  return options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, label: chosen }]
}
