import { catalogOf } from '../content/installation.ts'
import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { CommunityState } from '../state/communities.ts'
import type { WorldData } from '../state/data.ts'

/** Whether a person belongs to a community. */
export function belongsTo({ members, memberships }: CommunityState, person: Person): boolean {
  if (person.deleted) return false
  const changed = memberships.get(person.id)?.state
  if (changed === 'member' || changed === 'left') return changed === 'member'
  return (
    (members.ids?.includes(person.id) ?? false) ||
    (members.areas?.includes(person.area) ?? false) ||
    (members.places?.includes(person.place) ?? false)
  )
}

/** Everybody who belongs to a community. */
export function membersOf(data: WorldData, community: CommunityState): Person[] {
  return [...data.people.values()].filter((person) => belongsTo(community, person))
}

/** Whether a person can read what is written in a community. */
export function mayRead(community: CommunityState | undefined, person: Person): boolean {
  return community !== undefined && (community.access === 'open' || belongsTo(community, person))
}

/** Whether a person may learn that a community exists. */
export function mayKnow(community: CommunityState, person: Person): boolean {
  const invited = community.memberships.get(person.id)?.state === 'invited'
  return !community.unlisted || invited || belongsTo(community, person)
}

/** Whether a person may write posts in a community. */
export function mayPost(data: WorldData, community: CommunityState | undefined, person: Person): boolean {
  if (!community || community.archived) return false
  if (person.account?.resellerAdmin) return true
  return community.posting === 'moderators' ? moderates(data, community, person) : belongsTo(community, person)
}

/** Whether a person may change a community. */
export function mayEdit(data: WorldData, community: CommunityState, person: Person): boolean {
  return !community.archived && mayArchive(data, community, person)
}

/** Whether a person decides who belongs to a community. */
export function mayManage(data: WorldData, community: CommunityState, person: Person): boolean {
  return !community.archived && moderates(data, community, person)
}

/** Whether a person may archive a community and bring it back. */
export function mayArchive(data: WorldData, community: CommunityState, person: Person): boolean {
  return moderates(data, community, person) || (person.account?.resellerAdmin ?? false)
}

/** Whether a person may remove a community for good; it has to be in the archive before. */
export function mayRemove({ archived }: CommunityState, person: Person): boolean {
  return archived !== undefined && (person.account?.resellerAdmin ?? false)
}

/**
 * Whether a person moderates a community: who was named or made one, administrators who belong to it, and, where nobody
 * was named, whoever wrote its first post.
 */
export function moderates(data: WorldData, community: CommunityState, person: Person): boolean {
  if (!belongsTo(community, person)) return false
  const role = community.roles.get(person.id)
  if (role !== undefined) return role === 'moderator'
  if (person.account?.resellerAdmin) return true
  if (community.moderators) return community.moderators.includes(person.id)
  return data.feed.findLast((post) => post.communityId === community.id)?.authorId === person.id
}

/** The catalog that a community stands in. */
export function catalogIdOf({ id, catalogId }: CommunityState): string | null {
  return catalogId === undefined ? catalogOf(id) : catalogId
}

/** Goes along with a change, and is another one after each. */
export function communityToken({ id, saves }: CommunityState): string {
  return `${id}-${saves + 1}`
}

/** A community as it appears beside its posts. */
export function communitySummary(data: WorldData, id: string): Schemas['CommunitySummary'] {
  const community = data.communities.get(id)
  return { id, name: community?.name ?? id, color: community?.color ?? 'slate' }
}
