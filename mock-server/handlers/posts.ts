import { setPostLike, touchPost } from '../actions/posts.ts'
import { isUnpublished } from '../actions/publishing.ts'
import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { personalOf, type PersonalState, type PostState, type WorldData } from '../state/data.ts'
import { waitsFor } from '../views/acknowledgements.ts'
import type { CommunityState } from '../state/communities.ts'
import { day } from '../state/times.ts'
import { belongsTo, mayRead } from '../views/communities.ts'
import { positionIn, visitBefore } from '../views/feed-positions.ts'
import { postSummary, postView } from '../views/posts.ts'
import { mayRemove } from '../views/publication.ts'
import { falling, orderBy, orderNamed, paged, sorted } from './lists.ts'
import { asListed, narrowedPosts, narrowingOf, orders } from './post-lists.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { allowed, found, invalid, type Refused, Refusal, refusals } from './refusals.ts'

type Reader = { data: WorldData; viewer: Person; now: number }
type Filter = (post: PostState, personal: PersonalState, reader: Reader) => boolean

const latest = ({ archived }: PostState) => !archived

/** The lists of the feed. */
const filters = {
  latest,
  followed: ({ archived, authorId, communityId, hashtagIds }, personal) =>
    !archived &&
    (personal.followedUserIds.has(authorId) ||
      personal.followedCommunityIds.has(communityId) ||
      hashtagIds.some((id) => personal.followedHashtagIds.has(id))),
  unread: ({ archived, id }, { readPostIds }) => !archived && !readPostIds.has(id),
  archive: ({ archived }) => archived,
  'to-acknowledge': (post, _, { data, viewer }) => waitsFor(data, post, viewer),
  unanswered: ({ archived, createdAt, authorId, comments }, _, { now }) =>
    !archived &&
    createdAt <= now - day &&
    createdAt > now - 30 * day &&
    comments.every(({ deleted, authorId: by }) => deleted || by === authorId),
} satisfies Record<string, Filter>

const newestFirst = orderBy(
  ({ id }: PostState) => id,
  falling(({ order }) => order),
)

/** The feed, a post, and what a reader does with it. */
export function postsRoutes(app: PortalApp): void {
  app.get('/internal/v2/communication/posts', (call) => {
    const { world, viewer } = call.var
    const { filter: name = 'latest', communityId, scope } = call.req.query()
    if (communityId !== undefined) checkCommunity(call, communityId)
    const now = world.clock.now()
    const listed = listedPosts(call, filters, communityId)
    const order = call.req.query('sort') === undefined ? newestFirst : orderNamed(call, orders, 'number')
    const posts = sorted(narrowedPosts(call, listed), order)
    const { page, nextPageToken } = paged(call, posts, { list: 'posts', order })
    const isFirst = call.req.query('pageToken') === undefined
    return call.json<Schemas['PostPage']>({
      posts: page.map((post) => ({
        ...postSummary(world.data, post, viewer, now),
        ...(communityId !== undefined && { canArchive: mayRemove(world.data, post, viewer) }),
      })),
      nextPageToken,
      ...(communityId !== undefined && { totalCount: posts.length }),
      ...(isFirst && { newestId: posts[0]?.id ?? null }),
      ...(isFirst && communityId === undefined && scope !== 'mine' && placesIn(call, name)),
    })
  })

  app.get('/internal/v2/communication/communities/:communityId/post-narrowing', (call) => {
    const { latest: used, archive } = filters
    const communityId = call.req.param('communityId')
    checkCommunity(call, communityId)
    const listed = listedPosts(call, { latest: used, archive }, communityId)
    return call.json<Schemas['PostNarrowing']>(narrowingOf(call, listed))
  })

  app.put('/internal/v2/communication/feed-positions/:scope', async (call) => {
    const { world, viewer } = call.var
    const { postId } = await call.req.json<Schemas['FeedPositionChange']>()
    const { order } = readablePost(call, postId)
    const { feedVisits } = personalOf(world.data, viewer.id)
    const scope = call.req.param('scope')
    const now = world.clock.now()
    const before = visitBefore(feedVisits.get(scope), now)
    feedVisits.set(scope, { order, at: now, ...(before && { before }) })
    return call.json<Schemas['FeedPositionSaved']>({
      position: positionIn(latestFor(call), feedVisits.get(scope), now),
    })
  })

  app.get('/internal/v2/communication/posts/:postId', (call) => {
    const { world, viewer } = call.var
    const post = readablePost(call)
    personalOf(world.data, viewer.id).readPostIds.add(post.id)
    return call.json<Schemas['Post']>(postView(world.data, post, viewer, world.clock.now()))
  })

  app.put('/internal/v2/communication/posts/:postId/like', (call) => like(call, true))
  app.delete('/internal/v2/communication/posts/:postId/like', (call) => like(call, false))
  app.put('/internal/v2/communication/posts/:postId/bookmark', (call) => bookmark(call, true))
  app.delete('/internal/v2/communication/posts/:postId/bookmark', (call) => bookmark(call, false))

  app.post('/internal/v2/communication/posts/:postId/touch', (call) => {
    touchPost(call.var.world, readablePost(call), call.var.viewer.id)
    return call.body(null, 204)
  })
}

/** The posts of the filter that the query names, of all communities or of one, before they are narrowed further. */
function listedPosts(call: Call, among: Readonly<Record<string, Filter>>, communityId: string | undefined) {
  const { world, viewer } = call.var
  const { filter: name = 'latest', scope } = call.req.query()
  const filter = Object.hasOwn(among, name) ? among[name] : undefined
  if (!filter) throw invalid('/query/filter', 'enum', `must be one of ${Object.keys(among).join(', ')}`)
  const personal = personalOf(world.data, viewer.id)
  const now = world.clock.now()
  return world.data.feed.filter(
    (post) =>
      (communityId === undefined || post.communityId === communityId) &&
      filter(asListed(post, communityId), personal, { data: world.data, viewer, now }) &&
      isIn(scope, world.data.communities.get(post.communityId), viewer),
  )
}

/** Whether a list holds the posts of a community: `mine` those to which the person belongs. */
function isIn(scope: string | undefined, community: CommunityState | undefined, viewer: Person): boolean {
  return mayRead(community, viewer) && (scope !== 'mine' || (community !== undefined && belongsTo(community, viewer)))
}

/** All posts of the feed that have not left it and that the person may read. */
function latestFor(call: Call): PostState[] {
  const { world, viewer } = call.var
  return world.data.feed.filter((post) => latest(post) && mayRead(world.data.communities.get(post.communityId), viewer))
}

/** What the first page of the dashboard tells of the person: how much is unread, and where they stopped. */
function placesIn(call: Call, filter: string): Pick<Schemas['PostPage'], 'unreadCount' | 'position'> {
  const { world, viewer } = call.var
  const { readPostIds, feedVisits } = personalOf(world.data, viewer.id)
  const feed = latestFor(call)
  return {
    unreadCount: feed.filter(({ id }) => !readPostIds.has(id)).length,
    ...(filter === 'latest' && { position: positionIn(feed, feedVisits.get('dashboard'), world.clock.now()) }),
  }
}

/** The post that the path names, if the person may read it. */
export function readablePost(call: Call, id = call.req.param('postId') ?? ''): PostState {
  const { world, viewer } = call.var
  const post = found(world.data.posts.get(id), refusals.postNotFound)
  const refused = refusedPost(world.data, post, viewer)
  if (refused) throw new Refusal(refused)
  return post
}

/** Why a person cannot read a post; undefined where they can. */
export function refusedPost(data: WorldData, post: PostState, viewer: Person): Refused | undefined {
  // What was never published does not exist for others.
  if (isUnpublished(post) && post.authorId !== viewer.id) return refusals.postNotFound
  return mayRead(data.communities.get(post.communityId), viewer) ? undefined : refusals.communityForbidden
}

/** Refuses a post whose community is archived: nothing changes there. */
export function checkInUse(call: Call, { communityId }: PostState): void {
  const community = call.var.world.data.communities.get(communityId)
  allowed(!community?.archived, refusals.communityArchived)
}

/** Refuses a community that is not there or closed to the person. */
export function checkCommunity(call: Call, communityId: string): void {
  const community = found(call.var.world.data.communities.get(communityId), refusals.communityNotFound)
  allowed(mayRead(community, call.var.viewer), refusals.communityForbidden)
}

function like(call: Call, liked: boolean) {
  const post = readablePost(call)
  checkInUse(call, post)
  setPostLike(post, call.var.viewer.id, liked)
  return call.json<Schemas['PostLike']>({ likedByMe: liked, likesCount: post.likedBy.size })
}

function bookmark(call: Call, bookmarked: boolean) {
  const { world, viewer } = call.var
  const { bookmarkedPostIds } = personalOf(world.data, viewer.id)
  // What is gone meanwhile can still be taken out.
  const isTakenOut = !bookmarked && bookmarkedPostIds.delete(call.req.param('postId') ?? '')
  if (!isTakenOut) {
    const post = readablePost(call)
    if (bookmarked && !bookmarkedPostIds.has(post.id)) bookmarkedPostIds.set(post.id, world.clock.now())
  }
  return call.json<Schemas['PostBookmark']>({ bookmarkedByMe: bookmarked })
}
