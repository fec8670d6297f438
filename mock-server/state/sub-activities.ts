import type { SubActivityStateId } from '../content/sub-activities.ts'
import type { Schemas } from '../schemas.ts'

/** A part of the work of a post. */
export type SubActivityState = {
  id: string
  title: string
  description: string
  stateId: SubActivityStateId
  assignee: Schemas['Assignee'] | null
  expectedStartDate: string | null
  expectedEndDate: string | null
  priority: string | null
  actualStart: number | null
  actualEnd: number | null
  /** Counts the changes; the token for the next one is made of it. */
  saves: number
}

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
  return {
    ...one,
    stateId,
    actualStart: stateId === 'sa-planned' ? null : (one.actualStart ?? (stateId === 'sa-cancelled' ? null : now)),
    actualEnd: over ? (one.actualEnd ?? now) : null,
  }
}
