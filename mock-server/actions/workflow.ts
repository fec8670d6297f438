import type { TransitionDefinition } from '../content/workflows.ts'
import { postStates } from '../content/workflow-states.ts'
import type { Schemas } from '../schemas.ts'
import { nextId, type PostState } from '../state/data.ts'
import { recordDecision, undoMs, type Decision, type RecordEditState, type RecordState } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { peopleOf } from '../views/subjects.ts'
import { versionOf, type NewFile } from './attachments.ts'
import { notifyAbout, renewReaders } from './notify.ts'
import { changesSince, planQuietly } from './planning.ts'
import { followersOf } from './posts.ts'

type Taken = Pick<Decision, 'by' | 'note' | 'values' | 'key'> & {
  transition: TransitionDefinition
  /** What of the planning changes with it. */
  data: Schemas['PostDataFields']
  files: NewFile[]
}

/** Takes a step. Followers hear of it once it cannot be undone any more. */
export function takeTransition(world: World, post: PostState, taken: Taken): RecordState {
  const record = recordDecision(post, { ...taken, to: postStates[taken.transition.to], at: world.clock.now() })
  record.planned = planQuietly(world, post, taken.data)
  record.attachments = taken.files.map((file) => keepFile(world, post, record, file))
  renewReaders(world, post)
  if (record.undoable) world.clock.after(undoMs, () => tell(world, post, record))
  else tell(world, post, record)
  return record
}

function tell(world: World, post: PostState, record: RecordState): void {
  if (record.undone || !world.data.posts.has(post.id)) return
  const { fromState, toState, by } = record
  const changes = record.planned?.changes
  const occasion = {
    by: [by],
    at: world.clock.now(),
    post,
    transition: { fromState, toState },
    ...(changes && { changes }),
  }
  notifyAbout(world, 'status-change', [...followersOf(world, post), ...askedBy(world, changes)], occasion)
}

/** Takes a step back: the post is in its old state, planned as it was, and nobody is told. */
export function undoTransition(world: World, post: PostState, record: RecordState): void {
  record.undone = true
  post.workflowState = record.fromState
  if (record.planned?.before) post.planning = record.planned.before
  else if (record.planned) delete post.planning
  renewReaders(world, post)
}

type RecordWords = Pick<RecordState, 'note' | 'values'> & { data: Schemas['PostDataFields'] }

/** Changes what was written with a decision; what stood there before is kept, and followers hear of it. */
export function editRecord(
  world: World,
  { post, record, by }: { post: PostState; record: RecordState; by: string },
  { note, values, data }: RecordWords,
): void {
  const at = world.clock.now()
  const replanned = planQuietly(world, post, data)
  const edit: RecordEditState = { by, at, noteBefore: record.note, valuesBefore: record.values }
  if (replanned) {
    edit.dataChanges = replanned.changes
    const { before } = record.planned ?? replanned
    record.planned = { changes: changesSince(world.data, post, before), before }
  }
  record.edits = [...record.edits, edit]
  record.note = note
  record.values = values
  const changes = replanned?.changes ?? {}
  const told = [...followersOf(world, post), record.by, ...askedBy(world, changes)]
  notifyAbout(world, 'screen-data-edit', told, { by: [by], at, post, changes })
}

/** Who was asked to do it, and who is now, where that changed. */
function askedBy({ data }: World, { assignee }: Schemas['PostDataChanges'] = {}): string[] {
  return [assignee?.old, assignee?.new].flatMap((subject) => (subject ? [...peopleOf(data, subject)] : []))
}

/** A file that belongs to the record alone; the post's own files stay as they are. */
function keepFile({ data }: World, post: PostState, { at, by }: RecordState, file: NewFile) {
  const attachment = { id: nextId(data, 'att'), postId: post.id, versions: [versionOf(file, 1, at, by)] }
  data.attachments.set(attachment.id, attachment)
  return attachment
}
