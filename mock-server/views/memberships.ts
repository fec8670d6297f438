import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { CommunityState, MembershipState } from '../state/communities.ts'
import type { WorldData } from '../state/data.ts'
import { instant } from '../state/times.ts'
import { belongsTo, membersOf, moderates } from './communities.ts'
import { userSummary } from './people.ts'

/** Those who belong to a community and moderate it. */
export function moderatorsOf(data: WorldData, community: CommunityState): Person[] {
  return membersOf(data, community).filter((person) => moderates(data, community, person))
}

/** People who wait for an answer, the longest first. */
export function requestsOf({ memberships }: CommunityState): [personId: string, state: MembershipState][] {
  return [...memberships]
    .filter(([, { state }]) => state === 'requested')
    .sort(([, one], [, other]) => one.at - other.at)
}

/** How a person stands to a community, as the contract tells it; null for no way. */
export function membershipView(
  data: WorldData,
  community: CommunityState,
  person: Person,
): Schemas['Membership'] | null {
  const changed = community.memberships.get(person.id)
  const member = belongsTo(community, person)
  const state = member ? 'member' : changed?.state
  if (state !== 'member' && state !== 'requested' && state !== 'invited') return null
  const { requestedAt, invitedBy, message = null, source = 'organisation' } = changed ?? {}
  return {
    user: userSummary(data, person.id),
    state,
    role: moderates(data, community, person) ? 'moderator' : 'member',
    source,
    message,
    requestedAt: requestedAt === undefined ? null : instant(requestedAt),
    invitedBy: invitedBy === undefined ? null : userSummary(data, invitedBy),
    joinedAt: member && changed ? instant(changed.at) : null,
  }
}

/** Why a person cannot join, ask or accept; undefined where they can. */
export function joiningRefusal(
  { joining, memberships, archived }: CommunityState,
  person: Person,
): 'archived' | 'assigned' | 'joining-closed' | undefined {
  if (archived) return 'archived'
  if (memberships.get(person.id)?.state === 'invited') return undefined
  if (joining === 'assigned') return 'assigned'
  return joining === 'invitation' ? 'joining-closed' : undefined
}

/** Why a member cannot leave; undefined where they can. */
export function leavingRefusal(
  data: WorldData,
  community: CommunityState,
  person: Person,
): 'assigned' | 'last-moderator' | undefined {
  if (!belongsTo(community, person)) return undefined
  if (community.joining === 'assigned') return 'assigned'
  return isLastModerator(data, community, person) ? 'last-moderator' : undefined
}

/** Whether nobody else moderates a community. */
export function isLastModerator(data: WorldData, community: CommunityState, person: Person): boolean {
  const moderators = moderatorsOf(data, community)
  return moderators.length === 1 && moderators[0]?.id === person.id
}
