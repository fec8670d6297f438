import type { Community, MembershipState } from '../content/communities.ts'
import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { catalogOf } from '../content/installation.ts'
import { fromMarkup } from '../content/rich-text.ts'
import { workflowOfCommunity } from '../content/workflows.ts'
import { sceneSize } from '../pictures/scenes.ts'
import { personalOf, type PostState, type WorldData } from '../state/data.ts'
import { day, instant } from '../state/times.ts'
import { momentsOf } from './invitations.ts'
import { userSummary } from './people.ts'

/** Whether a person belongs to a community. */
export function belongsTo({ id, members, memberships }: Community, person: Person): boolean {
  if (person.deleted) return false
  const changed = memberships?.get(person.id)?.state
  if (changed === 'member') return true
  if (changed === 'left') return false
  return arranged({ members, id }, person)
}

/** Whether the organisation gave a person to a community, whatever has happened since. */
function arranged({ members }: Pick<Community, 'id' | 'members'>, person: Person): boolean {
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

/** Whether a person may learn that a community exists. */
export function mayKnow(community: Community, person: Person): boolean {
  const invited = community.memberships?.get(person.id)?.state === 'invited'
  return !community.unlisted || invited || belongsTo(community, person)
}

/** Whether a person may write posts in a community. */
export function mayPost(data: WorldData, community: Community, person: Person): boolean {
  if (community.archived) return false
  if (person.account?.resellerAdmin) return true
  return community.posting === 'moderators' ? moderates(data, community, person) : belongsTo(community, person)
}

/** Whether a person may change a community. */
export function mayEditCommunity(data: WorldData, community: Community, person: Person): boolean {
  if (community.archived) return false
  return moderates(data, community, person) || (person.account?.resellerAdmin ?? false)
}

/** Whether a person may archive a community, or bring an archived one back. */
export function mayArchiveCommunity(data: WorldData, community: Community, person: Person): boolean {
  return moderates(data, community, person) || (person.account?.resellerAdmin ?? false)
}

/** Goes along with a change, and is another one after each. */
export function communityTokenOf({ id, saves = 0 }: Community): string {
  return `${id}-${saves + 1}`
}

/** The catalog that a community stands in. */
export function catalogIdOf({ id, catalogId }: Community): string | null {
  return catalogId === undefined ? catalogOf(id) : catalogId
}

/** A community as it appears beside its posts. */
export function communitySummary(data: WorldData, id: string): Schemas['CommunitySummary'] {
  const community = data.communities.get(id)
  return { id, name: community?.name ?? id, color: community?.color ?? 'slate' }
}

/** A community as a person sees it in a list; of a closed one what leads to joining. */
export function communityView(data: WorldData, community: Community, viewer: Person): Schemas['Community'] {
  const readable = mayRead(community, viewer)
  const posts = readable ? data.feed.filter((post) => post.communityId === community.id) : []
  const { readPostIds, followedCommunityIds } = personalOf(data, viewer.id)
  const member = belongsTo(community, viewer)
  const canCreatePost = mayPost(data, community, viewer)
  const workflow = workflowOfCommunity(community.id)
  const joining = community.joining ?? 'open'
  const mine = membershipView(data, community, viewer)
  const leaving = leavingRefusal(data, community, viewer)
  const canJoin = !member && mine?.state !== 'requested' && joiningRefusal(community, viewer) === undefined
  const why = canJoin ? undefined : joiningRefusal(community, viewer)
  const postRefusal = community.archived
    ? { reason: 'archived', code: 'community-archived' }
    : member
      ? { reason: 'moderators-only', code: 'moderators-only' }
      : { reason: 'not-member', code: 'members-only' }
  const leaveReason = leaving === 'membershipAssigned' ? 'assigned' : 'last-moderator'
  return {
    ...communitySummary(data, community.id),
    description: community.description,
    membersCount: readable ? membersOf(data, community).length : 0,
    postsCount: posts.length,
    unreadPostsCount: posts.filter((post) => !post.archived && !readPostIds.has(post.id)).length,
    hashtagsEnabled: !community.hashtagsDisabled,
    membership: moderates(data, community, viewer) ? 'moderator' : member ? 'member' : 'none',
    catalogId: catalogIdOf(community),
    canCreatePost,
    ...(canCreatePost ? {} : { createPostRefusal: postRefusal.code }),
    workflow: workflow && readable ? { id: workflow.id, name: workflow.name } : null,
    state: community.archived ? 'archived' : 'active',
    readAccess: community.access === 'open' ? 'everyone' : 'members',
    listed: !community.unlisted,
    posting: community.posting ?? 'members',
    joining,
    languages: community.languages,
    site: community.site ?? null,
    mine,
    follow: readable && followedCommunityIds.has(community.id),
    canRead: readable,
    canJoin,
    canLeave: member && leaving === undefined,
    canFollow: readable && !community.archived,
    canManageMembers: decides(data, community, viewer),
    reasons: {
      ...(canCreatePost ? {} : { canCreatePost: postRefusal.reason }),
      ...(why === undefined || member ? {} : { canJoin: why }),
      ...(member && leaving ? { canLeave: leaveReason } : {}),
    },
  }
}

/** A community with what it says of itself. */
export function communityInFull(
  data: WorldData,
  community: Community,
  viewer: Person,
  now: number,
): Schemas['Community'] {
  const { rules = [], archived, rulesRevision, rulesChangedAt } = community
  const canEdit = mayEditCommunity(data, community, viewer)
  const canArchive = mayRead(community, viewer) && mayArchiveCommunity(data, community, viewer)
  return {
    ...communityView(data, community, viewer),
    cover: coverOf(community),
    about: aboutOf(community),
    rules: rules.map((rule, index) => ({ id: `rule-${index + 1}`, ...rule })),
    ...(rules.length > 0 && { rulesRevision: rulesRevision ?? 1 }),
    rulesChangedAt: rulesChangedAt === undefined ? null : instant(rulesChangedAt),
    moderators: moderatorsOf(data, community)
      .slice(0, 6)
      .map(({ id }) => userSummary(data, id)),
    counts: countsOf(data, community, viewer, now),
    archived: archived
      ? {
          at: instant(archived.at ?? now - archived.daysAgo * day),
          by: userSummary(data, archived.by),
          note: archived.note,
        }
      : null,
    postYears: mayRead(community, viewer) ? yearsOf(postsIn(data, community)) : [],
    canEdit,
    canArchive,
    canRemove: canArchive && archived !== undefined && (viewer.account?.resellerAdmin ?? false),
    ...((canEdit || canArchive) && { occToken: communityTokenOf(community) }),
  }
}

/** The picture above a community; null for none. */
export function coverOf({ id, cover, coverAt, sentCover }: Community): Schemas['PostImage'] | null {
  if (sentCover !== undefined) return sentCover
  if (!cover) return null
  const focal = coverAt === undefined ? {} : { focalPoint: { x: 0.5, y: coverAt } }
  return {
    id: `cover-${id}`,
    url: `./api/files/pictures/${cover}/${id}.svg`,
    ...sceneSize,
    alternativeText: '',
    ...focal,
  }
}

function aboutOf({ id, about, writtenAbout }: Community): Schemas['Delta'] | null {
  if (writtenAbout !== undefined) return writtenAbout
  return about === undefined ? null : fromMarkup(about, id).delta
}

function yearsOf(posts: readonly PostState[]): number[] {
  const years = posts.map(({ createdAt }) => new Date(createdAt).getUTCFullYear())
  return [...new Set(years)].sort((one, other) => other - one)
}

function countsOf(data: WorldData, community: Community, viewer: Person, now: number): Schemas['CommunityCounts'] {
  if (!mayRead(community, viewer))
    return { posts: 0, archivedPosts: 0, events: 0, files: 0, hashtags: 0, members: 0, requests: 0 }
  const posts = postsIn(data, community)
  const tags = [...data.hashtags.values()].filter((tag) => tag.communityId === community.id && !tag.deleted)
  return {
    posts: posts.filter(({ archived }) => !archived).length,
    archivedPosts: posts.filter(({ archived }) => archived).length,
    events: posts.filter((post) => isAhead(post, now)).length,
    files: posts.reduce((sum, { images, attachments }) => sum + images.length + attachments.length, 0),
    hashtags: community.hashtagsDisabled ? 0 : tags.length,
    members: membersOf(data, community).length,
    requests: decides(data, community, viewer) ? requestsOf(community).length : 0,
  }
}

/** The published posts of a community, newest first. */
export function postsIn(data: WorldData, { id }: Community): PostState[] {
  return data.feed.filter((post) => post.communityId === id)
}

/** Whether a post has an event that is not over. */
export function isAhead({ event, archived }: PostState, now: number): boolean {
  return event !== undefined && !archived && momentsOf(event).end > now
}

/** Everybody who belongs to a community, the blocked and deleted left out. */
export function membersOf(data: WorldData, community: Community): Person[] {
  return [...data.people.values()].filter((person) => belongsTo(community, person))
}

/** People who wait for an answer, the longest first. */
export function requestsOf({ memberships }: Community): [personId: string, state: MembershipState][] {
  return [...(memberships ?? [])]
    .filter(([, { state }]) => state === 'requested')
    .sort(([, one], [, other]) => one.at - other.at)
}

/** How a person stands to a community, as the contract tells it; null for no way. */
export function membershipView(data: WorldData, community: Community, person: Person): Schemas['Membership'] | null {
  const changed = community.memberships?.get(person.id)
  const member = belongsTo(community, person)
  const state = member ? 'member' : changed?.state
  if (state !== 'member' && state !== 'requested' && state !== 'invited') return null
  return {
    user: userSummary(data, person.id),
    state,
    role: moderates(data, community, person) ? 'moderator' : 'member',
    source: changed?.source ?? 'organisation',
    message: changed?.message ?? null,
    requestedAt: changed?.requestedAt === undefined ? null : instant(changed.requestedAt),
    invitedBy: changed?.invitedBy === undefined ? null : userSummary(data, changed.invitedBy),
    joinedAt: member && changed ? instant(changed.at) : null,
  }
}

/** Why a person cannot join, ask or accept; undefined where they can. */
export function joiningRefusal(
  { archived, joining = 'open', memberships }: Community,
  person: Person,
): 'archived' | 'assigned' | 'joining-closed' | undefined {
  if (archived) return 'archived'
  if (memberships?.get(person.id)?.state === 'invited') return undefined
  if (joining === 'assigned') return 'assigned'
  return joining === 'invitation' ? 'joining-closed' : undefined
}

/** Why a member cannot leave; undefined where they can. */
export function leavingRefusal(
  data: WorldData,
  community: Community,
  person: Person,
): 'membershipAssigned' | 'lastModerator' | undefined {
  if (!belongsTo(community, person)) return undefined
  if (community.joining === 'assigned') return 'membershipAssigned'
  const moderators = moderatorsOf(data, community)
  return moderators.length === 1 && moderators[0]?.id === person.id ? 'lastModerator' : undefined
}

/** Whether a person decides who joins. */
export function decides(data: WorldData, community: Community, person: Person): boolean {
  return !community.archived && moderates(data, community, person)
}

export function moderatorsOf(data: WorldData, community: Community): Person[] {
  return membersOf(data, community).filter((person) => moderates(data, community, person))
}

/** Whether a person moderates a community: whoever wrote its first post or was named, and administrators who belong. */
export function moderates(data: WorldData, community: Community, person: Person): boolean {
  if (!belongsTo(community, person)) return false
  const role = community.roles?.get(person.id)
  if (role !== undefined) return role === 'moderator'
  if (community.moderators?.includes(person.id)) return true
  const first = data.feed.findLast((post) => post.communityId === community.id)
  return (person.account?.resellerAdmin ?? false) || first?.authorId === person.id
}
