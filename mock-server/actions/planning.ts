import type { Schemas } from '../schemas.ts'
import type { PostState } from '../state/data.ts'
import type { PlanningState } from '../state/facets.ts'
import type { RecordState } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { namedSubject, peopleOf } from '../views/planning.ts'
import { notifyAbout } from './notify.ts'
import { followersOf } from './posts.ts'

const unplanned: PlanningState = {
  assignee: null,
  expectedStartDate: null,
  expectedEndDate: null,
  priority: null,
  saves: 0,
}

/** The planning of a post with a change laid over it; absent values stay. */
export function plannedWith(post: PostState, change: Schemas['PostDataFields']): PlanningState {
  const before = post.facets?.planning ?? unplanned
  const { assignee, expectedStartDate, expectedEndDate, priority, saves } = { ...before, ...change }
  return { assignee, expectedStartDate, expectedEndDate, priority, saves: saves + 1 }
}

/** Changes the planning of a post; its followers and who is asked to do it hear what changed. */
export function planPost(world: World, post: PostState, planned: PlanningState, by: string): void {
  const before = post.facets?.planning ?? unplanned
  post.facets = { ...post.facets, planning: planned }
  const changes = changesBetween(before, planned)
  if (Object.keys(changes).length === 0) return
  const asked = [before.assignee, planned.assignee].flatMap((subject) => (subject ? peopleOf(world.data, subject) : []))
  const occasion = { by: [by], at: world.clock.now(), post, changes: named(world, changes) }
  notifyAbout(world, 'screen-data-edit', [...followersOf(world, post), ...asked], occasion)
}

/** Lays planned data over a post without telling anybody; what changed, where anything did. */
export function planQuietly(world: World, post: PostState, change: Schemas['PostDataFields']): RecordState['planned'] {
  const before = post.facets?.planning
  const planned = plannedWith(post, change)
  const changes = changesBetween(before ?? unplanned, planned)
  if (Object.keys(changes).length === 0) return undefined
  post.facets = { ...post.facets, planning: planned }
  return { changes: named(world, changes), before }
}

function changesBetween(before: PlanningState, after: PlanningState): Schemas['PostDataChanges'] {
  const keys = ['assignee', 'expectedStartDate', 'expectedEndDate', 'priority'] as const
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  return Object.fromEntries(changed.map((key) => [key, { old: before[key], new: after[key] }]))
}

function named({ data }: World, { assignee, ...changes }: Schemas['PostDataChanges']): Schemas['PostDataChanges'] {
  if (!assignee) return changes
  const name = (subject: Schemas['Assignee'] | null) => subject && namedSubject(data, subject)
  return { ...changes, assignee: { old: name(assignee.old), new: name(assignee.new) } }
}
