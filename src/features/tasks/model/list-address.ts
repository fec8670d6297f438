import type { AddressState } from '@/shared/address-state'
import type { TaskFilter } from '../api/task-queries'
import { dueGroups } from './due'

/** What the address of the tasks says. */
export type TaskAddress = AddressState<'tasks'>

/** The lists of a person's tasks. */
export const scopes = ['assigned', 'group', 'monitored'] as const satisfies readonly TaskAddress['scope'][]

/** The orders of open tasks. */
export const sorts = ['due', 'priority', 'newest'] as const satisfies readonly TaskAddress['sort'][]

/** The address without any filter; tab, order and the open task stay. */
export const unfiltered = {
  state: 'open',
  kind: '',
  due: '',
  priority: '',
  communityId: '',
  assigneeId: '',
  search: '',
} satisfies Partial<TaskAddress>

/** What the address asks the server for. Closed tasks have one order, and no days. */
export function filterOf({
  scope,
  state,
  kind,
  due,
  priority,
  communityId,
  assigneeId,
  search,
  sort,
}: TaskAddress): TaskFilter {
  const words = search.trim()
  const isClosed = state === 'closed'
  const group = dueGroups.find((one) => one === due)
  return {
    scope,
    ...(isClosed && { state }),
    ...(kind !== '' && { kind }),
    ...(group && !isClosed && { due: group }),
    ...(priority !== '' && { priority }),
    ...(communityId !== '' && { communityId }),
    ...(assigneeId !== '' && { assigneeId }),
    ...(words !== '' && { search: words }),
    ...(sort !== 'due' && !isClosed && { sort }),
  }
}

/** How many filters narrow the list beside its search. */
export function filterCount({ state, kind, due, priority, communityId, assigneeId }: TaskAddress): number {
  return [state === 'closed', kind, due, priority, communityId, assigneeId].filter(Boolean).length
}
