import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '@/design-system/Button'
import { Icon, PlusIcon } from '@/design-system/icons'
import { Page } from '@/design-system/Page'
import { Stack } from '@/design-system/Stack'
import { Tabs } from '@/design-system/Tabs'
import { useSingleKey } from '@/features/shortcuts'
import { useAddressState } from '@/shared/address-state'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { taskQueries } from '../api/task-queries'
import { messages } from '../messages'
import { filterCount, filterOf, scopes, type TaskAddress, unfiltered } from '../model/list-address'
import { TaskFilters } from './TaskFilters'
import { TaskList } from './TaskList'
import { TaskSection } from './TaskSection'

const NewTaskDialog = loadable(() => import('./NewTaskDialog')).component('NewTaskDialog')
const TaskDialog = loadable(() => import('./TaskDialog')).component('TaskDialog')

/** How many rows of another list stand below one's own. */
const PREVIEW = 3

/** What a person has to do, could take, and follows; the choice and the open task are in the address. */
export function TasksView() {
  const { formatMessage } = useIntl()
  const [address, change] = useAddressState('tasks')
  const [creating, setCreating] = useState(false)
  const counts = {
    assigned: useOpenCount('assigned'),
    group: useOpenCount('group'),
    monitored: useOpenCount('monitored'),
  }
  const open = (taskId: string) => change({ taskId })
  useSingleKey('n', () => setCreating(true))

  function narrow(next: Partial<TaskAddress>, options?: { replace: boolean }) {
    change(next, options)
    // Another list begins at its top.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }

  return (
    <Page
      width="wide"
      title={formatMessage(messages.title)}
      actions={
        <Button
          variant="primary"
          icon={<Icon of={PlusIcon} />}
          aria-haspopup="dialog"
          onClick={() => setCreating(true)}
        >
          {formatMessage(messages.newTask)}
        </Button>
      }
    >
      <Tabs
        label={formatMessage(messages.tabs)}
        items={scopes.map((value) => ({ value, label: formatMessage(messages[value]), count: counts[value] }))}
        value={address.scope}
        activation="manual"
        onValueChange={(scope) => narrow({ scope })}
      >
        <TasksOfScope address={address} onChange={narrow} onOpen={open} onNew={() => setCreating(true)} />
      </Tabs>
      <Suspense>
        {creating && <NewTaskDialog post={null} onClose={() => setCreating(false)} />}
        {address.taskId !== '' && (
          <TaskDialog
            key={address.taskId}
            taskId={address.taskId}
            onClose={() => change({ taskId: '' })}
            onOpen={open}
          />
        )}
      </Suspense>
    </Page>
  )
}

type TasksOfScopeProps = {
  address: TaskAddress
  onChange: (change: Partial<TaskAddress>, options?: { replace: boolean }) => void
  onOpen: (taskId: string) => void
  onNew: () => void
}

function TasksOfScope({ address, onChange, onOpen, onNew }: TasksOfScopeProps) {
  const { formatMessage, timeZone } = useIntl()
  const filter = filterOf(address)
  const list = useInfiniteQuery({
    ...taskQueries.list(filter, timeZone),
    // While the same list is narrowed further, what there was stays on screen.
    placeholderData: (before, query) => (query?.queryKey[2].scope === filter.scope ? before : undefined),
  })
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

/** The open tasks of a tab, whatever the filters. */
function useOpenCount(scope: TaskAddress['scope']): number | undefined {
  const { timeZone } = useIntl()
  return useInfiniteQuery(taskQueries.list({ scope }, timeZone)).data?.pages.at(-1)?.counts.open
}
