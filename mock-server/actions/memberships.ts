import type { Community } from '../content/communities.ts'
import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { personalOf } from '../state/data.ts'
import type { World } from '../state/world.ts'
import { belongsTo, communitySummary, mayRead, moderates } from '../views/communities.ts'
import { userSummary } from '../views/people.ts'
import { peopleOf } from '../views/planning.ts'
import { addNotification } from './notify.ts'

/** Joins an open community, accepts an invitation, or asks to join; moderators hear of a request. */
export function join(world: World, community: Community, person: Person, message: string | undefined): void {
  const at = world.clock.now()
  const invited = community.memberships?.get(person.id)?.state === 'invited'
  if (!invited && community.joining === 'request') {
    community.memberships?.set(person.id, { state: 'requested', source: 'request', message, at, requestedAt: at })
    const moderators = [...world.data.people.values()].filter((other) => moderates(world.data, community, other))
    for (const { id } of moderators)
      tell(world, id, {
        typeId: 'activity-assigned',
        by: person,
        community,
        title: `${nameOf(person)} asks to join ${community.name}`,
        routerLink: `/community/${community.id}/members?state=requested`,
      })
    return
  }
  community.memberships?.set(person.id, { state: 'member', source: invited ? 'invitation' : 'self', at })
  personalOf(world.data, person.id).followedCommunityIds.add(community.id)
}

/** Leaves, withdraws a request, or declines an invitation. */
export function leave(world: World, community: Community, person: Person): void {
  const at = world.clock.now()
  if (belongsTo(community, person)) community.memberships?.set(person.id, { state: 'left', source: 'self', at })
  else if (community.memberships?.get(person.id)?.state !== 'declined') community.memberships?.delete(person.id)
  if (!mayRead(community, person)) personalOf(world.data, person.id).followedCommunityIds.delete(community.id)
}

/** Lets somebody in who asked. */
export function accept(world: World, community: Community, person: Person, by: Person): void {
  const before = community.memberships?.get(person.id)
  const at = world.clock.now()
  community.memberships?.set(person.id, { ...before, state: 'member', source: 'request', at })
  personalOf(world.data, person.id).followedCommunityIds.add(community.id)
  tellDecision(world, community, person, by, `You are a member of ${community.name} now`)
}

/** Lets somebody who asked stay outside. */
export function decline(
  world: World,
  community: Community,
  person: Person,
  by: Person,
  reason: string | undefined,
): void {
  community.memberships?.set(person.id, { state: 'declined', source: 'request', at: world.clock.now() })
  const because = reason === undefined ? '' : `: ${reason}`
  tellDecision(world, community, person, by, `Your request to join ${community.name} was declined${because}`)
}

/** Takes somebody out, or takes an invitation back; who does not belong any more is not told again. */
export function removeMember(world: World, community: Community, person: Person, by: Person): void {
  const { memberships } = community
  const before = memberships?.get(person.id)
  if (!belongsTo(community, person)) {
    if (before?.state === 'invited') memberships?.delete(person.id)
    return
  }
  memberships?.set(person.id, { state: 'left', source: 'self', at: world.clock.now(), removed: { before } })
  if (!mayRead(community, person)) personalOf(world.data, person.id).followedCommunityIds.delete(community.id)
  if (person.id !== by.id) tellDecision(world, community, person, by, `You are no longer a member of ${community.name}`)
}

/** Brings back somebody who was taken out, as they stood before. */
export function restoreMember(world: World, community: Community, person: Person, by: Person): void {
  const before = community.memberships?.get(person.id)?.removed?.before
  if (before) community.memberships?.set(person.id, before)
  else community.memberships?.delete(person.id)
  personalOf(world.data, person.id).followedCommunityIds.add(community.id)
  tellDecision(world, community, person, by, `You are a member of ${community.name} again`)
}

/** Lets a member moderate, or moderate no more, and tells them; nothing happens where it is so already. */
export function setRole(
  world: World,
  community: Community,
  person: Person,
  role: Schemas['Membership']['role'],
  by: Person,
): void {
  if (moderates(world.data, community, person) === (role === 'moderator')) return
  community.roles?.set(person.id, role)
  if (person.id === by.id) return
  const news = role === 'moderator' ? 'You moderate' : 'You no longer moderate'
  tellDecision(world, community, person, by, `${news} ${community.name}`)
}

/** Invites people, each once; who has asked is let in. */
export function inviteMembers(
  world: World,
  community: Community,
  invitees: readonly Schemas['Assignee'][],
  by: Person,
): Schemas['InvitedMembers'] {
  const result = { added: 0, already: 0 }
  for (const personId of new Set(invitees.flatMap((subject) => peopleOf(world.data, subject)))) {
    const person = world.data.people.get(personId)
    if (!person || person.deleted) continue
    const state = community.memberships?.get(personId)?.state
    if (state === 'invited' || belongsTo(community, person)) {
      result.already += 1
      continue
    }
    result.added += 1
    if (state === 'requested') {
      accept(world, community, person, by)
      continue
    }
    const at = world.clock.now()
    community.memberships?.set(personId, { state: 'invited', source: 'invitation', at, invitedBy: by.id })
    tell(world, personId, {
      typeId: 'activity-assigned',
      by,
      community,
      title: `${nameOf(by)} invites you to join ${community.name}`,
      routerLink: `/community/${community.id}`,
    })
  }
  return result
}

function tellDecision(world: World, community: Community, person: Person, by: Person, title: string): void {
  tell(world, person.id, { typeId: 'activity-edit', by, community, title, routerLink: `/community/${community.id}` })
}

type News = { typeId: string; by: Person; community: Community; title: string; routerLink: string }

function tell(world: World, personId: string, { typeId, by, community, title, routerLink }: News): void {
  if (!world.data.people.get(personId)?.account) return
  addNotification(world, personId, {
    typeId,
    authorUsers: [userSummary(world.data, by.id)],
    community: communitySummary(world.data, community.id),
    title,
    routerLink,
  })
}

function nameOf({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`
}
