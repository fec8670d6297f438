import type { Schemas } from '../schemas.ts'

/** How far a sub-activity is. */
export const subActivityStates = {
  'sa-planned': { id: 'sa-planned', name: 'Planned', metadata: { styleColor: 'neutral', styleColorCode: '#6b6f76' } },
  'sa-running': { id: 'sa-running', name: 'Running', metadata: { styleColor: 'info', styleColorCode: '#0e7490' } },
  'sa-done': { id: 'sa-done', name: 'Done', metadata: { styleColor: 'success', styleColorCode: '#2f855a' } },
  'sa-cancelled': {
    id: 'sa-cancelled',
    name: 'Cancelled',
    metadata: { styleColor: 'error', styleColorCode: '#c53030' },
  },
} satisfies Record<string, Schemas['WorkflowState']>

export type SubActivityStateId = keyof typeof subActivityStates

/** Tells a state of sub-activities from any other word. */
export function isSubActivityStateId(id: string): id is SubActivityStateId {
  return Object.hasOwn(subActivityStates, id)
}

/** A sub-activity of the demo organisation; days are counted from today. */
export type WrittenSubActivity = {
  title: string
  description?: string
  /** Id of a person or a group. */
  to?: string
  startsIn: number | null
  endsIn: number | null
  priority?: string
  state?: SubActivityStateId
}

/** What line 4 needs after its stop; one part is late. */
export const subActivitiesOfLine4: WrittenSubActivity[] = [
  {
    title: 'Measure the drift of all four presses',
    to: 'luca-ferrari',
    startsIn: -3,
    endsIn: -1,
    priority: 'high',
    state: 'sa-done',
  },
  {
    title: 'Order two sensors as spare parts',
    description: 'The same type as in press 2, with the long cable.',
    to: 'marco-bianchi',
    startsIn: -2,
    endsIn: -1,
    priority: 'high',
    state: 'sa-running',
  },
  { title: 'Put the alert on the board', to: 'giulia-riva', startsIn: 0, endsIn: 7, state: 'sa-running' },
  { title: 'Train the late shift', to: 'group-first-aid', startsIn: 3, endsIn: 5, priority: 'normal' },
  { title: 'Trial run with the new limits', startsIn: 7, endsIn: 7 },
  { title: 'Film of the stop for the training', startsIn: null, endsIn: null, state: 'sa-cancelled' },
]
