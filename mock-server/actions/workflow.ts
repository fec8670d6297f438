import type { TransitionDefinition } from '../content/workflows.ts'
import { postStates } from '../content/workflow-states.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState } from '../state/data.ts'
import { recordDecision, undoMs, type Decision, type RecordState } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { notifyAbout } from './notify.ts'
import { planQuietly } from './planning.ts'
import { followersOf } from './posts.ts'

type Taken = Pick<Decision, 'by' | 'note' | 'values' | 'key'> & {
  transition: TransitionDefinition
  /** What of the planning changes with it. */
  data?: Schemas['PostDataFields']
}

/** Takes a step. Followers hear of it once it cannot be undone any more. */
export function takeTransition(world: World, post: PostState, taken: Taken): RecordState {
  const record = recordDecision(post, { ...taken, to: postStates[taken.transition.to], at: world.clock.now() })
  record.planned = planQuietly(world, post, taken.data ?? {})
  world.events.emit('notifications-changed', { userId: taken.by })
  const tell = () => {
    if (record.undone) return
    const { fromState, toState } = record
    const changes = record.planned?.changes
    const occasion = {
      by: [record.by],
      at: world.clock.now(),
      post,
      transition: { fromState, toState },
      ...(changes && { changes }),
    }
    notifyAbout(world, 'status-change', followersOf(world, post), occasion)
  }
  if (record.undoable) world.clock.after(undoMs, tell)
  else tell()
  return record
}

/** Takes a step back: the post is in its old state, planned as it was, and nobody is told. */
export function undoTransition(post: PostState, record: RecordState): void {
  record.undone = true
  post.workflowState = record.fromState
  if (record.planned) {
    const { planning: _, ...others } = post.facets ?? {}
    post.facets = { ...others, ...(record.planned.before && { planning: record.planned.before }) }
  }
}

type RecordWords = Pick<RecordState, 'note' | 'values'>

/** Changes what was written with a decision; what stood there before is kept, and followers hear of it. */
export function editRecord(
  world: World,
  { post, record, by }: { post: PostState; record: RecordState; by: string },
  { note, values }: RecordWords,
): void {
  const at = world.clock.now()
  record.edits = [...record.edits, { by, at, noteBefore: record.note, valuesBefore: record.values }]
  record.note = note
  record.values = values
  notifyAbout(world, 'screen-data-edit', followersOf(world, post), { by: [by], at, post, changes: {} })
}
