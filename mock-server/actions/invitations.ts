import type { Schemas } from '../schemas.ts'
import { nextId, personById, type PostState } from '../state/data.ts'
import type { InvitationState } from '../state/invitations.ts'
import type { World } from '../state/world.ts'
import { mayRead } from '../views/communities.ts'
import { countsOf, invitationOf } from '../views/invitations.ts'
import { userSummary } from '../views/people.ts'
import { shortTitle } from '../views/posts.ts'
import { describe } from './describe.ts'
import { addNotification, notifyAbout, renewReaders } from './notify.ts'

/** How many people can be invited to one event. */
export const mostInvited = 5_000

/** Whom an invitation of these people would reach; those who are invited already are only counted. */
export type Invitees = { fresh: Fresh[]; already: number; cannotRead: string[] }
type Fresh = { personId: string; viaGroupId: string | null }

/** Sorts those who are asked for, each person once, also when several of the groups hold them. */
export function inviteesAmong(world: World, post: PostState, subjects: Schemas['Inviting']['invitees']): Invitees {
  const { data } = world
  const community = data.communities.get(post.communityId)
  const asked = new Map<string, Fresh>()
  for (const subject of subjects) {
    const viaGroupId = subject.type === 'group' ? subject.group.id : null
    const ids = subject.type === 'group' ? (data.groups.get(subject.group.id)?.memberIds ?? []) : [subject.user.id]
    for (const personId of ids) if (!asked.has(personId)) asked.set(personId, { personId, viaGroupId })
  }
  const invitees: Invitees = { fresh: [], already: 0, cannotRead: [] }
  for (const one of asked.values()) {
    const person = personById(data, one.personId)
    if (invitationOf(post, one.personId)) invitees.already += 1
    else if (!person || person.deleted || person.blocked || !mayRead(community, person))
      invitees.cannotRead.push(one.personId)
    else invitees.fresh.push(one)
  }
  return invitees
}

type AskedFor = Invitees & Pick<Schemas['Inviting'], 'kind' | 'duty'> & { by: string }

/** Invites people; staff and guests are told in different words. */
export function invite(world: World, post: PostState, { by, kind, duty = null, ...asked }: AskedFor) {
  const { data } = world
  const added = asked.fresh.map(({ personId, viaGroupId }) =>
    newInvitation(nextId(data, `inv-${post.number}-new`), personId, { viaGroupId, kind, duty }),
  )
  post.invitations = [...(post.invitations ?? []), ...added]
  for (const { personId } of added) tell(world, post, personId, { kind, by })
  renewReaders(world, post)
  return {
    added: added.length,
    already: asked.already,
    cannotRead: asked.cannotRead.map((id) => userSummary(data, id)),
    counts: countsOf(post),
  }
}

/** An invitation without an answer. */
export function newInvitation(
  id: string,
  personId: string,
  { viaGroupId, kind, duty }: Pick<InvitationState, 'viaGroupId' | 'kind' | 'duty'>,
): InvitationState {
  return { id, personId, viaGroupId, kind, duty, response: 'pending', note: null, respondedAt: null }
}

/** A reader comes to an open event without having been invited. */
export function joinEvent(world: World, post: PostState, personId: string): InvitationState {
  const id = nextId(world.data, `inv-${post.number}-new`)
  const invitation = newInvitation(id, personId, { viaGroupId: null, kind: 'guest', duty: null })
  post.invitations = [...(post.invitations ?? []), invitation]
  return invitation
}

/** Takes an answer in place of the one before; who accepts when the event is full, or others wait, waits too. */
export function answer(
  world: World,
  post: PostState,
  invitation: InvitationState,
  { response, note = null }: Schemas['InvitationAnswer'],
): void {
  const { accepted, waiting } = countsOf(post)
  const capacity = post.event?.capacity ?? null
  const full = capacity !== null && (accepted >= capacity || waiting > 0)
  const hasPlace = invitation.response === 'accepted' || invitation.response === 'waiting'
  invitation.note = note
  // To say yes once more, with another note, costs nobody the place among those who wait.
  if (response !== 'accepted' || !hasPlace) {
    invitation.response = response === 'accepted' && full ? 'waiting' : response
    invitation.respondedAt = world.clock.now()
  }
  renewReaders(world, post)
}

/** Changes what the organiser knows better, who may accept beyond the capacity. */
export function changeInvitation(
  world: World,
  post: PostState,
  invitation: InvitationState,
  { kind, duty, response }: Schemas['InvitationChange'],
): void {
  if (kind !== undefined) invitation.kind = kind
  if (duty !== undefined) invitation.duty = duty
  if (response !== undefined) {
    invitation.response = response
    invitation.respondedAt = response === 'pending' ? null : world.clock.now()
  }
  renewReaders(world, post)
}

/** Takes an invitation back. */
export function removeInvitation(world: World, post: PostState, invitation: InvitationState): void {
  post.invitations = post.invitations?.filter((candidate) => candidate !== invitation) ?? []
  renewReaders(world, post)
}

function tell(world: World, post: PostState, personId: string, { kind, by }: { kind: string; by: string }): void {
  const occasion = { by: [by], at: world.clock.now(), post }
  if (kind === 'staff') return notifyAbout(world, 'event-staff-invitation', [personId], occasion)
  if (personId === by || !world.data.people.get(personId)?.account) return
  // An invitation belongs to no workspace, as a sub-activity does.
  const { typeId, authorUsers, post: about, community } = describe(world.data, 'activity-assigned', occasion)
  addNotification(world, personId, {
    typeId,
    authorUsers,
    ...(about && { post: about }),
    ...(community && { community }),
    title: `You are invited: ${shortTitle(post)}`,
    routerLink: `/post/${post.id}/invitations`,
  })
}
