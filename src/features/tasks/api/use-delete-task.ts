import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { api, isApiError, type Schemas, unwrap } from '@/api'
import { countLess, holdAct } from '@/features/held-acts'
import { navigationQueries } from '@/features/navigation'
import { useCurrentUser } from '@/features/session'
import { tipRequested } from '@/shared/overlays'
import { actMessages as messages } from '../messages'
import { taskDeleted, taskRestored } from '../model/deleted-tasks'
import { renewTasks } from './task-queries'
import { tellFailure } from './task-refusals'

type Task = Schemas['Task']

/** Deletes a task: no list shows or counts it any more at once, the server hears of it once Undo is over. */
export function useDeleteTask(): (task: Task) => void {
  const queryClient = useQueryClient()
  const me = useCurrentUser()
  const { deleted, restored, tip } = useUnit({ deleted: taskDeleted, restored: taskRestored, tip: tipRequested })

  async function send({ id, occToken, post }: Task, counts: HeldCounts) {
    try {
      const params = { path: { taskId: id }, query: { occToken } }
      await unwrap(api.DELETE('/internal/v2/communication/tasks/{taskId}', { params, keepalive: true }))
      counts.end()
    } catch (error) {
      if (isApiError(error) && error.kind === 'not-found') return counts.end()
      counts.restore()
      restored(id)
      const changed = isApiError(error) && error.code === 'occ-conflict'
      if (changed) tip({ severity: 'error', title: messages.deleteChanged })
      else tellFailure(queryClient, tip, id, error)
    }
    renewTasks(queryClient, post.id)
  }

  return (task) => {
    deleted(task.id)
    const counts = countTaskLess(queryClient, task, me.id)
    const act = holdAct(() => send(task, counts))
    const undo = () => {
      if (!act.undo()) return
      counts.restore()
      restored(task.id)
    }
    tip({
      severity: 'success',
      title: messages.deleted,
      actionCallbacks: [{ label: messages.undo, onSelect: undo }],
    })
  }
}

type HeldCounts = ReturnType<typeof countLess>

/** Counts one task less in the menu, where it is one's own, and at its post; lists do so by what is deleted. */
function countTaskLess(queryClient: QueryClient, { post, closing, assignee }: Task, userId: string): HeldCounts {
  const isOpen = closing === null
  const isMine = assignee?.type === 'user' && assignee.user.id === userId
  const held = [
    countLess<Schemas['NavigationCounts']>(queryClient, navigationQueries.counts().queryKey, (counts, by) =>
      isOpen && isMine ? { ...counts, tasks: counts.tasks + by } : counts,
    ),
    countLess<Schemas['Post']>(queryClient, ['posts', 'detail', post.id], ({ tasksCount, ...rest }, by) => ({
      ...rest,
      ...(tasksCount && { tasksCount: { open: tasksCount.open + (isOpen ? by : 0), all: tasksCount.all + by } }),
    })),
  ]
  return {
    end: () => held.forEach(({ end }) => end()),
    restore: () => held.forEach(({ restore }) => restore()),
  }
}
