import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { api, isApiError, type Schemas, unwrap } from '@/api'
import type { MessageDescriptor } from '@/shared/i18n'
import { type Tip, tipRequested } from '@/shared/overlays'
import { actMessages as messages } from '../messages'
import { usePostponed } from './use-postponed'
import { renewTasks, showTask, taskQueries } from './task-queries'

type Task = Schemas['Task']

const path = '/internal/v2/communication/tasks/{taskId}'
const of = (taskId: string) => ({ params: { path: { taskId } } })

/** How a task stands, from the refusal of somebody who was too late; null for every other error. */
export function currentOf(error: unknown): Task | null {
  const late = isApiError(error) && ['task-closed', 'task-taken', 'occ-conflict'].includes(error.code)
  return late ? ((error.problem?.current as Task | undefined) ?? null) : null
}

/** What a failed call says where nothing better is known. */
export function failureOf(error: unknown): MessageDescriptor {
  if (!isApiError(error)) return messages.failed
  if (error.kind === 'offline') return messages.offline
  if (error.kind === 'not-found') return messages.gone
  return error.kind === 'forbidden' ? messages.refused : messages.failed
}

/** What can be done with a task by one press. */
export const acts = {
  begin: (id: string) => unwrap(api.PUT(`${path}/state`, { ...of(id), body: { stateId: 'ts-doing' } })),
  pause: (id: string) => unwrap(api.PUT(`${path}/state`, { ...of(id), body: { stateId: 'ts-open' } })),
  close: (id: string) => unwrap(api.POST(`${path}/close`, { ...of(id), body: { outcome: 'done' } })),
  reopen: (id: string) => unwrap(api.POST(`${path}/reopen`, of(id))),
  take: (id: string) => unwrap(api.POST(`${path}/take`, of(id))),
  release: (id: string) => unwrap(api.POST(`${path}/release`, of(id))),
  follow: (id: string) => unwrap(api.PUT(`${path}/monitor`, of(id))),
  unfollow: (id: string) => unwrap(api.DELETE(`${path}/monitor`, of(id))),
  remind: (id: string) => unwrap(api.POST(`${path}/reminders`, of(id))),
}

export type Act = keyof typeof acts

/** What waits for the network where there is none: it says only how far the task is. */
const waitable: readonly Act[] = ['close', 'reopen', 'begin', 'pause']

const told: Partial<Record<Act, MessageDescriptor>> = {
  close: messages.closed,
  reopen: messages.reopened,
  take: messages.taken,
  release: messages.released,
  remind: messages.reminded,
}

/** Does one thing with a task and says so; what closes it can be undone. */
export function useTaskAct(taskId: string) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const postpone = usePostponed(taskId).postpone
  return useMutation({
    mutationFn: (act: Act) => acts[act](taskId),
    onSuccess: (task, act) => {
      showTask(queryClient, task)
      const title = told[act]
      if (title) tip({ severity: 'success', title, ...(act === 'close' && undoing(queryClient, tip, taskId)) })
    },
    onError: (error, act) => {
      if (!isOffline(error) || !waitable.includes(act)) return tellFailure(queryClient, tip, taskId, error)
      postpone(act, async () => {
        try {
          showTask(queryClient, await acts[act](taskId))
          return true
        } catch (problem) {
          if (isOffline(problem)) return false
          tellFailure(queryClient, tip, taskId, problem)
          return true
        }
      })
      tip({ severity: 'info', title: messages.postponed })
    },
  })
}

const isOffline = (error: unknown) => isApiError(error) && error.kind === 'offline'

/** Closes a task as one that nobody needs any more. */
export function useNotNeeded(taskId: string) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return useMutation({
    mutationFn: (note: string | null) =>
      unwrap(api.POST(`${path}/close`, { ...of(taskId), body: { outcome: 'not-needed', note } })),
    onSuccess: (task) => {
      showTask(queryClient, task)
      tip({ severity: 'success', title: messages.notNeeded, ...undoing(queryClient, tip, taskId) })
    },
    onError: (error) => tellFailure(queryClient, tip, taskId, error),
  })
}

/** Deletes a task. */
export function useDeleteTask(task: Task, onDeleted: () => void) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return useMutation({
    mutationFn: () => unwrap(api.DELETE(path, of(task.id))),
    onSuccess: () => {
      tip({ severity: 'success', title: messages.deleted })
      onDeleted()
      queryClient.removeQueries({ queryKey: taskQueries.task(task.id).queryKey })
      renewTasks(queryClient, task.post.id)
    },
    onError: (error) => tellFailure(queryClient, tip, task.id, error),
  })
}

/** Makes the same task once more; each press of the button has a key of its own. */
export function useCopyTask(task: Task, onCopied: (copy: Task) => void) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return useMutation({
    mutationFn: (key: string) =>
      unwrap(api.POST(`${path}/copies`, { params: { path: { taskId: task.id }, header: { 'Idempotency-Key': key } } })),
    onSuccess: (copy) => {
      showTask(queryClient, copy)
      tip({ severity: 'success', title: messages.copied })
      onCopied(copy)
    },
    onError: (error) => tellFailure(queryClient, tip, task.id, error),
  })
}

type ShowTip = (tip: Tip) => void

function undoing(queryClient: QueryClient, tip: ShowTip, taskId: string): Pick<Tip, 'actionCallbacks'> {
  const undo = async () => {
    try {
      showTask(queryClient, await acts.reopen(taskId))
      tip({ severity: 'success', title: messages.reopened })
    } catch (error) {
      tellFailure(queryClient, tip, taskId, error)
    }
  }
  return { actionCallbacks: [{ label: messages.undo, onSelect: () => void undo() }] }
}

function tellFailure(queryClient: QueryClient, tip: ShowTip, taskId: string, error: unknown): void {
  const current = currentOf(error)
  if (current) showTask(queryClient, current)
  else void queryClient.invalidateQueries({ queryKey: taskQueries.task(taskId).queryKey })
  const code = isApiError(error) ? error.code : ''
  if (code === 'reminder-too-early') tip({ severity: 'info', title: messages.tooEarly })
  else if (code === 'task-taken' && current?.assignee?.type === 'user')
    tip({
      severity: 'warn',
      title: messages.takenBy,
      translateParams: { name: current.assignee.user.fullName },
    })
  else if (code === 'task-closed' && current?.closing)
    tip({ severity: 'warn', title: messages.closedBy, translateParams: { name: current.closing.by.fullName } })
  else tip({ severity: 'error', title: failureOf(error) })
}
