import type { Community } from '../content/communities.ts'
import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { catalogOf } from '../content/installation.ts'
import { personalOf, type WorldData } from '../state/data.ts'

/** Whether a person belongs to a community. */
export function belongsTo({ members }: Community, person: Person): boolean {
  if (person.deleted) return false
  return (
    (members.ids?.includes(person.id) ?? false) ||
    (members.areas?.includes(person.area) ?? false) ||
    (members.places?.includes(person.place) ?? false)
  )
}

/** Whether a person can read what is written in a community. */
export function mayRead(community: Community | undefined, person: Person): boolean {
  return community !== undefined && (community.access === 'open' || belongsTo(community, person))
}

/** Whether a person may write posts in a community. */
export function mayPost(community: Community | undefined, person: Person): boolean {
  return community !== undefined && (belongsTo(community, person) || (person.account?.resellerAdmin ?? false))
}

/** Whether a person moderates a community: whoever wrote its first post, and administrators who belong to it. */
export function moderates(data: WorldData, community: Community, person: Person): boolean {
  if (!belongsTo(community, person)) return false
  const first = data.feed.findLast((post) => post.communityId === community.id)
  return (person.account?.resellerAdmin ?? false) || first?.authorId === person.id
}

/** A community as it appears beside its posts. */
export function communitySummary(data: WorldData, id: string): Schemas['CommunitySummary'] {
  const community = data.communities.get(id)
  return { id, name: community?.name ?? id, color: community?.color ?? 'slate' }
}

/** A community as a person sees it. */
export function communityView(data: WorldData, community: Community, viewer: Person): Schemas['Community'] {
  const posts = data.feed.filter((post) => post.communityId === community.id)
  const { readPostIds } = personalOf(data, viewer.id)
  const member = belongsTo(community, viewer)
  return {
    ...communitySummary(data, community.id),
    description: community.description,
    membersCount: [...data.people.values()].filter((person) => belongsTo(community, person)).length,
    postsCount: posts.length,
    unreadPostsCount: posts.filter((post) => !post.archived && !readPostIds.has(post.id)).length,
    hashtagsEnabled: !community.hashtagsDisabled,
    membership: moderates(data, community, viewer) ? 'moderator' : member ? 'member' : 'none',
    catalogId: catalogOf(community.id),
  }
}
