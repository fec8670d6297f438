import { useInfiniteQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Heading } from '@/design-system/Heading'
import { Icon, PlusIcon } from '@/design-system/icons'
import { Stack } from '@/design-system/Stack'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { paths } from '@/shared/routes'
import { taskQueries } from '../api/task-queries'
import { messages } from '../messages'
import { $deletedTasks } from '../model/deleted-tasks'
import { hiddenIn } from '../model/groups'
import { RowsSkeleton } from './RowsSkeleton'
import { TaskRows } from './TaskRows'

const TaskDialog = loadable(() => import('./TaskDialog')).component('TaskDialog')
const NewTaskDialog = loadable(() => import('./NewTaskDialog')).component('NewTaskDialog')

/** The tasks of a post, open ones first; the one that the address names is open over them. */
export function TasksPanel({ post }: { post: Schemas['Post'] }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const [creating, setCreating] = useState(false)
  const taskId = address.get('taskId')
  const isEmpty = post.tasksCount?.all === 0
  const show = (id: string | null) =>
    void navigate(paths.post(post.id, { entity: 'tasks', ...(id !== null && { taskId: id }) }), {
      replace: true,
      preventScrollReset: true,
    })
  const add = post.canCreateTask && (
    <Button icon={<Icon of={PlusIcon} />} aria-haspopup="dialog" onClick={() => setCreating(true)}>
      {formatMessage(messages.newTask)}
    </Button>
  )
  return (
    <Stack gap={5}>
      {isEmpty ? (
        <EmptyState title={formatMessage(messages.noneAtPost)} action={add || undefined} />
      ) : (
        <>
          {add && <div>{add}</div>}
          <TasksOfPost postId={post.id} state="open" onOpen={show} />
          <TasksOfPost postId={post.id} state="closed" onOpen={show} />
        </>
      )}
      <Suspense>
        {taskId !== null && <TaskDialog key={taskId} taskId={taskId} onClose={() => show(null)} onOpen={show} />}
        {creating && <NewTaskDialog post={post} steps={post.taskSteps ?? []} onClose={() => setCreating(false)} />}
      </Suspense>
    </Stack>
  )
}

type TasksOfPostProps = { postId: string; state: 'open' | 'closed'; onOpen: (taskId: string) => void }

function TasksOfPost({ postId, state, onOpen }: TasksOfPostProps) {
  const { formatMessage, timeZone } = useIntl()
  const query = useInfiniteQuery(taskQueries.ofPost(postId, state, timeZone))
  const title = formatMessage(state === 'open' ? messages.stateOpen : messages.stateClosed)
  const deleted = useUnit($deletedTasks)
  if (query.data && query.data.pages[0]?.totalCount === hiddenIn(query.data.pages, deleted)) return null
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <Heading level={2} size="label">
        {title}
      </Heading>
      <QueryView
        query={query}
        skeleton={<RowsSkeleton label={formatMessage(messages.loading)} rows={2} />}
        words={{ failed: messages.failed }}
        level={3}
      >
        {({ pages }) => (
          <TaskRows tasks={pages.flatMap((page) => page.tasks)} showAssignee showPost={false} onOpen={onOpen} />
        )}
      </QueryView>
      {query.hasNextPage && (
        <div>
          <Button size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {formatMessage(messages.showMore)}
          </Button>
        </div>
      )}
    </Stack>
  )
}
