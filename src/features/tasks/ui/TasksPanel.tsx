import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { ErrorState } from '@/design-system/ErrorState'
import { Heading } from '@/design-system/Heading'
import { Icon, PlusIcon } from '@/design-system/icons'
import { useNow } from '@/design-system/RelativeTime'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { paths } from '@/shared/routes'
import { taskQueries } from '../api/task-queries'
import { messages } from '../messages'
import { Rows } from './TaskGroups'
import { TaskRow } from './TaskRow'

const TaskDialog = loadable(() => import('./TaskDialog')).component('TaskDialog')
const NewTaskDialog = loadable(() => import('./NewTaskDialog')).component('NewTaskDialog')

/** The tasks of a post, open ones first; the one that the address names is open over them. */
export function TasksPanel({ post }: { post: Schemas['Post'] }) {
  const { formatMessage, timeZone } = useIntl()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const [creating, setCreating] = useState(false)
  const open = useInfiniteQuery(taskQueries.ofPost(post.id, 'open', timeZone))
  const closed = useInfiniteQuery(taskQueries.ofPost(post.id, 'closed', timeZone))
  const taskId = address.get('taskId')
  const show = (id: string | undefined) =>
    void navigate(paths.post(post.id, { entity: 'tasks', taskId: id }), { replace: true, preventScrollReset: true })
  const add = post.canCreateTask && (
    <div>
      <Button icon={<Icon of={PlusIcon} />} onClick={() => setCreating(true)}>
        {formatMessage(messages.newTask)}
      </Button>
    </div>
  )
  const isEmpty = open.data?.pages[0]?.totalCount === 0 && closed.data?.pages[0]?.totalCount === 0
  return (
    <Stack gap={5}>
      {isEmpty ? <EmptyState title={formatMessage(messages.noneAtPost)} action={add || undefined} /> : add}
      {open.error || closed.error ? (
        <ErrorState
          title={formatMessage(messages.failed)}
          code={isApiError(open.error) ? open.error.requestId : undefined}
          action={
            <Button
              busy={open.isFetching || closed.isFetching}
              onClick={() => {
                void open.refetch()
                void closed.refetch()
              }}
            >
              {formatMessage(messages.tryAgain)}
            </Button>
          }
        />
      ) : open.isPending ? (
        <Skeleton />
      ) : (
        <>
          <Part title={formatMessage(messages.stateOpen)} list={open} onOpen={show} />
          <Part title={formatMessage(messages.stateClosed)} list={closed} onOpen={show} />
        </>
      )}
      <Suspense>
        {taskId !== null && <TaskDialog key={taskId} taskId={taskId} onClose={() => show(undefined)} onOpen={show} />}
        {creating && <NewTaskDialog post={post} onClose={() => setCreating(false)} />}
      </Suspense>
    </Stack>
  )
}

type PartProps = {
  title: string
  list: UseInfiniteQueryResult<InfiniteData<Schemas['TaskPage']>>
  onOpen: (taskId: string) => void
}

function Part({ title, list, onOpen }: PartProps) {
  const { formatMessage } = useIntl()
  const now = useNow().getTime()
  const tasks = list.data?.pages.flatMap((page) => page.tasks) ?? []
  if (tasks.length === 0) return null
  return (
    <Stack as="section" gap={2}>
      <Heading level={2} size="label">
        {title}
      </Heading>
      <Rows
        tasks={tasks}
        row={(task) => <TaskRow task={task} now={now} showAssignee showPost={false} onOpen={onOpen} />}
      />
      {list.hasNextPage && (
        <div>
          <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {formatMessage(messages.showMore)}
          </Button>
        </div>
      )}
    </Stack>
  )
}
