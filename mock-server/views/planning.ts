import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { publicationOf, mayEdit } from './publication.ts'
import { userSummary } from './people.ts'

/** The planning of a post, null where there is none. */
export function planningView(data: WorldData, { facets, number }: PostState): Schemas['PostData'] | null {
  if (!facets?.planning) return null
  const { saves, assignee, ...planned } = facets.planning
  return { ...planned, assignee: assignee && namedSubject(data, assignee), occToken: `data-${number}-${saves}` }
}

/** Whether a person may plan a post: who may edit it, and who is asked to do it. */
export function mayPlan(data: WorldData, post: PostState, person: Person): boolean {
  if (publicationOf(post).state === 'archived') return false
  const assignee = post.facets?.planning?.assignee
  return mayEdit(data, post, person) || (assignee != null && peopleOf(data, assignee).includes(person.id))
}

/** A person or a group under the name that they have now. */
export function namedSubject(data: WorldData, subject: Schemas['Assignee']): Schemas['Assignee'] {
  if (subject.type === 'user') return { type: 'user', user: userSummary(data, subject.user.id) }
  const known = data.groups.get(subject.group.id)
  const { id, name } = known ?? subject.group
  return { type: 'group', group: { id, name, ...(known && { membersCount: known.memberIds.length }) } }
}

/** The people that a person or a group stands for, by id. */
export function peopleOf(data: WorldData, subject: Schemas['Assignee']): string[] {
  return subject.type === 'user' ? [subject.user.id] : (data.groups.get(subject.group.id)?.memberIds ?? [])
}
