import type { Schemas } from '../schemas.ts'
import type { WorldData } from '../state/data.ts'
import { userSummary } from './people.ts'

/** A person or a group under the name that they have now. */
export function namedSubject(data: WorldData, subject: Schemas['Assignee']): Schemas['Assignee'] {
  if (subject.type === 'user') return { type: 'user', user: userSummary(data, subject.user.id) }
  const known = data.groups.get(subject.group.id)
  const { id, name } = known ?? subject.group
  return { type: 'group', group: { id, name, ...(known && { membersCount: known.memberIds.length }) } }
}

/** The people that a person or a group stands for, by id. */
export function peopleOf(data: WorldData, subject: Schemas['Assignee']): readonly string[] {
  return subject.type === 'user' ? [subject.user.id] : (data.groups.get(subject.group.id)?.memberIds ?? [])
}
