import type { SubActivityStateId } from '../content/sub-activities.ts'
import type { PlanningState } from './planning.ts'

/** A part of the work of a post. */
export type SubActivityState = PlanningState & {
  id: string
  title: string
  description: string
  stateId: SubActivityStateId
  actualStart: number | null
  actualEnd: number | null
}

/** How many a post can have. */
export const mostSubActivities = 100

/** What nobody has written anything of yet. */
export const blankSubActivity: Omit<SubActivityState, 'id' | 'title'> = {
  description: '',
  stateId: 'sa-planned',
  assignee: null,
  expectedStartDate: null,
  expectedEndDate: null,
  priority: null,
  actualStart: null,
  actualEnd: null,
  saves: 1,
}

/** Puts one in another state; the moments at which it really began and ended follow. */
export function inState(one: SubActivityState, stateId: SubActivityStateId, now: number): SubActivityState {
  const over = stateId === 'sa-done' || stateId === 'sa-cancelled'
  const begun = stateId === 'sa-running' || stateId === 'sa-done'
  return {
    ...one,
    stateId,
    actualStart: stateId === 'sa-planned' ? null : (one.actualStart ?? (begun ? now : null)),
    actualEnd: over ? (one.actualEnd ?? now) : null,
  }
}
