import type { Schemas } from '../schemas.ts'
import type { StateName } from './posts/types.ts'

type WorkflowState = Schemas['WorkflowState']

/** The steps of the one workflow that posts go through, in Meridiana's own words. */
export const postStates: Record<StateName, WorkflowState> = {
  draft: { id: 'ws-draft', name: 'Draft', metadata: { styleColor: 'neutral', styleColorCode: '#6b6f76' } },
  'in-review': { id: 'ws-review', name: 'In review', metadata: { styleColor: 'warn', styleColorCode: '#b7791f' } },
  approved: { id: 'ws-approved', name: 'Approved', metadata: { styleColor: 'success', styleColorCode: '#2f855a' } },
  published: { id: 'ws-published', name: 'Published', metadata: { styleColor: 'info', styleColorCode: '#0e7490' } },
  'sent-back': { id: 'ws-sent-back', name: 'Sent back', metadata: { styleColor: 'error', styleColorCode: '#c53030' } },
  pilot: { id: 'ws-pilot', name: 'Pilot', metadata: { styleColor: 'pro', styleColorCode: '#7e57c2' } },
}

/** The steps of a task. */
export const taskStates = {
  open: { id: 'ts-open', name: 'Open', kind: 'open', metadata: { styleColor: 'info', styleColorCode: '#0e7490' } },
  doing: {
    id: 'ts-doing',
    name: 'In progress',
    kind: 'in-progress',
    metadata: { styleColor: 'warn', styleColorCode: '#b7791f' },
  },
  done: { id: 'ts-done', name: 'Done', kind: 'done', metadata: { styleColor: 'success', styleColorCode: '#2f855a' } },
} satisfies Record<string, Schemas['TaskState']>

/** The state with this id, if posts can be in it. */
export function postStateById(id: string): WorkflowState | undefined {
  return Object.values(postStates).find((state) => state.id === id)
}
