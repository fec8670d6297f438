import type { QueryClient } from '@tanstack/react-query'
import { currentOf, isApiError, type Schemas } from '@/api'
import type { MessageDescriptor } from '@/shared/i18n'
import type { Tip } from '@/shared/overlays'
import { actMessages as messages } from '../messages'
import { showTask, taskQueries } from './task-queries'

type Task = Schemas['Task']

/** What the server says to somebody who was too late. */
const lateCodes = ['occ-conflict', 'task-closed', 'task-taken']

/** How a task stands, from the refusal of somebody who was too late; null for every other error. */
export function currentTask(error: unknown): Task | null {
  return lateCodes.map((code) => currentOf(error, code)).find(isTask) ?? null
}

function isTask(current: unknown): current is Task {
  return typeof current === 'object' && current !== null && 'remindBefore' in current && 'occToken' in current
}

/** Which of several a refusal is about, by the pointers of its errors. */
export function refusedOf<Item>(error: unknown, pointer: string, items: readonly Item[]): Item[] {
  const errors = (isApiError(error) && error.problem?.errors) || []
  return errors.flatMap((one) => {
    if (!one.pointer.startsWith(pointer)) return []
    return items[Number(one.pointer.slice(pointer.length))] ?? []
  })
}

/** What a failed call says where nothing better is known. */
export function failureOf(error: unknown): MessageDescriptor {
  if (!isApiError(error)) return messages.failed
  if (error.kind === 'offline') return messages.offline
  if (error.kind === 'not-found') return messages.gone
  return error.kind === 'forbidden' ? messages.refused : messages.failed
}

/** Whether a call failed for want of a network. */
export function isOffline(error: unknown): boolean {
  return isApiError(error) && error.kind === 'offline'
}

/** Says why something was not done with a task, and shows the task as it stands. */
export function tellFailure(queryClient: QueryClient, tip: (tip: Tip) => void, taskId: string, error: unknown): void {
  const current = currentTask(error)
  if (current) showTask(queryClient, current)
  else void queryClient.invalidateQueries({ queryKey: taskQueries.task(taskId).queryKey })
  const code = isApiError(error) ? error.code : ''
  if (code === 'reminder-too-early') tip({ severity: 'info', title: messages.tooEarly })
  else if (code === 'task-taken' && current?.assignee?.type === 'user')
    tip({ severity: 'warn', title: messages.takenBy, translateParams: { name: current.assignee.user.fullName } })
  else if (code === 'task-closed' && current?.closing)
    tip({ severity: 'warn', title: messages.closedBy, translateParams: { name: current.closing.by.fullName } })
  else tip({ severity: 'error', title: failureOf(error) })
}
