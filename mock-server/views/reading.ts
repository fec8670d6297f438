import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { mayRead, moderates } from './communities.ts'
import { peopleOf } from './planning.ts'

/** Whether a person can read a post that is out: its community, and where it is kept for some, whether they are one. */
export function mayReadPost(data: WorldData, post: PostState, person: Person): boolean {
  return mayRead(data.communities.get(post.communityId), person) && isSelected(data, post, person)
}

/** Whether a post is for everyone who reads its community, or for this person among others. */
export function isSelected(data: WorldData, post: PostState, person: Person): boolean {
  const { visibility, planning } = post.facets ?? {}
  if (visibility?.scope !== 'selected' || post.authorId === person.id) return true
  const community = data.communities.get(post.communityId)
  const assignee = planning?.assignee
  return (
    (community !== undefined && moderates(data, community, person)) ||
    (assignee != null && peopleOf(data, assignee).includes(person.id)) ||
    grantOf(data, post, person) !== undefined
  )
}

/** What was given to a person, by name or as one of a group; to edit is more than to read. */
export function grantOf(data: WorldData, { facets }: PostState, person: Person): 'read' | 'edit' | undefined {
  const grants = facets?.visibility?.grants ?? []
  const roles = grants.flatMap(({ subject, role }) => (peopleOf(data, subject).includes(person.id) ? [role] : []))
  return roles.includes('edit') ? 'edit' : roles[0]
}

/** Whether somebody who is to be given something has no way into the community. */
export function reachesOutside(data: WorldData, post: PostState, subject: Schemas['Assignee']): boolean {
  const community = data.communities.get(post.communityId)
  const ids = peopleOf(data, subject)
  const inside = ids.filter((id) => {
    const person = data.people.get(id)
    return person !== undefined && !person.deleted && mayRead(community, person)
  })
  // Of a group those who cannot read the community simply get nothing.
  return inside.length === 0
}
