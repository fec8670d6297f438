import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { dateOf, instant } from '../state/times.ts'
import { belongsTo, mayRead } from './communities.ts'
import { userSummary } from './people.ts'
import { mayEdit, publicationOf } from './publication.ts'

/** What a list says of the acknowledgement of a post; null where it asks nothing. */
export function acknowledgementSummary(
  data: WorldData,
  post: PostState,
  viewer: Person,
): Schemas['AcknowledgementSummary'] | null {
  const asked = post.acknowledgement
  if (!asked) return null
  const mine = isAsked(data, post, viewer) ? { state: standingOf(data, post, viewer.id).state } : null
  return { dueDate: asked.dueDate, mine }
}

/** What a post asks its readers to confirm, and how far that is for those who may see it. */
export function acknowledgementView(
  data: WorldData,
  post: PostState,
  viewer: Person,
  now: number,
): Required<Schemas['PostAcknowledging']> {
  const canSeeAcknowledgements = maySeeAcknowledgements(data, post, viewer)
  if (!post.acknowledgement) return { acknowledgement: null, canSeeAcknowledgements }
  const { statement, dueDate, subjects, revision } = post.acknowledgement
  const mine = isAsked(data, post, viewer) ? standingOf(data, post, viewer.id) : null
  const counts = canSeeAcknowledgements ? { counts: countsOf(data, post, now) } : {}
  return { acknowledgement: { statement, dueDate, subjects, revision, mine, ...counts }, canSeeAcknowledgements }
}

/** Whether a person may see who has acknowledged a post. */
export function maySeeAcknowledgements(data: WorldData, post: PostState, person: Person): boolean {
  return post.acknowledgement !== undefined && mayEdit(data, post, person)
}

/** Whether a post asks something of a person who can read it; never of its author. */
export function isAsked({ communities, groups }: WorldData, post: PostState, person: Person): boolean {
  const community = communities.get(post.communityId)
  if (!post.acknowledgement || !community || person.deleted || person.blocked) return false
  if (person.id === post.authorId || !mayRead(community, person)) return false
  const { subjects } = post.acknowledgement
  if (!subjects) return belongsTo(community, person)
  return subjects.some((subject) =>
    subject.type === 'user'
      ? subject.user.id === person.id
      : groups.get(subject.group.id)?.memberIds.includes(person.id),
  )
}

/** How everybody stands who is asked. */
export function standingsOf(data: WorldData, post: PostState): Schemas['Acknowledgement'][] {
  return [...data.people.values()]
    .filter((person) => isAsked(data, post, person))
    .map(({ id }) => standingOf(data, post, id))
}

/** How one person stands. */
export function standingOf(data: WorldData, post: PostState, personId: string): Schemas['Acknowledgement'] {
  const asked = post.acknowledgement
  const given = asked?.given.get(personId)
  const remindedAt = asked?.remindedAt.get(personId)
  return {
    user: userSummary(data, personId),
    state: !given ? 'pending' : given.revision < (asked?.revision ?? 1) ? 'outdated' : 'acknowledged',
    revision: given?.revision ?? null,
    statement: given?.statement ?? null,
    acknowledgedAt: given ? instant(given.at) : null,
    dueDate: asked?.dueDate ?? null,
    remindedAt: remindedAt === undefined ? null : instant(remindedAt),
  }
}

/** Whether somebody has not done it although the day is over. */
export function isOverdue({ state, dueDate }: Schemas['Acknowledgement'], now: number): boolean {
  return state !== 'acknowledged' && dueDate !== null && dueDate < dateOf(now)
}

/** How many are asked, and how many stand where. */
export function countsOf(data: WorldData, post: PostState, now: number): Schemas['AcknowledgementCounts'] {
  const standings = standingsOf(data, post)
  const count = (state: string) => standings.filter((standing) => standing.state === state).length
  return {
    required: standings.length,
    acknowledged: count('acknowledged'),
    pending: count('pending'),
    outdated: count('outdated'),
    overdue: standings.filter((standing) => isOverdue(standing, now)).length,
  }
}

/** Whether a post waits for a person to acknowledge it; one in the archive waits for nobody. */
export function waitsFor(data: WorldData, post: PostState, person: Person): boolean {
  if (publicationOf(post).state !== 'published' || !isAsked(data, post, person)) return false
  return standingOf(data, post, person.id).state !== 'acknowledged'
}
