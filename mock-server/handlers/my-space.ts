import { markNotificationsRead } from '../actions/notify.ts'
import type { Schemas } from '../schemas.ts'
import { personalOf } from '../state/data.ts'
import { collectionsFor } from '../views/collections.ts'
import {
  favouriteView,
  mentionsOf,
  mentionView,
  navigationCounts,
  positionIn,
  visitMs,
  waitingCounts,
  waitingItems,
} from '../views/waiting.ts'
import { fits } from './fits.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { found, invalid, refusals } from './refusals.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'

const base = '/internal/v2/communication'

/** What waits for a person, who mentioned them, what they saved, and where they stopped. */
export function mySpaceRoutes(app: PortalApp): void {
  app.get('/internal/v2/navigation/counts', (call) => {
    const { world, viewer } = call.var
    return call.json<Schemas['NavigationCounts']>(navigationCounts(world.data, viewer, world.clock.now()))
  })

  app.get(`${base}/waiting`, (call) => {
    const { world, viewer } = call.var
    const all = waitingItems(world.data, viewer, world.clock.now())
    const kinds = call.req.queries('kind') ?? []
    const items = kinds.length === 0 ? all : all.filter(({ kind }) => kinds.includes(kind))
    const page = pageOf(call, 'waiting', items)
    return call.json<Schemas['WaitingPage']>({
      items: page.entries,
      counts: waitingCounts(all),
      totalCount: items.length,
      nextPageToken: page.nextPageToken,
    })
  })

  app.get(`${base}/mentions`, (call) => {
    const { world, viewer } = call.var
    const all = mentionsOf(world.data, viewer)
    const unread = all.filter(({ entry }) => !entry.read)
    const listed = call.req.query('filter') === 'unread' ? unread : all
    const page = pageOf(call, 'mentions', listed)
    return call.json<Schemas['MentionPage']>({
      mentions: page.entries.map((stored) => mentionView(world.data, stored, viewer)),
      unreadCount: unread.length,
      totalCount: listed.length,
      nextPageToken: page.nextPageToken,
    })
  })

  app.put(`${base}/mentions/read`, async (call) => {
    const { world, viewer } = call.var
    const { ids = [], newestId } = await call.req.json<Schemas['MarkMentionsRead']>()
    const all = mentionsOf(world.data, viewer)
    const newest = all.findIndex(({ entry }) => entry.id === newestId)
    if (newestId !== undefined && newest < 0) {
      throw invalid('/newestId', 'unknown', 'is no mention of this person', 'mention-unknown')
    }
    const upTo = newestId === undefined ? [] : all.slice(newest)
    const read = all.filter((stored) => ids.includes(stored.entry.id) || upTo.includes(stored))
    markNotificationsRead(
      world,
      viewer.id,
      read.map(({ entry }) => entry.id),
    )
    const unreadCount = mentionsOf(world.data, viewer).filter(({ entry }) => !entry.read).length
    return call.json<Schemas['MentionsRead']>({ unreadCount })
  })

  app.get(`${base}/favourites`, (call) => {
    const { world, viewer } = call.var
    const { search = '', sort = 'saved' } = call.req.query()
    const all = savedPostIds(call).map((id) => favouriteView(world.data, id, viewer, world.clock.now()))
    const listed = all.filter(({ post }) => search === '' || (post !== null && fits(post.title, search)))
    const order = Object.hasOwn(orders, sort) ? orders[sort] : undefined
    if (order) listed.sort(order)
    const page = pageOf(call, 'favourites', listed)
    return call.json<Schemas['FavouritePage']>({
      favourites: page.entries,
      totalCount: listed.length,
      nextPageToken: page.nextPageToken,
    })
  })

  app.put(`${base}/feed-positions/:scope`, async (call) => {
    const { world, viewer } = call.var
    const { postId } = await call.req.json<Schemas['FeedPositionChange']>()
    readablePost(call, postId)
    const { feedVisits } = personalOf(world.data, viewer.id)
    const scope = call.req.param('scope')
    const now = world.clock.now()
    const visits = feedVisits.get(scope)
    const goesOn = visits !== undefined && now - visits.at <= visitMs
    const before = goesOn ? visits.before : visits && { postId: visits.postId, at: visits.at }
    feedVisits.set(scope, { postId, at: now, ...(before ? { before } : {}) })
    return call.json<Schemas['FeedPositionSaved']>({ position: positionIn(feedVisits.get(scope), now) })
  })
}

/** The last one saved first; a collection in the order of its owner. */
function savedPostIds(call: Call): string[] {
  const { world, viewer } = call.var
  const collectionId = call.req.query('collectionId')
  if (collectionId === undefined) return [...personalOf(world.data, viewer.id).bookmarkedPostIds].reverse()
  const owned = collectionsFor(world.data, viewer).find(({ state }) => state.id === collectionId)
  return found(owned, refusals.collectionNotFound).state.postIds
}

type Favourite = Schemas['Favourite']

/** What is gone has no title and no time, and comes last. */
const orders: Record<string, (one: Favourite, other: Favourite) => number> = {
  newest: (one, other) => (other.post?.createdAt ?? '').localeCompare(one.post?.createdAt ?? ''),
  title: (one, other) =>
    Number(one.gone) - Number(other.gone) || (one.post?.title ?? '').localeCompare(other.post?.title ?? ''),
}

function pageOf<Entry>(call: Call, name: string, all: Entry[]): { entries: Entry[]; nextPageToken: string | null } {
  const { pageSize, pageToken } = call.req.query()
  const from = pageToken === undefined ? 0 : readNumberToken(name, pageToken, 'pageToken')
  const size = pageSizeOf(pageSize)
  return {
    entries: all.slice(from, from + size),
    nextPageToken: from + size < all.length ? makeToken(name, from + size) : null,
  }
}
