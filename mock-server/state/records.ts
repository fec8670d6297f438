import { stateNameOf, workflowOfCommunity, type TransitionDefinition } from '../content/workflows.ts'
import type { Schemas } from '../schemas.ts'
import type { AttachmentState, PostState } from './data.ts'
import type { PlanningState } from './planning.ts'
import { hour } from './times.ts'

/** How long a transition can be taken back, and nobody is notified of it. */
export const undoMs = 30_000

/** A transition that a post went through. */
export type RecordState = {
  id: string
  transition: { id: string; name: string }
  fromState: Schemas['WorkflowState']
  toState: Schemas['WorkflowState']
  by: string
  at: number
  note: Schemas['Delta'] | null
  values: Schemas['RecordedValue'][]
  /** What it changed in the planning of the post, and what that was before. */
  planned?: PlannedChange | undefined
  /** Files that were sent with it. */
  attachments: AttachmentState[]
  hoursInFromState: number | null
  bulkOperationId: string | null
  edits: RecordEditState[]
  undoable: boolean
  undone: boolean
  /** What the client called the request that made it. */
  key?: string | undefined
}

/** What changed in the planning of a post, and what that was before. */
export type PlannedChange = { changes: Schemas['PostDataChanges']; before: PlanningState | undefined }

/** A later change of a record. */
export type RecordEditState = {
  by: string
  at: number
  noteBefore: Schemas['Delta'] | null
  valuesBefore: Schemas['RecordedValue'][]
  dataChanges?: Schemas['PostDataChanges']
}

/** What somebody decided. */
export type Decision = {
  to: Schemas['WorkflowState']
  by: string
  at: number
  transition?: Pick<TransitionDefinition, 'id' | 'name' | 'undoable'> | undefined
  note?: Schemas['Delta'] | null
  values?: Schemas['RecordedValue'][]
  bulkOperationId?: string
  key?: string | undefined
}

/** Moves a post to another state and keeps a record of it. */
export function recordDecision(post: PostState, decision: Decision): RecordState {
  const { to, by, at, note = null, values = [], bulkOperationId = null, key } = decision
  const fromState = post.workflowState ?? to
  const transition = decision.transition ?? transitionBetween(post, fromState, to)
  const records = post.records ?? []
  const record: RecordState = {
    id: `wr-${post.number}-${records.length + 1}`,
    transition: { id: transition?.id ?? `tr-to-${to.id}`, name: transition?.name ?? to.name },
    fromState,
    toState: to,
    by,
    at,
    note,
    values,
    attachments: [],
    hoursInFromState: Math.round(((at - stateSince(post)) / hour) * 10) / 10,
    bulkOperationId,
    edits: [],
    undoable: bulkOperationId === null && (transition?.undoable ?? false),
    undone: false,
    key,
  }
  post.records = [...records, record]
  post.workflowState = to
  return record
}

/** The last decision that still holds. */
export function lastRecordOf({ records = [] }: PostState): RecordState | undefined {
  return records.findLast(({ undone }) => !undone)
}

/** When a post came into its state. */
export function stateSince(post: PostState): number {
  return lastRecordOf(post)?.at ?? post.createdAt
}

/** The transition of the post's workflow that leads from one state to another. */
export function transitionBetween(
  { communityId }: PostState,
  from: Schemas['WorkflowState'],
  to: Schemas['WorkflowState'],
): TransitionDefinition | undefined {
  const [fromName, toName] = [stateNameOf(from), stateNameOf(to)]
  return workflowOfCommunity(communityId)?.transitions.find(
    (transition) => transition.to === toName && fromName !== undefined && transition.from.includes(fromName),
  )
}
