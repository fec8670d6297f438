import { useInfiniteQuery } from '@tanstack/react-query'
import { Stack } from '@/design-system/Stack'
import { useIntl } from '@/shared/i18n'
import { taskQueries } from '../api/task-queries'
import { useRenewWhenDue } from '../api/use-renew-when-due'
import { messages } from '../messages'
import { filterCount, filterOf, type TaskAddress, unfiltered } from '../model/list-address'
import { TaskFilters } from './TaskFilters'
import { TaskList } from './TaskList'
import { TaskSection } from './TaskSection'

/** How many rows of another list stand below one's own. */
const PREVIEW = 3

export type TasksOfScopeProps = {
  address: TaskAddress
  onChange: (change: Partial<TaskAddress>, options?: { replace: boolean }) => void
  onOpen: (taskId: string) => void
  onNew: () => void
}

/** One of the lists of a person's tasks, with what narrows it. */
export function TasksOfScope({ address, onChange, onOpen, onNew }: TasksOfScopeProps) {
  const { formatMessage, timeZone } = useIntl()
  const filter = filterOf(address)
  const list = useInfiniteQuery({
    ...taskQueries.list(filter, timeZone),
    // While the same list is narrowed further, what there was stays on screen.
    placeholderData: (before, query) => (query?.queryKey[2].scope === filter.scope ? before : undefined),
  })
  useRenewWhenDue(list.data?.pages)
  const isNarrowed = filterCount(address) > 0 || address.search.trim() !== ''
  return (
    <Stack gap={4}>
      <TaskFilters address={address} totalCount={list.data?.pages.at(-1)?.totalCount ?? 0} onChange={onChange} />
      <TaskList
        list={list}
        grouped={address.state === 'open' && address.sort === 'due' ? address.due || 'all' : null}
        narrowed={isNarrowed}
        showAssignee={address.scope !== 'assigned'}
        onOpen={onOpen}
        onNew={onNew}
        onClear={() => onChange(unfiltered)}
      />
      {address.scope === 'assigned' && !isNarrowed && (
        <>
          <TaskSection
            title={formatMessage(messages.toTake)}
            filter={{ scope: 'group' }}
            most={PREVIEW}
            onShowAll={() => onChange({ scope: 'group' })}
            onOpen={onOpen}
          />
          <TaskSection
            title={formatMessage(messages.recentlyClosed)}
            filter={{ scope: 'assigned', state: 'closed', closedWithinDays: 14 }}
            most={PREVIEW}
            onShowAll={() => onChange({ state: 'closed' })}
            onOpen={onOpen}
          />
        </>
      )}
    </Stack>
  )
}
