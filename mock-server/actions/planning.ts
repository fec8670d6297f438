import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import type { PlanningState } from '../state/planning.ts'
import type { PlannedChange } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { namedSubject, peopleOf } from '../views/subjects.ts'
import { notifyAbout } from './notify.ts'
import { followersOf } from './posts.ts'
import { isUnpublished } from './publishing.ts'

const unplanned: PlanningState = {
  assignee: null,
  expectedStartDate: null,
  expectedEndDate: null,
  priority: null,
  saves: 0,
}

/** The planning of a post with a change laid over it; what is absent stays. */
export function plannedWith({ planning = unplanned }: PostState, change: Schemas['PostDataFields']): PlanningState {
  return { ...planning, ...change, saves: planning.saves + 1 }
}

/** Changes the planning of a post; its followers, and who was and who is asked to do it, hear what changed. */
export function planPost(world: World, post: PostState, planned: PlanningState, by: string): void {
  const before = post.planning ?? unplanned
  post.planning = planned
  const changes = changesBetween(world.data, before, planned)
  if (Object.keys(changes).length === 0 || isUnpublished(post)) return
  const asked = [before.assignee, planned.assignee].flatMap((subject) => (subject ? peopleOf(world.data, subject) : []))
  const occasion = { by: [by], at: world.clock.now(), post, changes }
  notifyAbout(world, 'screen-data-edit', [...followersOf(world, post), ...asked], occasion)
}

/** Lays planned data over a post without telling anybody; what changed, where anything did. */
export function planQuietly(
  world: World,
  post: PostState,
  change: Schemas['PostDataFields'],
): PlannedChange | undefined {
  const before = post.planning
  const planned = plannedWith(post, change)
  const changes = changesBetween(world.data, before ?? unplanned, planned)
  if (Object.keys(changes).length === 0) return undefined
  post.planning = planned
  return { changes, before }
}

/** The planning before a change as it differs from the planning of now. */
export function changesSince(data: WorldData, post: PostState, before: PlanningState | undefined) {
  return changesBetween(data, before ?? unplanned, post.planning ?? unplanned)
}

/** What differs between two plannings, each with its value before and after; people and groups by the names of now. */
export function changesBetween(
  data: WorldData,
  before: PlanningState,
  after: PlanningState,
): Schemas['PostDataChanges'] {
  const name = (subject: Schemas['Assignee'] | null) => subject && namedSubject(data, subject)
  const was = { ...before, assignee: name(before.assignee) }
  const is = { ...after, assignee: name(after.assignee) }
  const keys = ['assignee', 'expectedStartDate', 'expectedEndDate', 'priority'] as const
  const changed = keys.filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]))
  return Object.fromEntries(changed.map((key) => [key, { old: was[key], new: is[key] }]))
}
