import { acknowledge, remind } from '../actions/acknowledgements.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState } from '../state/data.ts'
import {
  acknowledgementView,
  countsOf,
  isAsked,
  isOverdue,
  maySeeAcknowledgements,
  standingOf,
  standingsOf,
} from '../views/acknowledgements.ts'
import { publicationOf } from '../views/publication.ts'
import { fits } from './fits.ts'
import { orderBy, paged, rising, sorted } from './lists.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { allowed, found, invalid, Refusal, refusals } from './refusals.ts'

const base = '/internal/v2/communication/posts/:postId/acknowledgements'

const byName = orderBy<Schemas['Acknowledgement']>(
  ({ user }) => user.id,
  rising(({ user }) => user.fullName, new Intl.Collator('en')),
)

/** Proving that a post was read. */
export function acknowledgementsRoutes(app: PortalApp): void {
  app.put(`${base}/mine`, async (call) => {
    const { world, viewer } = call.var
    const post = readablePost(call)
    const { revision } = await call.req.json<Schemas['Acknowledging']>()
    const asked = found(post.acknowledgement, refusals.acknowledgementClosed)
    const open = isAsked(world.data, post, viewer) && publicationOf(post).state === 'published'
    allowed(open, refusals.acknowledgementClosed)
    if (revision < asked.revision) {
      const { acknowledgement: current } = acknowledgementView(world.data, post, viewer, world.clock.now())
      throw new Refusal({ ...refusals.revisionOutdated, ...(current ? { current } : {}) })
    }
    if (revision > (post.revision ?? 1)) throw invalid('/revision', 'maximum', 'must be one that was published')
    acknowledge(world, post, viewer.id, revision)
    return call.json<Schemas['Acknowledgement']>(standingOf(world.data, post, viewer.id))
  })

  app.get(base, (call) => {
    const { world } = call.var
    const now = world.clock.now()
    const post = overseenPost(call)
    const { state, search = '' } = call.req.query()
    const wanted = standingsOf(world.data, post).filter(
      (standing) =>
        fits(standing.user.fullName, search) &&
        (!state || (state === 'overdue' ? isOverdue(standing, now) : standing.state === state)),
    )
    const { page, nextPageToken } = paged(call, sorted(wanted, byName), { list: 'acknowledgements', order: byName })
    const counts = countsOf(world.data, post, now)
    return call.json<Schemas['AcknowledgementPage']>({ acknowledgements: page, counts, nextPageToken })
  })

  app.post(`${base}/reminders`, async (call) => {
    const { world, viewer } = call.var
    const post = overseenPost(call)
    const { userIds } = await call.req.json<Schemas['AcknowledgementReminder']>()
    const { missing, reminded } = remind(world, post, viewer.id, userIds)
    allowed(reminded.length > 0 || missing.length === 0, refusals.reminderTooEarly)
    return call.json<Schemas['RemindersSent']>({ count: reminded.length })
  })
}

function overseenPost(call: Call): PostState {
  const post = readablePost(call)
  allowed(maySeeAcknowledgements(call.var.world.data, post, call.var.viewer), refusals.acknowledgementsForbidden)
  return post
}
