import type { Person } from '../content/people/index.ts'
import { fromMarkup } from '../content/rich-text.ts'
import { workflowOfCommunity } from '../content/workflows.ts'
import { sceneSize } from '../pictures/scenes.ts'
import type { Schemas } from '../schemas.ts'
import type { CommunityState } from '../state/communities.ts'
import { personalOf, type PostState, type WorldData } from '../state/data.ts'
import { day, instant } from '../state/times.ts'
import {
  belongsTo,
  catalogIdOf,
  communitySummary,
  communityToken,
  mayArchive,
  mayManage,
  mayPost,
  mayRead,
  mayRemove,
  membersOf,
  moderates,
} from './communities.ts'
import { eventsAhead, filesOf, hashtagsOf } from './community-parts.ts'
import { joiningRefusal, leavingRefusal, membershipView, moderatorsOf, requestsOf } from './memberships.ts'
import { userSummary } from './people.ts'
import { isStanding } from './publication.ts'

/** A community as a person sees it in a list; of a closed one what leads to joining. */
export function communityView(
  data: WorldData,
  community: CommunityState,
  viewer: Person,
  now: number,
): Schemas['Community'] {
  const readable = mayRead(community, viewer)
  const posts = readable ? postsOf(data, community) : []
  const standing = posts.filter(({ archived }) => !archived)
  const { readPostIds } = personalOf(data, viewer.id)
  const member = belongsTo(community, viewer)
  return {
    ...communitySummary(data, community.id),
    description: community.description === '' ? null : community.description,
    membersCount: readable ? membersOf(data, community).length : 0,
    postsCount: posts.length,
    unreadPostsCount: standing.filter(({ id }) => !readPostIds.has(id)).length,
    hashtagsEnabled: !community.hashtagsDisabled,
    membership: moderates(data, community, viewer) ? 'moderator' : member ? 'member' : 'none',
    catalogId: catalogIdOf(community),
    readAccess: community.access === 'open' ? 'everyone' : 'members',
    listed: !community.unlisted,
    posting: community.posting ?? 'members',
    joining: community.joining ?? 'open',
    languages: community.languages,
    site: community.site ?? null,
    archived: archivedView(data, community),
    weekPostsCount: standing.filter(({ createdAt }) => createdAt > now - 7 * day).length,
    ...rightsOf(data, community, viewer),
  }
}

/** How a person stands to a community, what they may do there, and why not. */
function rightsOf(data: WorldData, community: CommunityState, viewer: Person): Schemas['CommunityAccess'] {
  const readable = mayRead(community, viewer)
  const member = belongsTo(community, viewer)
  const mine = membershipView(data, community, viewer)
  const closed = member ? undefined : joiningRefusal(community, viewer)
  const kept = leavingRefusal(data, community, viewer)
  const canCreatePost = mayPost(data, community, viewer)
  return {
    mine,
    follow: readable && personalOf(data, viewer.id).followedCommunityIds.has(community.id),
    canRead: readable,
    canJoin: !member && mine?.state !== 'requested' && closed === undefined,
    canLeave: member && kept === undefined,
    canFollow: readable && !community.archived,
    canCreatePost,
    canManageMembers: mayManage(data, community, viewer),
    reasons: {
      ...(closed && { canJoin: closed }),
      ...(kept && { canLeave: kept }),
      ...(!canCreatePost && { canCreatePost: writingRefusal(community, member) }),
    },
  }
}

/** Why a person cannot write posts in a community. */
function writingRefusal({ archived }: CommunityState, member: boolean) {
  if (archived) return 'archived'
  return member ? 'moderators-only' : 'not-member'
}

function archivedView(data: WorldData, { archived }: CommunityState): Schemas['CommunityArchived'] | null {
  return archived ? { ...archived, at: instant(archived.at), by: userSummary(data, archived.by) } : null
}

/** A community with what it says of itself. */
export function communityInFull(
  data: WorldData,
  community: CommunityState,
  viewer: Person,
  now: number,
): Schemas['Community'] {
  const { id, rules = [], rulesRevision, rulesChangedAt } = community
  const readable = mayRead(community, viewer)
  const workflow = readable ? workflowOfCommunity(id) : undefined
  const canArchive = readable && mayArchive(data, community, viewer)
  const posts = readable ? postsOf(data, community) : []
  const standing = posts.filter(isStanding)
  return {
    ...communityView(data, community, viewer, now),
    cover: coverOf(community),
    about: aboutOf(community),
    rules: rules.map((rule, index) => ({ id: `rule-${index + 1}`, ...rule })),
    rulesRevision,
    rulesChangedAt: rulesChangedAt === undefined ? null : instant(rulesChangedAt),
    moderators: moderatorsOf(data, community)
      .slice(0, 6)
      .map((person) => userSummary(data, person.id)),
    counts: {
      members: readable ? membersOf(data, community).length : 0,
      requests: mayManage(data, community, viewer) ? requestsOf(community).length : 0,
      posts: standing.length,
      archivedPosts: posts.length - standing.length,
      events: eventsAhead(data, viewer, now).filter(({ post }) => post.communityId === id).length,
      files: readable ? filesOf(data, community).length : 0,
      hashtags: readable ? hashtagsOf(data, community).length : 0,
    },
    workflow: workflow ? { id: workflow.id, name: workflow.name } : null,
    canEdit: canArchive && !community.archived,
    canArchive,
    canRemove: readable && mayRemove(community, viewer),
    ...(canArchive && { occToken: communityToken(community) }),
  }
}

/** The picture above a community; null for none. */
export function coverOf({ id, cover, coverAt, chosenCover }: CommunityState): Schemas['PostImage'] | null {
  if (chosenCover !== undefined) return chosenCover
  if (!cover) return null
  return {
    id: `cover-${id}`,
    url: `./api/files/pictures/${cover}/${id}.svg`,
    ...sceneSize,
    alternativeText: '',
    ...(coverAt !== undefined && { focalPoint: { x: 0.5, y: coverAt } }),
  }
}

function aboutOf({ id, about, writtenAbout }: CommunityState): Schemas['Delta'] | null {
  if (writtenAbout !== undefined) return writtenAbout
  return about === undefined ? null : fromMarkup(about, id).delta
}

/** The published posts of a community, newest first. */
function postsOf(data: WorldData, { id }: CommunityState): PostState[] {
  return data.feed.filter((post) => post.communityId === id)
}
