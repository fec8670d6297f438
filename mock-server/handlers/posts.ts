import { setPostLike, touchPost } from '../actions/posts.ts'
import { isUnpublished } from '../actions/publishing.ts'
import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { personalOf, type PersonalState, type PostState, type WorldData } from '../state/data.ts'
import { day } from '../state/times.ts'
import { waitsFor } from '../views/acknowledgements.ts'
import { belongsTo, mayRead } from '../views/communities.ts'
import { postSummary, postView, standingComments } from '../views/posts.ts'
import { isSelected, mayReadPost } from '../views/reading.ts'
import { positionIn } from '../views/waiting.ts'
import { fits } from './fits.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { found, invalid, Refusal, refusals } from './refusals.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'

type Filter = (post: PostState, personal: PersonalState, data: WorldData, viewer: Person, now: number) => boolean

/** The lists of the feed. */
const filters: Record<string, Filter> = {
  latest: ({ archived }) => !archived,
  followed: ({ archived, authorId, hashtagIds }, { followedUserIds, followedHashtagIds }) =>
    !archived && (followedUserIds.has(authorId) || hashtagIds.some((id) => followedHashtagIds.has(id))),
  unread: ({ archived, id }, { readPostIds }) => !archived && !readPostIds.has(id),
  archive: ({ archived }) => archived,
  'to-acknowledge': (post, _, data, viewer) => waitsFor(data, post, viewer),
  unanswered: ({ archived, createdAt, comments, authorId }, _personal, _data, _viewer, now) =>
    !archived &&
    now - createdAt >= day &&
    now - createdAt <= 30 * day &&
    !comments.some((comment) => !comment.deleted && comment.authorId !== authorId),
}

/** The orders that a list can have beside the newest first. */
const orders: Record<string, (one: PostState, other: PostState) => number> = {
  oldest: (one, other) => one.order - other.order,
  title: (one, other) => one.title.localeCompare(other.title),
  comments: (one, other) => standingComments(other) - standingComments(one) || other.order - one.order,
}

/** The feed, a post, and what a reader does with it. */
export function postsRoutes(app: PortalApp): void {
  app.get('/internal/v2/communication/posts', (call) => {
    const { world, viewer } = call.var
    const { filter: name = 'latest', communityId, sort = 'newest', pageSize, pageToken } = call.req.query()
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined
    if (!filter) throw invalid('/query/filter', 'enum', `must be one of ${Object.keys(filters).join(', ')}`)
    if (communityId !== undefined) checkCommunity(call, communityId)
    const size = pageSizeOf(pageSize)
    const personal = personalOf(world.data, viewer.id)
    const now = world.clock.now()
    const wanted = wishesOf(call)
    const posts = world.data.feed.filter(
      (post) =>
        wanted(post) && filter(post, personal, world.data, viewer, now) && mayReadPost(world.data, post, viewer),
    )
    const from = placeIn(posts, sort, pageToken)
    const shown = posts.slice(from, from + size)
    const more = from + size < posts.length
    const last = shown.at(-1)
    // The newest first go on below the last post, whatever came above it; other orders by counting.
    const token = sort === 'newest' ? last && makeToken('posts', last.order) : makeToken(`posts-${sort}`, from + size)
    return call.json<Schemas['PostPage']>({
      posts: shown.map((post) => postSummary(world.data, post, viewer, now)),
      nextPageToken: more && token !== undefined ? token : null,
      ...((communityId !== undefined || call.req.query('authorId') !== undefined) && { totalCount: posts.length }),
      ...(pageToken === undefined && sort === 'newest' && { newestId: posts[0]?.id ?? null }),
      ...(pageToken === undefined &&
        name === 'latest' &&
        communityId === undefined && { position: positionIn(personal.feedVisits.get('dashboard'), now) }),
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

/** What else the query asks of a post. */
function wishesOf(call: Call): (post: PostState) => boolean {
  const { world, viewer } = call.var
  const { scope, communityId: wanted, authorId, stateId, year, search = '' } = call.req.query()
  const hashtagIds = call.req.queries('hashtagId') ?? []
  const { followedCommunityIds } = personalOf(world.data, viewer.id)
  const isMine = ({ communityId }: PostState) => {
    const community = world.data.communities.get(communityId)
    return followedCommunityIds.has(communityId) || (community !== undefined && belongsTo(community, viewer))
  }
  return (post) =>
    (scope !== 'mine' || isMine(post)) &&
    (wanted === undefined || post.communityId === wanted) &&
    (authorId === undefined || post.authorId === authorId) &&
    (stateId === undefined || post.workflowState?.id === stateId) &&
    (hashtagIds.length === 0 || post.hashtagIds.some((id) => hashtagIds.includes(id))) &&
    (year === undefined || new Date(post.createdAt).getUTCFullYear() === Number(year)) &&
    (search === '' || fits(`${post.number} ${post.title}`, search))
}

/** Puts the posts into their order, and finds where the page begins. */
function placeIn(posts: PostState[], sort: string, pageToken: string | undefined): number {
  const order = Object.hasOwn(orders, sort) ? orders[sort] : undefined
  if (order) posts.sort(order)
  if (pageToken === undefined) return 0
  if (order) return readNumberToken(`posts-${sort}`, pageToken, 'pageToken')
  const before = readNumberToken('posts', pageToken, 'pageToken')
  const first = posts.findIndex((post) => post.order < before)
  return first < 0 ? posts.length : first
}

/** The post that the path names, if the person may read it. */
export function readablePost(call: Call, id = call.req.param('postId') ?? ''): PostState {
  const { world, viewer } = call.var
  const post = found(world.data.posts.get(id), refusals.postNotFound)
  // What was never published does not exist for others.
  if (isUnpublished(post) && post.authorId !== viewer.id) throw new Refusal(refusals.postNotFound)
  if (!mayRead(world.data.communities.get(post.communityId), viewer)) throw new Refusal(refusals.communityForbidden)
  if (!isSelected(world.data, post, viewer)) throw new Refusal(refusals.postForbidden)
  return post
}

function checkCommunity(call: Call, communityId: string): void {
  const community = found(call.var.world.data.communities.get(communityId), refusals.communityNotFound)
  if (!mayRead(community, call.var.viewer)) throw new Refusal(refusals.communityForbidden)
}

function like(call: Call, liked: boolean) {
  const post = readablePost(call)
  setPostLike(post, call.var.viewer.id, liked)
  return call.json<Schemas['PostLike']>({ likedByMe: liked, likesCount: post.likedBy.size })
}

function bookmark(call: Call, bookmarked: boolean) {
  const { world, viewer } = call.var
  const { bookmarkedPostIds, bookmarkedAt } = personalOf(world.data, viewer.id)
  const postId = call.req.param('postId') ?? ''
  // What is gone since can still be taken from the favourites.
  if (bookmarked || !bookmarkedPostIds.has(postId)) readablePost(call)
  if (bookmarked && !bookmarkedPostIds.has(postId)) bookmarkedAt.set(postId, world.clock.now())
  if (bookmarked) bookmarkedPostIds.add(postId)
  else bookmarkedPostIds.delete(postId)
  return call.json<Schemas['PostBookmark']>({ bookmarkedByMe: bookmarked })
}
