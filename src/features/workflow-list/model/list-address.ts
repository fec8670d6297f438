import type { Schemas } from '@/api'
import type { AddressState } from '@/shared/address-state'
import type { WorkflowPostFilter } from '../api/workflow-list-queries'

/** What the address of the lists says. */
export type ListAddress = AddressState<'workflows'>

/** The lists of posts in workflows, and the workflows themselves. */
export const listTabs = ['waiting', 'authored', 'all', 'workflows'] as const satisfies readonly ListAddress['tab'][]

/** The orders of a list. */
export const sorts = ['longest', 'shortest', 'title'] as const satisfies readonly ListAddress['sort'][]

/** The address without any filter; tab and order stay. */
export const unfiltered = {
  workflowId: '',
  stateId: '',
  communityId: '',
  assigneeId: '',
  overTarget: false,
  search: '',
} satisfies Partial<ListAddress>

/** The list that waits for the person, as the menu counts it. */
export const everythingWaiting: WorkflowPostFilter = { scope: 'waiting' }

/** What the address asks the server for. */
export function filterOf({ tab, sort, overTarget, search, ...ids }: ListAddress): WorkflowPostFilter {
  const words = search.trim()
  return {
    scope: tab === 'workflows' ? 'waiting' : tab,
    ...Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== '')),
    ...(words !== '' && { search: words }),
    ...(overTarget && { overTarget }),
    ...(sort !== 'longest' && { sort }),
  }
}

/** The same posts, in whatever order: how a check of all of them names them. */
export function unsorted({ sort: _, scope = 'waiting', ...filter }: WorkflowPostFilter): Schemas['WorkflowPostFilter'] {
  return { ...filter, scope }
}

/** How many filters narrow the list beside its search. */
export function filterCount({ workflowId, stateId, communityId, assigneeId, overTarget }: ListAddress): number {
  return [workflowId, stateId, communityId, assigneeId].filter(Boolean).length + (overTarget ? 1 : 0)
}
