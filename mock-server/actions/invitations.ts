import type { Schemas } from '../schemas.ts'
import { nextId, type PostState } from '../state/data.ts'
import type { InvitationState } from '../state/facets.ts'
import type { World } from '../state/world.ts'
import { countsOf, waitingIn } from '../views/invitations.ts'
import { userSummary } from '../views/people.ts'
import { peopleOf } from '../views/planning.ts'
import { shortTitle } from '../views/posts.ts'
import { mayReadPost } from '../views/reading.ts'
import { describe } from './describe.ts'
import { addNotification, notifyAbout } from './notify.ts'

type Invited = Omit<Schemas['InvitedPeople'], 'counts'>

/** Invites people, each once; staff and guests are told in different words. */
export function invite(world: World, post: PostState, { invitees, kind, duty }: Schemas['Inviting'], by: string) {
  const { data } = world
  const invitations = (post.facets?.invitations ?? []).slice()
  const result: Invited = { added: 0, already: 0, cannotRead: [] }
  for (const subject of invitees) {
    for (const personId of peopleOf(data, subject)) {
      const person = data.people.get(personId)
      if (invitations.some((invitation) => invitation.personId === personId)) result.already += 1
      else if (!person || person.deleted || !mayReadPost(data, post, person)) {
        result.cannotRead.push(userSummary(data, personId))
      } else {
        const viaGroupId = subject.type === 'group' ? subject.group.id : null
        invitations.push(newInvitation(nextId(data, 'inv'), personId, { viaGroupId, kind, duty: duty ?? null }))
        result.added += 1
        tell(world, post, personId, { kind, by })
      }
    }
  }
  post.facets = { ...post.facets, invitations }
  return { ...result, counts: countsOf(post) }
}

type Asked = Pick<InvitationState, 'viaGroupId' | 'kind' | 'duty'>

/** An invitation without an answer. */
export function newInvitation(id: string, personId: string, { viaGroupId, kind, duty }: Asked): InvitationState {
  return { id, personId, viaGroupId, kind, duty, response: 'pending', note: null, respondedAt: null }
}

/** Takes an answer; at a full event the person waits, and a place that is given back goes to the first who waits. */
export function answer(
  world: World,
  post: PostState,
  invitation: InvitationState,
  { response, note = null }: { response: InvitationState['response']; note?: string | null },
): void {
  const capacity = post.event?.capacity ?? null
  const full = capacity !== null && countsOf(post).accepted >= capacity
  const stays = invitation.response === 'accepted' || invitation.response === 'waiting'
  if (response !== 'accepted' || !stays) invitation.respondedAt = world.clock.now()
  if (response !== 'accepted') invitation.response = response
  else if (!stays) invitation.response = full ? 'waiting' : 'accepted'
  invitation.note = note
  moveUp(world, post)
}

/** Gives free places to those who wait, and tells them. */
export function moveUp(world: World, post: PostState): void {
  const capacity = post.event?.capacity ?? null
  for (const next of waitingIn(post)) {
    if (capacity !== null && countsOf(post).accepted >= capacity) return
    next.response = 'accepted'
    const occasion = { by: [post.authorId], at: world.clock.now(), post }
    if (!world.data.people.get(next.personId)?.account) continue
    addNotification(world, next.personId, {
      ...describe(world.data, 'activity-edit', occasion),
      postDataChangedValues: {},
      title: `You have a place: ${shortTitle(post)}`,
      routerLink: `/post/${post.id}/invitations`,
    })
  }
}

function tell(world: World, post: PostState, personId: string, { kind, by }: { kind: string; by: string }): void {
  const occasion = { by: [by], at: world.clock.now(), post }
  if (kind === 'staff') return notifyAbout(world, 'event-staff-invitation', [personId], occasion)
  if (personId === by || !world.data.people.get(personId)?.account) return
  addNotification(world, personId, {
    ...describe(world.data, 'activity-assigned', occasion),
    title: `You are invited: ${shortTitle(post)}`,
    routerLink: `/post/${post.id}/invitations`,
  })
}
