import type { WorkflowPostFilter } from '../api/workflow-queries'

/** The lists of posts in workflows, and the workflows themselves. */
export const listTabs = ['waiting', 'authored', 'all', 'workflows'] as const

export type ListTab = (typeof listTabs)[number]

/** The orders that a list can have. */
export const sorts = ['longest', 'shortest', 'title'] as const

/** What of the filters the address says, besides the tab. */
export const filterNames = [
  'workflowId',
  'stateId',
  'communityId',
  'overTarget',
  'search',
  'overseen',
  'progress',
  'event',
  'since',
  'until',
  'fromStateId',
  'toStateId',
  'waitingForId',
  'priority',
  'assigneeId',
  'overdue',
  'kept',
] as const

/** Those that links of the statistics say, and no control of the list. */
export const figureNames = filterNames.slice(filterNames.indexOf('overseen'))

/** The tab that the address names. */
export function tabOf(address: URLSearchParams): ListTab {
  return listTabs.find((tab) => tab === address.get('tab')) ?? 'waiting'
}

/** The filter that the address says; what it does not know is left out. */
export function filterOf(address: URLSearchParams): WorkflowPostFilter {
  const tab = tabOf(address)
  const said = (name: string) => address.get(name) || undefined
  const [workflowId, stateId, communityId, search] = ['workflowId', 'stateId', 'communityId', 'search'].map(said)
  const sort = sorts.find((one) => one === address.get('sort'))
  return {
    scope: tab === 'workflows' ? 'waiting' : tab,
    ...(workflowId && { workflowId }),
    ...(stateId && { stateId }),
    ...(communityId && { communityId }),
    ...(search && { search }),
    ...(address.get('overTarget') === 'true' && { overTarget: true }),
    ...figureOf(address),
    ...(sort && sort !== 'longest' && { sort }),
  }
}

const progresses = ['open', 'completed'] as const
const events = ['created', 'completed', 'moved', 'sent-back'] as const
const keptDates = ['on-time', 'late'] as const

/** What narrows a list to the posts that a figure of the statistics counts; links of the statistics say it. */
export function figureOf(address: URLSearchParams): WorkflowPostFilter {
  const said = (name: string) => address.get(name) || undefined
  const named = ['since', 'until', 'fromStateId', 'toStateId', 'waitingForId', 'priority', 'assigneeId'] as const
  const progress = progresses.find((one) => one === address.get('progress'))
  const event = events.find((one) => one === address.get('event'))
  const kept = keptDates.find((one) => one === address.get('kept'))
  return {
    ...Object.fromEntries(named.flatMap((name) => (said(name) ? [[name, said(name)]] : []))),
    ...(progress && { progress }),
    ...(event && { event }),
    ...(kept && { kept }),
    ...(address.get('overdue') === 'true' && { overdue: true }),
    ...(address.get('overseen') === 'true' && { overseen: true }),
  }
}
