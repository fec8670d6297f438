import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { api, isApiError, type Schemas, unwrap } from '@/api'
import { holdAct } from '@/features/held-acts'
import { tipRequested } from '@/shared/overlays'
import { actMessages as messages } from '../messages'
import { taskDeleted, taskRestored } from '../model/deleted-tasks'
import { renewTasks } from './task-queries'
import { tellFailure } from './task-refusals'

type Task = Schemas['Task']

/** Deletes a task: lists show it no more at once, the server hears of it once Undo is over. */
export function useDeleteTask(): (task: Task) => void {
  const queryClient = useQueryClient()
  const { deleted, restored, tip } = useUnit({ deleted: taskDeleted, restored: taskRestored, tip: tipRequested })

  async function send({ id, occToken, post }: Task) {
    try {
      const params = { path: { taskId: id }, query: { occToken } }
      await unwrap(api.DELETE('/internal/v2/communication/tasks/{taskId}', { params, keepalive: true }))
    } catch (error) {
      if (isApiError(error) && error.kind === 'not-found') return
      restored(id)
      const changed = isApiError(error) && error.code === 'occ-conflict'
      if (changed) tip({ severity: 'error', title: messages.deleteChanged })
      else tellFailure(queryClient, tip, id, error)
    }
    renewTasks(queryClient, post.id)
  }

  return (task) => {
    deleted(task.id)
    const act = holdAct(() => send(task))
    const undo = () => {
      if (act.undo()) restored(task.id)
    }
    tip({
      severity: 'success',
      title: messages.deleted,
      actionCallbacks: [{ label: messages.undo, onSelect: undo }],
    })
  }
}
