import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import type { InvitationState } from '../state/facets.ts'
import { instant } from '../state/times.ts'
import { momentOf } from '../state/zoned.ts'
import { userSummary } from './people.ts'
import { mayEdit, publicationOf } from './publication.ts'

/** The event of a post with the answers to it, as a person sees it. */
export function eventView(data: WorldData, post: PostState, viewer: Person): { event?: Schemas['PostEvent'] } {
  if (!post.event) return {}
  const invitations = post.facets?.invitations ?? []
  const mine = invitations.find(({ personId }) => personId === viewer.id)
  return {
    event: {
      ...post.event,
      calendarFileUrl: `./api/internal/v2/communication/posts/${post.id}/calendar-file`,
      ...(invitations.length > 0 ? { counts: countsOf(post) } : {}),
      myInvitation: mine ? invitationView(data, post, mine) : null,
    },
  }
}

const inOrder: readonly InvitationState['response'][] = ['accepted', 'tentative', 'waiting', 'pending', 'declined']

/** Some of those who are invited, for their faces: who comes before who has not said so. */
export function inviteesOf(data: WorldData, { facets }: PostState): Pick<Schemas['PostFacets'], 'invitees'> {
  if (!facets?.invitations) return {}
  const people = facets.invitations.toSorted(
    (one, other) => inOrder.indexOf(one.response) - inOrder.indexOf(other.response),
  )
  return { invitees: people.slice(0, 4).map(({ personId }) => userSummary(data, personId)) }
}

/** Whether a person may invite to the event of a post. */
export function mayInvite(data: WorldData, post: PostState, person: Person): boolean {
  return post.event !== undefined && publicationOf(post).state !== 'archived' && mayEdit(data, post, person)
}

/** One invitation. */
export function invitationView(data: WorldData, post: PostState, state: InvitationState): Schemas['Invitation'] {
  const { id, personId, viaGroupId, kind, duty, response, note, respondedAt } = state
  const group = viaGroupId === null ? undefined : data.groups.get(viaGroupId)
  const place = response === 'waiting' ? waitingIn(post).indexOf(state) + 1 : null
  return {
    id,
    invitee: userSummary(data, personId),
    viaGroup: group ? { id: group.id, name: group.name } : null,
    kind,
    duty,
    response,
    note,
    respondedAt: respondedAt === null ? null : instant(respondedAt),
    place,
  }
}

/** How many people answered what. */
export function countsOf({ facets }: PostState): Schemas['InvitationCounts'] {
  const counts = { accepted: 0, tentative: 0, declined: 0, pending: 0, waiting: 0 }
  for (const { response } of facets?.invitations ?? []) counts[response] += 1
  return counts
}

/** Those who wait for a place, in the order of their answers. */
export function waitingIn({ facets }: PostState): InvitationState[] {
  return (facets?.invitations ?? [])
    .filter(({ response }) => response === 'waiting')
    .sort((one, other) => (one.respondedAt ?? 0) - (other.respondedAt ?? 0))
}

/** When an event begins and ends. Local times are those of the headquarters; a whole day ends with the next. */
export function momentsOf({ startAt, endAt, allDay }: Schemas['PostEvent']): { start: number; end: number } {
  const start = momentIn(startAt)
  const end = endAt ? momentIn(endAt) : start
  return { start, end: allDay ? end + 86_400_000 : end }
}

function momentIn(time: Schemas['EventTime']): number {
  return 'zonedDatetime' in time ? Date.parse(time.zonedDatetime) : momentOf(time.localDatetime, 'Europe/Rome')
}
