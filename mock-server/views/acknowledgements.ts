import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { dateOf, instant } from '../state/times.ts'
import { belongsTo } from './communities.ts'
import { userSummary } from './people.ts'
import { namedSubject, peopleOf } from './planning.ts'
import { mayEdit, publicationOf } from './publication.ts'
import { mayReadPost } from './reading.ts'

/** What a post asks its readers to confirm, as a person sees it; null where it asks nothing. */
export function acknowledgementView(
  data: WorldData,
  post: PostState,
  viewer: Person,
  now: number,
): Schemas['PostAcknowledgement'] | null {
  const asked = post.facets?.acknowledgement
  if (!asked) return null
  const { statement, dueDate, subjects, revision } = asked
  return {
    statement,
    dueDate,
    subjects: subjects?.map((subject) => namedSubject(data, subject)) ?? null,
    revision,
    mine: isAsked(data, post, viewer) ? standingOf(data, post, viewer.id) : null,
    ...(maySeeAcknowledgements(data, post, viewer) ? { counts: countsOf(data, post, now) } : {}),
  }
}

/** Whether a person may see who has acknowledged a post. */
export function maySeeAcknowledgements(data: WorldData, post: PostState, person: Person): boolean {
  return post.facets?.acknowledgement !== undefined && mayEdit(data, post, person)
}

/** Everybody who is asked, by name. */
export function askedPeople(data: WorldData, post: PostState): Person[] {
  return [...data.people.values()]
    .filter((person) => isAsked(data, post, person))
    .sort((one, other) => one.firstName.localeCompare(other.firstName) || one.lastName.localeCompare(other.lastName))
}

/** Whether a post asks something of a person who can read it; never of its author. */
export function isAsked(data: WorldData, post: PostState, person: Person): boolean {
  const community = data.communities.get(post.communityId)
  const asked = post.facets?.acknowledgement
  if (!asked || !community || person.deleted || person.blocked || person.id === post.authorId) return false
  if (!mayReadPost(data, post, person)) return false
  if (!asked.subjects) return belongsTo(community, person)
  return asked.subjects.some((subject) => peopleOf(data, subject).includes(person.id))
}

/** How one person stands. */
export function standingOf(data: WorldData, post: PostState, personId: string): Schemas['Acknowledgement'] {
  const asked = post.facets?.acknowledgement
  const given = asked?.given.get(personId)
  const reminded = asked?.reminded.get(personId)
  return {
    user: userSummary(data, personId),
    state: !given ? 'pending' : given.revision < (asked?.revision ?? 1) ? 'outdated' : 'acknowledged',
    revision: given?.revision ?? null,
    statement: given?.statement ?? null,
    acknowledgedAt: given ? instant(given.at) : null,
    dueDate: asked?.dueDate ?? null,
    remindedAt: reminded === undefined ? null : instant(reminded),
  }
}

/** Whether somebody has not done it although the day is over. */
export function isOverdue({ state, dueDate }: Schemas['Acknowledgement'], now: number): boolean {
  return state !== 'acknowledged' && dueDate !== null && dueDate < dateOf(now)
}

/** How many are asked, and how many stand where. */
export function countsOf(data: WorldData, post: PostState, now: number): Schemas['AcknowledgementCounts'] {
  const standings = askedPeople(data, post).map(({ id }) => standingOf(data, post, id))
  const count = (state: string) => standings.filter((standing) => standing.state === state).length
  return {
    required: standings.length,
    acknowledged: count('acknowledged'),
    pending: count('pending'),
    outdated: count('outdated'),
    overdue: standings.filter((standing) => isOverdue(standing, now)).length,
  }
}

/** Whether a post waits for a person to acknowledge it. */
export function waitsFor(data: WorldData, post: PostState, person: Person): boolean {
  if (publicationOf(post).state !== 'published' || !isAsked(data, post, person)) return false
  return standingOf(data, post, person.id).state !== 'acknowledged'
}
