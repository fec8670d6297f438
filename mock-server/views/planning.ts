import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { mayEdit } from './publication.ts'
import { namedSubject, peopleOf } from './subjects.ts'

/** What the detail of a post says of its planning. */
export function planningPart(data: WorldData, post: PostState, viewer: Person): Schemas['PostPlanning'] {
  return { data: planningView(data, post), canEditData: mayPlan(data, post, viewer) }
}

/** The planning of a post, null where there is none. */
export function planningView(data: WorldData, { planning, number }: PostState): Schemas['PostData'] | null {
  if (!planning) return null
  const { saves, assignee, ...planned } = planning
  return { ...planned, assignee: assignee && namedSubject(data, assignee), occToken: `data-${number}-${saves}` }
}

/** Whether a person may plan a post: who may edit it, and who is asked to do it. In the archive planning rests. */
export function mayPlan(data: WorldData, post: PostState, person: Person): boolean {
  if (post.archived) return false
  return mayEdit(data, post, person) || isAskedFor(data, post, person)
}

/** Whether a person is asked to do what the post is about, alone or as one of a group. */
export function isAskedFor(data: WorldData, { planning }: PostState, person: Person): boolean {
  const assignee = planning?.assignee
  return assignee != null && peopleOf(data, assignee).includes(person.id)
}
