import { type InfiniteData, useInfiniteQuery, useQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { LoadFailure } from '@/features/load-failure'
import { communityQueries } from '@/features/navigation'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { taskQueries } from '../api/task-queries'
import { messages } from '../messages'
import { filterNames, filterOf, isNarrowed, type Scope } from '../model/list-address'
import { TaskFilters } from './TaskFilters'
import { TaskGroups } from './TaskGroups'
import { useTaskAddress } from './use-task-address'

const TaskDialog = loadable(() => import('./TaskDialog')).component('TaskDialog')

export type TaskListProps = { scope: Scope; onNew: () => void }

/** The tasks of one scope with their filters; the choice and the open task are in the address. */
export function TaskList({ scope, onNew }: TaskListProps) {
  const { timeZone } = useIntl()
  const [address] = useSearchParams()
  const change = useTaskAddress()
  const list = useInfiniteQuery(taskQueries.list({ ...filterOf(address), scope }, timeZone))
  const { data: own } = useQuery(communityQueries.own())
  const count = list.data?.pages.at(-1)?.totalCount
  const body = useRef<HTMLDivElement>(null)
  const taskId = address.get('taskId')
  const open = (id: string) => change({ taskId: id })

  useEffect(() => {
    // A row that was ticked takes the focus along.
    if (document.activeElement === document.body) body.current?.focus({ preventScroll: true })
  }, [count])

  return (
    <Stack gap={5}>
      <TaskFilters address={address} communities={own?.communities ?? []} onChange={change} />
      <div ref={body} tabIndex={-1}>
        <Tasks
          list={list}
          address={address}
          scope={scope}
          onOpen={open}
          onNew={onNew}
          onClear={() => change(Object.fromEntries(filterNames.map((name) => [name, ''])))}
        />
      </div>
      {taskId !== null && (
        <Suspense>
          <TaskDialog key={taskId} taskId={taskId} onClose={() => change({ taskId: '' })} onOpen={open} />
        </Suspense>
      )}
    </Stack>
  )
}

type TasksProps = {
  list: UseInfiniteQueryResult<InfiniteData<Schemas['TaskPage']>>
  address: URLSearchParams
  scope: Scope
  onOpen: (taskId: string) => void
  onNew: () => void
  onClear: () => void
}

function Tasks({ list, address, scope, onOpen, onNew, onClear }: TasksProps) {
  const { formatMessage } = useIntl()
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list
  const tasks = data?.pages.flatMap((page) => page.tasks)
  if (!tasks)
    return error ? (
      <LoadFailure title={formatMessage(messages.failed)} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <Skeleton />
    )
  if (tasks.length === 0)
    return isNarrowed(address) ? (
      <EmptyState
        title={formatMessage(messages.nothingFound)}
        action={<Button onClick={onClear}>{formatMessage(messages.clear)}</Button>}
      />
    ) : (
      <EmptyState
        title={formatMessage(messages.empty)}
        action={<Button onClick={onNew}>{formatMessage(messages.newTask)}</Button>}
      />
    )
  return (
    <TaskGroups
      tasks={tasks}
      counts={isNarrowed(address) ? undefined : data?.pages.at(-1)?.counts}
      grouped={address.get('state') !== 'closed' && ['due', ''].includes(address.get('sort') ?? '')}
      showAssignee={scope !== 'assigned'}
      onOpen={onOpen}
      more={hasNextPage ? { busy: isFetchingNextPage, onMore: () => void fetchNextPage() } : undefined}
    />
  )
}
