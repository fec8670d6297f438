import {
  accept,
  decline,
  inviteMembers,
  join,
  leave,
  removeMember,
  restoreMember,
  setFollow,
  setRole,
} from '../actions/memberships.ts'
import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { CommunityState } from '../state/communities.ts'
import { day, hour } from '../state/times.ts'
import { belongsTo, mayManage, membersOf, moderates } from '../views/communities.ts'
import { isLastModerator, joiningRefusal, leavingRefusal, membershipView } from '../views/memberships.ts'
import { answerCommunity, communitiesPath, knownCommunity, readableCommunity } from './communities.ts'
import { fits } from './fits.ts'
import { filtered, orderBy, paged, rising, sorted } from './lists.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { allowed, found, Refusal, refusals } from './refusals.ts'

const one = `${communitiesPath}/:communityId`

/** Who was declined may ask again after this time. */
const restMs = 7 * day

/** For so long a removal can be taken back. */
const restorableMs = hour

const moderatorsFirst = orderBy<Schemas['Membership']>(
  ({ user }) => user.id,
  rising(({ role }) => (role === 'moderator' ? 0 : 1)),
  rising(({ user }) => user.fullName, new Intl.Collator('en', { sensitivity: 'base' })),
)

/** Joining, following and leaving communities, and who belongs to them. */
export function communityMembersRoutes(app: PortalApp): void {
  app.put(`${one}/membership`, async (call) => {
    const { world, viewer } = call.var
    const community = knownCommunity(call)
    const { message, rulesRevision } = await call.req.json<Schemas['Joining']>()
    if (!belongsTo(community, viewer) && stateOf(community, viewer) !== 'requested') {
      checkJoining(call, community, rulesRevision)
      join(world, community, viewer, message)
    }
    return answerCommunity(call, community)
  })

  app.delete(`${one}/membership`, (call) => {
    const { world, viewer } = call.var
    const community = knownCommunity(call)
    const kept = leavingRefusal(world.data, community, viewer)
    allowed(kept !== 'assigned', refusals.membershipAssigned)
    allowed(kept !== 'last-moderator', refusals.lastModerator)
    leave(world, community, viewer)
    return call.body(null, 204)
  })

  app.put(`${one}/follow`, (call) => follow(call, true))
  app.delete(`${one}/follow`, (call) => follow(call, false))

  app.get(`${one}/members`, (call) => {
    const { data } = call.var.world
    const community = readableCommunity(call)
    const { state = 'member', search = '' } = call.req.query()
    const standing = peopleIn(call, community, state).flatMap((person) => membershipView(data, community, person) ?? [])
    const fitting = standing.filter(({ user }) => fits(user.fullName, search))
    const members = sorted(filtered(call, fitting, { role: ({ role }) => role }), moderatorsFirst)
    const { page, nextPageToken } = paged(call, members, { list: 'members', order: moderatorsFirst })
    return call.json<Schemas['MemberPage']>({
      memberships: page.map((membership) => asSeen(call, community, membership)),
      totalCount: members.length,
      nextPageToken,
    })
  })

  app.post(`${one}/invitations`, async (call) => {
    const { world, viewer } = call.var
    const community = decidedCommunity(call)
    const { invitees } = await call.req.json<Schemas['MemberInviting']>()
    return call.json<Schemas['InvitedMembers']>(inviteMembers(world, community, invitees, viewer))
  })

  app.patch(`${one}/members/:userId`, async (call) => {
    const { world, viewer } = call.var
    const { community, person } = memberOf(call)
    const { role } = await call.req.json<Schemas['MemberChange']>()
    if (isRestorable(call, community, person)) restoreMember(world, community, person, viewer)
    allowed(belongsTo(community, person), refusals.membershipNotFound)
    const isLast = role === 'member' && isLastModerator(world.data, community, person)
    allowed(!isLast, refusals.lastModerator)
    setRole(world, community, person, role, viewer)
    return answerMembership(call, community, person)
  })

  app.delete(`${one}/members/:userId`, (call) => {
    const { world, viewer } = call.var
    const { community, person } = memberOf(call)
    const kept = leavingRefusal(world.data, community, person)
    allowed(kept !== 'assigned', refusals.membershipAssigned)
    allowed(kept !== 'last-moderator', refusals.lastModerator)
    removeMember(world, community, person, viewer)
    return call.body(null, 204)
  })

  app.put(`${one}/members/:userId/decision`, async (call) => {
    const { world, viewer } = call.var
    const { community, person } = memberOf(call)
    const before = found(membershipView(world.data, community, person), refusals.membershipNotFound)
    if (before.state !== 'requested') throw new Refusal({ ...refusals.alreadyDecided, current: before })
    const decision = await call.req.json<Schemas['MembershipDecision']>()
    if (decision.accept) {
      accept(world, community, person, viewer)
      return answerMembership(call, community, person)
    }
    decline(world, community, person, viewer, decision.reason)
    return call.json<Schemas['Membership']>(before)
  })
}

function checkJoining(call: Call, community: CommunityState, rulesRevision: number | undefined): void {
  const { world, viewer } = call.var
  const closed = joiningRefusal(community, viewer)
  allowed(closed !== 'archived', refusals.communityArchived)
  allowed(closed === undefined, refusals.joiningClosed)
  allowed(rulesRevision === undefined || rulesRevision === community.rulesRevision, refusals.rulesChanged)
  const declinedAt = stateOf(community, viewer) === 'declined' ? (community.memberships.get(viewer.id)?.at ?? 0) : null
  allowed(declinedAt === null || world.clock.now() - declinedAt >= restMs, refusals.requestTooEarly)
}

function stateOf({ memberships }: CommunityState, { id }: Person) {
  return memberships.get(id)?.state
}

/** The community of the path, for those who decide who belongs. */
function decidedCommunity(call: Call): CommunityState {
  const community = readableCommunity(call)
  allowed(mayManage(call.var.world.data, community, call.var.viewer), refusals.membersForbidden)
  return community
}

/** The community and the person of the path, for those who decide who belongs. */
function memberOf(call: Call): { community: CommunityState; person: Person } {
  const { communities, people } = call.var.world.data
  // Whether both are there is said before whether the person may.
  found(communities.get(call.req.param('communityId') ?? ''), refusals.communityNotFound)
  const person = found(people.get(call.req.param('userId') ?? ''), refusals.membershipNotFound)
  return { community: decidedCommunity(call), person }
}

/** Whether a moderator took the person out so short a time ago that it can be taken back. */
function isRestorable(call: Call, { memberships }: CommunityState, person: Person): boolean {
  const { removed, at = 0 } = memberships.get(person.id) ?? {}
  return removed !== undefined && call.var.world.clock.now() - at < restorableMs
}

function answerMembership(call: Call, community: CommunityState, person: Person) {
  const membership = membershipView(call.var.world.data, community, person)
  return call.json<Schemas['Membership']>(found(membership, refusals.membershipNotFound))
}

function follow(call: Call, on: boolean) {
  const community = readableCommunity(call)
  setFollow(call.var.world, community, call.var.viewer, on)
  return call.json<Schemas['CommunityFollow']>({ follow: on })
}

/** People who stand to a community in this way; those who wait or are invited are for those who decide. */
function peopleIn(call: Call, community: CommunityState, state: string): Person[] {
  const { world, viewer } = call.var
  if (state === 'member') return membersOf(world.data, community)
  if (!moderates(world.data, community, viewer)) return []
  const standing = [...community.memberships].filter(([, membership]) => membership.state === state)
  return standing.flatMap(([id]) => world.data.people.get(id) ?? [])
}

/** What somebody said with a request is between them and those who decide. */
function asSeen(call: Call, community: CommunityState, membership: Schemas['Membership']): Schemas['Membership'] {
  const { world, viewer } = call.var
  const isTold = membership.user.id === viewer.id || moderates(world.data, community, viewer)
  return isTold ? membership : { ...membership, message: null }
}
