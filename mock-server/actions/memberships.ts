import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { CommunityState } from '../state/communities.ts'
import { personalOf } from '../state/data.ts'
import type { World } from '../state/world.ts'
import { belongsTo, communitySummary, mayRead, moderates } from '../views/communities.ts'
import { moderatorsOf } from '../views/memberships.ts'
import { userSummary } from '../views/people.ts'
import { peopleOf } from '../views/subjects.ts'
import { addNotification } from './notify.ts'

/** Joins an open community, accepts an invitation, or asks to join; moderators hear of a request. */
export function join(world: World, community: CommunityState, person: Person, message: string | undefined): void {
  const at = world.clock.now()
  const invited = community.memberships.get(person.id)?.state === 'invited'
  if (!invited && community.joining === 'request') return ask(world, community, person, message)
  community.memberships.set(person.id, { state: 'member', source: invited ? 'invitation' : 'self', at })
  personalOf(world.data, person.id).followedCommunityIds.add(community.id)
  renew(world, community)
  renewOwn(world, person)
}

function ask(world: World, community: CommunityState, person: Person, message: string | undefined): void {
  const at = world.clock.now()
  community.memberships.set(person.id, { state: 'requested', source: 'request', message, at, requestedAt: at })
  for (const { id } of moderatorsOf(world.data, community))
    tell(world, id, {
      typeId: 'activity-assigned',
      by: person,
      community,
      title: `${nameOf(person)} asks to join ${community.name}`,
      routerLink: `/community/${community.id}/members`,
    })
  renewOwn(world, person)
}

/** Follows a community, or follows it no more. */
export function setFollow(world: World, community: CommunityState, person: Person, on: boolean): void {
  const { followedCommunityIds } = personalOf(world.data, person.id)
  if (followedCommunityIds.has(community.id) === on) return
  if (on) followedCommunityIds.add(community.id)
  else followedCommunityIds.delete(community.id)
  renewOwn(world, person)
}

/** Leaves, withdraws a request, or declines an invitation. */
export function leave(world: World, community: CommunityState, person: Person): void {
  const at = world.clock.now()
  if (belongsTo(community, person)) community.memberships.set(person.id, { state: 'left', source: 'self', at })
  else if (community.memberships.get(person.id)?.state !== 'declined') community.memberships.delete(person.id)
  unfollowClosed(world, community, person)
  renew(world, community)
  renewOwn(world, person)
}

/** Lets somebody in who asked. */
export function accept(world: World, community: CommunityState, person: Person, by: Person): void {
  const before = community.memberships.get(person.id)
  const at = world.clock.now()
  community.memberships.set(person.id, { ...before, state: 'member', source: 'request', at })
  personalOf(world.data, person.id).followedCommunityIds.add(community.id)
  tellPerson(world, community, person, by, `You are a member of ${community.name} now`)
  renew(world, community)
}

/** Lets somebody who asked stay outside. */
export function decline(
  world: World,
  community: CommunityState,
  person: Person,
  by: Person,
  reason: string | undefined,
): void {
  community.memberships.set(person.id, { state: 'declined', source: 'request', at: world.clock.now() })
  const because = reason === undefined ? '' : `: ${reason}`
  tellPerson(world, community, person, by, `Your request to join ${community.name} was declined${because}`)
  renew(world, community)
}

/** Takes somebody out, or takes an invitation back; who does not belong any more is not told again. */
export function removeMember(world: World, community: CommunityState, person: Person, by: Person): void {
  const { memberships } = community
  const before = memberships.get(person.id)
  if (!belongsTo(community, person)) {
    if (before?.state !== 'invited') return
    memberships.delete(person.id)
    renewOwn(world, person)
    renew(world, community)
    return
  }
  memberships.set(person.id, { state: 'left', source: 'self', at: world.clock.now(), removed: { before } })
  unfollowClosed(world, community, person)
  tellPerson(world, community, person, by, `You are no longer a member of ${community.name}`)
  renew(world, community)
}

/** Brings back somebody who was taken out, as they stood before. */
export function restoreMember(world: World, community: CommunityState, person: Person, by: Person): void {
  const before = community.memberships.get(person.id)?.removed?.before
  if (before) community.memberships.set(person.id, before)
  else community.memberships.delete(person.id)
  tellPerson(world, community, person, by, `You are a member of ${community.name} again`)
  renew(world, community)
}

/** Lets a member moderate, or moderate no more, and tells them; nothing happens where it is so already. */
export function setRole(
  world: World,
  community: CommunityState,
  person: Person,
  role: Schemas['Membership']['role'],
  by: Person,
): void {
  if (moderates(world.data, community, person) === (role === 'moderator')) return
  community.roles.set(person.id, role)
  const news = role === 'moderator' ? 'You moderate' : 'You no longer moderate'
  tellPerson(world, community, person, by, `${news} ${community.name}`)
  renew(world, community)
}

/** Invites people, each once; who has asked is let in. */
export function inviteMembers(
  world: World,
  community: CommunityState,
  invitees: readonly Schemas['Assignee'][],
  by: Person,
): Schemas['InvitedMembers'] {
  const people = [...new Set(invitees.flatMap((subject) => peopleOf(world.data, subject)))]
    .flatMap((id) => world.data.people.get(id) ?? [])
    .filter(({ deleted, blocked }) => !deleted && !blocked)
  const added = people.filter((person) => invite(world, community, person, by)).length
  if (added > 0) renew(world, community)
  return { added, already: people.length - added }
}

/** Whether something has changed for the person. */
function invite(world: World, community: CommunityState, person: Person, by: Person): boolean {
  const state = community.memberships.get(person.id)?.state
  if (state === 'invited' || belongsTo(community, person)) return false
  if (state === 'requested') {
    accept(world, community, person, by)
    return true
  }
  const at = world.clock.now()
  community.memberships.set(person.id, { state: 'invited', source: 'invitation', at, invitedBy: by.id })
  tell(world, person.id, {
    typeId: 'activity-assigned',
    by,
    community,
    title: `${nameOf(by)} invites you to join ${community.name}`,
    routerLink: `/community/${community.id}`,
  })
  return true
}

/** Who cannot read a community any more does not follow it either. */
function unfollowClosed({ data }: World, community: CommunityState, person: Person): void {
  if (!mayRead(community, person)) personalOf(data, person.id).followedCommunityIds.delete(community.id)
}

/** The windows of those who decide, whoever of them it was, ask anew who belongs, asks and is invited. */
function renew({ data, events }: World, community: CommunityState): void {
  for (const { id, account } of moderatorsOf(data, community))
    if (account) events.emit('notifications-changed', { userId: id })
}

/** The person's own windows, this one and others, ask anew how they stand to it. */
function renewOwn({ events }: World, { id, account }: Person): void {
  if (account) events.emit('notifications-changed', { userId: id })
}

function tellPerson(world: World, community: CommunityState, person: Person, by: Person, title: string): void {
  if (person.id === by.id) return
  tell(world, person.id, { typeId: 'activity-edit', by, community, title, routerLink: `/community/${community.id}` })
}

type News = {
  typeId: 'activity-assigned' | 'activity-edit'
  by: Person
  community: CommunityState
  title: string
  routerLink: string
}

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
