import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import type { InvitationState } from '../state/invitations.ts'
import { day, instant } from '../state/times.ts'
import { momentOf } from '../state/zoned.ts'
import { userSummary } from './people.ts'
import { mayEdit, publicationOf } from './publication.ts'

/** The event of a post with the answers to it, as a person sees it. */
export function eventView(data: WorldData, post: PostState, viewer: Person): { event?: Schemas['PostEvent'] } {
  if (!post.event) return {}
  const mine = invitationOf(post, viewer.id)
  return {
    event: {
      ...post.event,
      ...(post.invitations?.length ? { counts: countsOf(post) } : {}),
      myInvitation: mine ? invitationView(data, post, mine) : null,
    },
  }
}

const facesFirst: readonly InvitationState['response'][] = ['accepted', 'tentative', 'waiting', 'pending', 'declined']

/** Some of those who are invited, for their faces, and whether a person may invite others. */
export function invitingView(data: WorldData, post: PostState, viewer: Person): Schemas['PostInviting'] {
  const { invitations = [] } = post
  const faces = facesFirst.flatMap((response) => invitations.filter((invitation) => invitation.response === response))
  return {
    canInvite: mayInvite(data, post, viewer),
    invitees: faces.slice(0, 4).map(({ personId }) => userSummary(data, personId)),
  }
}

/** Whether a person may invite to the event of a post. */
export function mayInvite(data: WorldData, post: PostState, person: Person): boolean {
  return post.event !== undefined && publicationOf(post).state !== 'archived' && mayEdit(data, post, person)
}

/** One invitation. */
export function invitationView(data: WorldData, post: PostState, state: InvitationState): Schemas['Invitation'] {
  const { id, personId, viaGroupId, kind, duty, response, note, respondedAt } = state
  const group = viaGroupId === null ? undefined : data.groups.get(viaGroupId)
  return {
    id,
    invitee: userSummary(data, personId),
    viaGroup: group ? { id: group.id, name: group.name } : null,
    kind,
    duty,
    response,
    note,
    respondedAt: respondedAt === null ? null : instant(respondedAt),
    place: response === 'waiting' ? waitingIn(post).indexOf(state) + 1 : null,
  }
}

/** The invitation of a person. */
export function invitationOf({ invitations }: PostState, id: string): InvitationState | undefined {
  return invitations?.find(({ personId }) => personId === id)
}

/** How many people answered what. */
export function countsOf({ invitations = [] }: PostState): Schemas['InvitationCounts'] {
  const counts = { accepted: 0, tentative: 0, declined: 0, pending: 0, waiting: 0 }
  for (const { response } of invitations) counts[response] += 1
  return counts
}

/** Why an event takes no answers now; null while it does. Answers are taken up to their day, else up to the start. */
export function answersClosed(post: PostState, now: number): 'over' | 'closed' | null {
  const { event } = post
  if (!event) return 'closed'
  const { start, end } = momentsOf(event)
  if (event.cancelled || end <= now) return 'over'
  const until = event.respondBy ? Date.parse(event.respondBy) : start
  return until <= now || publicationOf(post).state === 'archived' ? 'closed' : null
}

/** Those who wait for a place, in the order of their answers. */
function waitingIn({ invitations = [] }: PostState): InvitationState[] {
  return invitations
    .filter(({ response }) => response === 'waiting')
    .sort((one, other) => (one.respondedAt ?? 0) - (other.respondedAt ?? 0))
}

/** When an event begins and ends. Local times are those of the headquarters; a whole day ends with the next. */
export function momentsOf({ startAt, endAt, allDay }: Schemas['PostEvent']): { start: number; end: number } {
  const start = momentIn(startAt)
  const end = endAt ? momentIn(endAt) : start
  return { start, end: allDay ? end + day : end }
}

function momentIn(time: Schemas['EventTime']): number {
  return 'zonedDatetime' in time ? Date.parse(time.zonedDatetime) : momentOf(time.localDatetime, 'Europe/Rome')
}
