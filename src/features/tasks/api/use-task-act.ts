import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { api, type Schemas, unwrap } from '@/api'
import type { MessageDescriptor } from '@/shared/i18n'
import { type Tip, tipRequested } from '@/shared/overlays'
import { actMessages as messages } from '../messages'
import { showTask } from './task-queries'
import { isOffline, tellFailure } from './task-refusals'
import { usePostponed } from './use-postponed'

type Task = Schemas['Task']
type ShowTip = (tip: Tip) => void

const path = '/internal/v2/communication/tasks/{taskId}'
const of = (taskId: string) => ({ params: { path: { taskId } } })

/** What can be done with a task by one press. */
const acts = {
  close: (id: string) => unwrap(api.POST(`${path}/close`, { ...of(id), body: { outcome: 'done' } })),
  reopen: (id: string) => unwrap(api.POST(`${path}/reopen`, of(id))),
  take: (id: string) => unwrap(api.POST(`${path}/take`, of(id))),
  release: (id: string) => unwrap(api.POST(`${path}/release`, of(id))),
  follow: (id: string) => unwrap(api.PUT(`${path}/monitor`, of(id))),
  unfollow: (id: string) => unwrap(api.DELETE(`${path}/monitor`, of(id))),
  remind: (id: string) => unwrap(api.POST(`${path}/reminders`, of(id))),
}

type Act = keyof typeof acts

/** What waits for the network where there is none: it says only how far the task is. */
const waitable: readonly Act[] = ['close', 'reopen']

const told: Partial<Record<Act, MessageDescriptor>> = {
  close: messages.closed,
  reopen: messages.reopened,
  take: messages.taken,
  release: messages.released,
  remind: messages.reminded,
}

/** Does one thing with a task and says so, unless its place does (`quiet`); what closes it can be undone. */
export function useTaskAct(taskId: string, { quiet = false } = {}) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const handleFailure = useFailure(taskId)
  return useMutation({
    mutationFn: (act: Act) => acts[act](taskId),
    onSuccess: (task, act) => {
      showTask(queryClient, task)
      const title = quiet ? undefined : told[act]
      if (title) tip({ severity: 'success', title, ...(act === 'close' && undoing(queryClient, tip, taskId)) })
    },
    onError: (error, act) =>
      handleFailure(error, waitable.includes(act) ? { act, send: () => acts[act](taskId) } : null),
  })
}

/** Moves an open task to another of its states. */
export function useMoveTask(taskId: string) {
  const queryClient = useQueryClient()
  const handleFailure = useFailure(taskId)
  const move = (stateId: string) => unwrap(api.PUT(`${path}/state`, { ...of(taskId), body: { stateId } }))
  return useMutation({
    mutationFn: move,
    onSuccess: (task) => showTask(queryClient, task),
    onError: (error, stateId) => handleFailure(error, { act: 'move', send: () => move(stateId) }),
  })
}

/** Closes a task as one that nobody needs any more. */
export function useNotNeeded(taskId: string) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return useMutation({
    mutationFn: (note: string | null) =>
      unwrap(api.POST(`${path}/close`, { ...of(taskId), body: { outcome: 'not-needed', note } })),
    onSuccess: (task: Task) => {
      showTask(queryClient, task)
      tip({ severity: 'success', title: messages.notNeeded, ...undoing(queryClient, tip, taskId) })
    },
    onError: (error) => tellFailure(queryClient, tip, taskId, error),
  })
}

/** Makes the same task once more; each press of the button has a key of its own. */
export function useCopyTask(taskId: string, onCopied: (copy: Task) => void) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return useMutation({
    mutationFn: (key: string) =>
      unwrap(api.POST(`${path}/copies`, { params: { path: { taskId }, header: { 'Idempotency-Key': key } } })),
    onSuccess: (copy) => {
      showTask(queryClient, copy)
      tip({ severity: 'success', title: messages.copied })
      onCopied(copy)
    },
    onError: (error) => tellFailure(queryClient, tip, taskId, error),
  })
}

/** What can wait for the network: the later of two with one name counts. */
type Waitable = { act: string; send: () => Promise<Task> }

/** Says why something was not done; what can wait for the network is sent once it is back. */
function useFailure(taskId: string): (error: unknown, later: Waitable | null) => void {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const { postpone } = usePostponed(taskId)

  /** True when nothing of it is left to send. */
  async function sendLater(send: Waitable['send']): Promise<boolean> {
    try {
      showTask(queryClient, await send())
      return true
    } catch (error) {
      if (isOffline(error)) return false
      tellFailure(queryClient, tip, taskId, error)
      return true
    }
  }

  return (error, later) => {
    if (!later || !isOffline(error)) return tellFailure(queryClient, tip, taskId, error)
    postpone(later.act, () => sendLater(later.send))
    tip({ severity: 'info', title: messages.postponed })
  }
}

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
