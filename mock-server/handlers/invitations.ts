import {
  answer,
  changeInvitation,
  invite,
  inviteesAmong,
  joinEvent,
  mostInvited,
  removeInvitation,
} from '../actions/invitations.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState } from '../state/data.ts'
import type { InvitationState } from '../state/invitations.ts'
import { calendarFile } from '../views/calendar-file.ts'
import { answersClosed, countsOf, invitationOf, invitationView, mayInvite } from '../views/invitations.ts'
import { fits } from './fits.ts'
import { filtered, orderBy, paged, rising, sorted } from './lists.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { allowed, found, invalid, Refusal, refusals } from './refusals.ts'

const post = '/internal/v2/communication/posts/:postId'
const base = `${post}/invitations`

/** Invitations to the event of a post, and the event for a calendar. */
export function invitationsRoutes(app: PortalApp): void {
  app.get(base, (call) => call.json<Schemas['InvitationPage']>(invitationPage(call)))

  app.post(base, async (call) => {
    const { world, viewer } = call.var
    const state = organisedPost(call)
    const { invitees, kind, duty = null } = await call.req.json<Schemas['Inviting']>()
    const asked = inviteesAmong(world, state, invitees)
    if (asked.fresh.length + (state.invitations?.length ?? 0) > mostInvited)
      throw invalid('/invitees', 'max-items', `must come to at most ${mostInvited} people`, 'too-many-invitees')
    return call.json<Schemas['InvitedPeople']>(invite(world, state, { ...asked, kind, duty, by: viewer.id }))
  })

  app.put(`${base}/mine`, async (call) => {
    const { world, viewer } = call.var
    const { state, event } = eventPost(call)
    const body = await call.req.json<Schemas['InvitationAnswer']>()
    allowed(invitationOf(state, viewer.id) !== undefined || event.openToReaders === true, refusals.notInvited)
    const closed = answersClosed(state, world.clock.now())
    if (closed) throw new Refusal(closed === 'over' ? refusals.eventOver : refusals.responsesClosed)
    const invitation = invitationOf(state, viewer.id) ?? joinEvent(world, state, viewer.id)
    answer(world, state, invitation, body)
    return call.json<Schemas['InvitationAnswered']>({
      invitation: invitationView(world.data, state, invitation),
      counts: countsOf(state),
    })
  })

  app.patch(`${base}/:invitationId`, async (call) => {
    const { world } = call.var
    const { state, invitation } = organisedInvitation(call)
    changeInvitation(world, state, invitation, await call.req.json<Schemas['InvitationChange']>())
    return call.json<Schemas['Invitation']>(invitationView(world.data, state, invitation))
  })

  app.delete(`${base}/:invitationId`, (call) => {
    const { state, invitation } = organisedInvitation(call)
    removeInvitation(call.var.world, state, invitation)
    return call.body(null, 204)
  })

  app.get(`${post}/calendar-file`, (call) => {
    const { state, event } = eventPost(call)
    return call.body(calendarFile(state, event, call.var.world.clock.now()), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${state.id}.ics"`,
    })
  })
}

const byName = orderBy(
  ({ id }: Schemas['Invitation']) => id,
  rising(({ invitee }) => invitee.fullName, new Intl.Collator('en')),
)

function invitationPage(call: Call): Schemas['InvitationPage'] {
  const { data } = call.var.world
  const { state } = eventPost(call)
  const search = call.req.query('search') ?? ''
  const answered = filtered(call, state.invitations ?? [], { response: ({ response }) => response })
  const invitations = answered
    .map((invitation) => invitationView(data, state, invitation))
    .filter(({ invitee }) => fits(invitee.fullName, search))
  const { page, nextPageToken } = paged(call, sorted(invitations, byName), { list: 'invitations', order: byName })
  return { invitations: page, counts: countsOf(state), nextPageToken }
}

function eventPost(call: Call): { state: PostState; event: Schemas['PostEvent'] } {
  const state = readablePost(call)
  return { state, event: found(state.event, refusals.eventNotFound) }
}

function organisedPost(call: Call): PostState {
  const { state } = eventPost(call)
  allowed(mayInvite(call.var.world.data, state, call.var.viewer), refusals.invitingForbidden)
  return state
}

/** What is not there is missing for everybody; what is there may be changed by those who may invite. */
function organisedInvitation(call: Call): { state: PostState; invitation: InvitationState } {
  const { invitations = [] } = eventPost(call).state
  const id = call.req.param('invitationId')
  const invitation = found(
    invitations.find((one) => one.id === id),
    refusals.invitationNotFound,
  )
  return { state: organisedPost(call), invitation }
}
