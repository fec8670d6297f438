import type { Schemas } from '../schemas.ts'
import { type EventAhead, eventsAhead } from '../views/community-parts.ts'
import { postSummary } from '../views/posts.ts'
import { navigationCounts, waitingCounts, waitingFor, waitingItem, type Waiting } from '../views/waiting.ts'
import { falling, filtered, orderBy, paged, rising, sorted } from './lists.ts'
import type { PortalApp } from './portal-app.ts'
import { checkCommunity } from './posts.ts'

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

/** What waits for a person, and what comes next. */
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
}
