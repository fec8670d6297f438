import {
  accept,
  decline,
  inviteMembers,
  join,
  leave,
  removeMember,
  restoreMember,
  setRole,
} from '../actions/memberships.ts'
import type { Community } from '../content/communities.ts'
import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { personalOf } from '../state/data.ts'
import { day, hour } from '../state/times.ts'
import {
  belongsTo,
  communityInFull,
  decides,
  joiningRefusal,
  leavingRefusal,
  mayRead,
  membershipView,
  membersOf,
  moderatorsOf,
} from '../views/communities.ts'
import { fits } from './fits.ts'
import { knownCommunity } from './communities.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { found, Refusal, refusals } from './refusals.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'

const one = '/internal/v2/communication/communities/:communityId'

/** Who was declined may ask again after this time. */
const restMs = 7 * day

/** For so long a removal can be taken back. */
const restorableMs = hour

/** Joining, following and leaving communities, and who belongs to them. */
export function communityMembersRoutes(app: PortalApp): void {
  app.put(`${one}/membership`, async (call) => {
    const { world, viewer } = call.var
    const community = knownCommunity(call)
    const { message, rulesRevision } = await call.req.json<Schemas['Joining']>()
    const { state, at = 0 } = community.memberships?.get(viewer.id) ?? {}
    if (!belongsTo(community, viewer) && state !== 'requested') {
      const why = joiningRefusal(community, viewer)
      if (why !== undefined) throw new Refusal(why === 'archived' ? refusals.communityArchived : refusals.joiningClosed)
      if (rulesRevision !== undefined && rulesRevision !== (community.rulesRevision ?? 1))
        throw new Refusal(refusals.rulesChanged)
      if (state === 'declined' && world.clock.now() - at < restMs) throw new Refusal(refusals.requestTooEarly)
      join(world, community, viewer, message)
    }
    return call.json<Schemas['Community']>(communityInFull(world.data, community, viewer, world.clock.now()))
  })

  app.delete(`${one}/membership`, (call) => {
    const { world, viewer } = call.var
    const community = knownCommunity(call)
    const refusal = leavingRefusal(world.data, community, viewer)
    if (refusal) throw new Refusal(refusals[refusal])
    leave(world, community, viewer)
    return call.body(null, 204)
  })

  app.put(`${one}/follow`, (call) => follow(call, true))
  app.delete(`${one}/follow`, (call) => follow(call, false))

  app.get(`${one}/members`, (call) => {
    const { data } = call.var.world
    const community = readableCommunity(call)
    const { state = 'member', role, search = '', pageSize, pageToken } = call.req.query()
    const isModerator = ({ role: has }: Schemas['Membership']) => Number(has === 'moderator')
    const members = peopleOf(call, community, state)
      .flatMap((person) => membershipView(data, community, person) ?? [])
      .filter((membership) => role === undefined || membership.role === role)
      .filter(({ user }) => fits(user.fullName, search))
      .map((membership) => withoutMessage(call, community, membership))
      .sort(
        (first, second) =>
          isModerator(second) - isModerator(first) || first.user.fullName.localeCompare(second.user.fullName),
      )
    const from = pageToken === undefined ? 0 : readNumberToken('members', pageToken, 'pageToken')
    const size = pageSizeOf(pageSize)
    return call.json<Schemas['MemberPage']>({
      memberships: members.slice(from, from + size),
      totalCount: members.length,
      nextPageToken: from + size < members.length ? makeToken('members', from + size) : null,
    })
  })

  app.post(`${one}/invitations`, async (call) => {
    const { world, viewer } = call.var
    const community = readableCommunity(call)
    if (!decides(world.data, community, viewer)) throw new Refusal(refusals.membersForbidden)
    const { invitees } = await call.req.json<Schemas['MemberInviting']>()
    return call.json<Schemas['InvitedMembers']>(inviteMembers(world, community, invitees, viewer))
  })

  app.patch(`${one}/members/:userId`, async (call) => {
    const { world, viewer } = call.var
    const { community, person } = memberOf(call)
    const { role } = await call.req.json<Schemas['MemberChange']>()
    const removed = community.memberships?.get(person.id)
    if (removed?.removed && world.clock.now() - removed.at < restorableMs) {
      restoreMember(world, community, person, viewer)
      setRole(world, community, person, role, viewer)
    } else if (!belongsTo(community, person)) throw new Refusal(refusals.membershipNotFound)
    else if (role === 'member' && isLastModerator(call, community, person)) throw new Refusal(refusals.lastModerator)
    else setRole(world, community, person, role, viewer)
    const view = found(membershipView(world.data, community, person), refusals.membershipNotFound)
    return call.json<Schemas['Membership']>(view)
  })

  app.delete(`${one}/members/:userId`, (call) => {
    const { world, viewer } = call.var
    const { community, person } = memberOf(call)
    if (belongsTo(community, person) && community.joining === 'assigned') throw new Refusal(refusals.membershipAssigned)
    if (isLastModerator(call, community, person)) throw new Refusal(refusals.lastModerator)
    removeMember(world, community, person, viewer)
    return call.body(null, 204)
  })

  app.put(`${one}/members/:userId/decision`, async (call) => {
    const { world, viewer } = call.var
    const community = readableCommunity(call)
    if (!decides(world.data, community, viewer)) throw new Refusal(refusals.membersForbidden)
    const person = found(world.data.people.get(call.req.param('userId')), refusals.membershipNotFound)
    const before = found(membershipView(world.data, community, person), refusals.membershipNotFound)
    if (before.state !== 'requested') throw new Refusal({ ...refusals.alreadyDecided, current: before })
    const { accept: accepted, reason } = await call.req.json<Schemas['MembershipDecision']>()
    if (accepted) accept(world, community, person, viewer)
    else decline(world, community, person, viewer, reason)
    return call.json<Schemas['Membership']>(membershipView(world.data, community, person) ?? before)
  })
}

/** The community that the path names, if the person may read what is in it. */
export function readableCommunity(call: Call): Community {
  const community = knownCommunity(call)
  if (!mayRead(community, call.var.viewer)) throw new Refusal(refusals.communityForbidden)
  return community
}

/** The person of the path, for those who decide who belongs. */
function memberOf(call: Call) {
  const { world, viewer } = call.var
  const community = readableCommunity(call)
  if (!decides(world.data, community, viewer)) throw new Refusal(refusals.membersForbidden)
  return {
    community,
    person: found(world.data.people.get(call.req.param('userId') ?? ''), refusals.membershipNotFound),
  }
}

function isLastModerator(call: Call, community: Community, person: Person): boolean {
  const moderators = moderatorsOf(call.var.world.data, community)
  return moderators.length === 1 && moderators[0]?.id === person.id
}

function follow(call: Call, on: boolean) {
  const community = readableCommunity(call)
  const { followedCommunityIds } = personalOf(call.var.world.data, call.var.viewer.id)
  if (on) followedCommunityIds.add(community.id)
  else followedCommunityIds.delete(community.id)
  return call.json<Schemas['CommunityFollow']>({ follow: on })
}

/** Those who wait or are invited are for those who decide. */
function peopleOf(call: Call, community: Community, state: string) {
  const { world, viewer } = call.var
  if (state === 'member') return membersOf(world.data, community)
  if (!decides(world.data, community, viewer)) return []
  const waiting = [...(community.memberships ?? [])].filter(([, membership]) => membership.state === state)
  return waiting.flatMap(([id]) => world.data.people.get(id) ?? [])
}

function withoutMessage(call: Call, community: Community, membership: Schemas['Membership']): Schemas['Membership'] {
  const { world, viewer } = call.var
  if (membership.user.id === viewer.id || decides(world.data, community, viewer)) return membership
  return { ...membership, message: null }
}
