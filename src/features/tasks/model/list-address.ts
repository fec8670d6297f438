import type { operations } from '@/api'
import { dueGroups } from './due'

type Query = NonNullable<operations['listTasks']['parameters']['query']>

/** Which tasks are listed, and in which order. */
export type TaskFilter = Omit<Query, 'pageSize' | 'pageToken' | 'timeZone'>

export const scopes = ['assigned', 'group', 'monitored'] as const

export type Scope = (typeof scopes)[number]

export const sorts = ['due', 'priority', 'newest'] as const

/** What of the filters the address says, besides the tab. */
export const filterNames = ['state', 'due', 'priority', 'communityId', 'search'] as const

/** The tab that the address names. */
export function scopeOf(address: URLSearchParams): Scope {
  return scopes.find((scope) => scope === address.get('scope')) ?? 'assigned'
}

/** The filter that the address says; what it does not know is left out. */
export function filterOf(address: URLSearchParams): TaskFilter {
  const said = (name: string) => address.get(name) || undefined
  const [priority, communityId, search] = ['priority', 'communityId', 'search'].map(said)
  const due = dueGroups.find((one) => one === address.get('due'))
  const sort = sorts.find((one) => one === address.get('sort'))
  return {
    scope: scopeOf(address),
    ...(address.get('state') === 'closed' && { state: 'closed' }),
    ...(due && { due }),
    ...(priority && { priority }),
    ...(communityId && { communityId }),
    ...(search && { search }),
    ...(sort && sort !== 'due' && { sort }),
  }
}

/** Whether a list is narrowed by more than its tab. */
export function isNarrowed(address: URLSearchParams): boolean {
  return filterNames.some((name) => Boolean(address.get(name)))
}
