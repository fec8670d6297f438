import { markNotificationsRead } from '../actions/notify.ts'
import type { Schemas } from '../schemas.ts'
import { collectionsFor } from '../views/collections.ts'
import { type EventAhead, eventsAhead } from '../views/community-parts.ts'
import { favouritesOf, favouriteView, type Kept } from '../views/favourites.ts'
import { type Mentioning, mentionsOf, mentionView, unreadMentions } from '../views/mentions.ts'
import { postSummary } from '../views/posts.ts'
import { navigationCounts, waitingCounts, waitingFor, waitingItem, type Waiting } from '../views/waiting.ts'
import { fits } from './fits.ts'
import { falling, filtered, orderBy, orderNamed, paged, rising, sorted } from './lists.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { checkCommunity } from './posts.ts'
import { found, invalid, refusals } from './refusals.ts'

const mostPressing = orderBy<Waiting>(
  ({ id }) => id,
  rising(({ overdue }) => (overdue ? 0 : 1)),
  rising(({ dueAt }) => dueAt ?? Number.MAX_SAFE_INTEGER),
  falling(({ since }) => since),
)

const nextFirst = orderBy<EventAhead>(
  ({ post }) => post.id,
  rising(({ start }) => start),
)

const newestMention = orderBy<Mentioning>(
  ({ stored }) => stored.entry.id,
  falling(({ stored }) => stored.order),
)

const keptOrders = {
  saved: orderBy<Kept>(
    ({ id }) => id,
    falling(({ savedAt }) => savedAt),
  ),
  newest: orderBy<Kept>(
    ({ id }) => id,
    falling(({ post }) => post?.order ?? -1),
  ),
  title: orderBy<Kept>(
    ({ id }) => id,
    rising(({ post }) => (post ? 0 : 1)),
    rising(({ post }) => post?.title ?? '', new Intl.Collator('en')),
  ),
}

/** What waits for a person, what comes next, where they are mentioned and what they keep. */
export function mySpaceRoutes(app: PortalApp): void {
  app.get('/internal/v2/navigation/counts', (call) => {
    const { world, viewer } = call.var
    return call.json<Schemas['NavigationCounts']>(navigationCounts(world.data, viewer, world.clock.now()))
  })

  app.get('/internal/v2/communication/waiting', (call) => {
    const { world, viewer } = call.var
    const all = waitingFor(world.data, viewer, world.clock.now())
    const listed = sorted(filtered(call, all, { kind: ({ kind }) => kind }), mostPressing)
    const { page, nextPageToken } = paged(call, listed, { list: 'waiting', order: mostPressing })
    return call.json<Schemas['WaitingPage']>({
      items: page.map(waitingItem),
      counts: waitingCounts(all),
      totalCount: listed.length,
      nextPageToken,
    })
  })

  app.get('/internal/v2/communication/events', (call) => {
    const { world, viewer } = call.var
    const { communityId } = call.req.query()
    if (communityId !== undefined) checkCommunity(call, communityId)
    const now = world.clock.now()
    const ahead = filtered(call, eventsAhead(world.data, viewer, now), { communityId: ({ post }) => post.communityId })
    const { page, nextPageToken } = paged(call, sorted(ahead, nextFirst), { list: 'events', order: nextFirst })
    return call.json<Schemas['EventPage']>({
      events: page.map(({ post }) => postSummary(world.data, post, viewer, now)),
      totalCount: ahead.length,
      nextPageToken,
    })
  })
  app.get('/internal/v2/communication/mentions', (call) => {
    const { world, viewer } = call.var
    const all = mentionsOf(world.data, viewer)
    const listed = call.req.query('filter') === 'unread' ? all.filter(({ stored }) => !stored.entry.read) : all
    const { page, nextPageToken } = paged(call, listed, { list: 'mentions', order: newestMention })
    return call.json<Schemas['MentionPage']>({
      mentions: page.map((one) => mentionView(world.data, one, viewer)),
      unreadCount: unreadMentions(all),
      totalCount: listed.length,
      nextPageToken,
    })
  })

  app.put('/internal/v2/communication/mentions/read', async (call) => {
    const { world, viewer } = call.var
    markNotificationsRead(world, viewer.id, mentionsToRead(call, await call.req.json()))
    return call.json<Schemas['MentionsRead']>({ unreadCount: unreadMentions(mentionsOf(world.data, viewer)) })
  })

  app.get('/internal/v2/communication/favourites', (call) => {
    const { world, viewer } = call.var
    const { search = '', collectionId } = call.req.query()
    const order = orderNamed(call, keptOrders, 'saved')
    const inside = collectionId === undefined ? undefined : new Set(postIdsOf(call, collectionId))
    const listed = favouritesOf(world.data, viewer).filter(
      ({ id, post }) => (inside?.has(id) ?? true) && (search.trim() === '' || (post && fits(post.title, search))),
    )
    const { page, nextPageToken } = paged(call, sorted(listed, order), { list: 'favourites', order })
    return call.json<Schemas['FavouritePage']>({
      favourites: page.map((one) => favouriteView(world.data, one, viewer, world.clock.now())),
      totalCount: listed.length,
      nextPageToken,
    })
  })
}

/** The mentions that a request names, those up to a newest one included. */
function mentionsToRead(call: Call, { mentionIds, newestId }: Schemas['MentionsToRead']): string[] {
  const all = mentionsOf(call.var.world.data, call.var.viewer).map(({ stored }) => stored.entry.id)
  if (newestId === undefined) return all.filter((id) => mentionIds?.includes(id))
  const newest = all.indexOf(newestId)
  if (newest < 0) throw invalid('/newestId', 'unknown', 'is not a mention of this person', 'mention-unknown')
  return all.slice(newest)
}

function postIdsOf(call: Call, collectionId: string): readonly string[] {
  const readable = collectionsFor(call.var.world.data, call.var.viewer)
  return found(
    readable.find(({ id }) => id === collectionId),
    refusals.collectionNotFound,
  ).postIds
}
