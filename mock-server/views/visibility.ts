import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { belongsTo, mayRead, moderates } from './communities.ts'
import { userSummary } from './people.ts'
import { namedSubject, peopleOf } from './planning.ts'
import { mayEdit, publicationOf } from './publication.ts'
import { grantOf, isSelected } from './reading.ts'

/** Who can read a post, and who may do more. */
export function visibilityView(data: WorldData, post: PostState, viewer: Person): Schemas['PostVisibility'] {
  const readers = [...data.people.values()].filter((person) => readerView(data, post, person).canRead)
  const { scope = 'community', grants = [] } = post.facets?.visibility ?? {}
  const community = data.communities.get(post.communityId)
  const editors = readers.filter(
    (person) => person.id !== post.authorId && community !== undefined && moderates(data, community, person),
  )
  const user = (id: string): Schemas['Assignee'] => ({ type: 'user', user: userSummary(data, id) })
  const assignee = post.facets?.planning?.assignee
  return {
    scope,
    readersCount: readers.length,
    grants: [
      { subject: user(post.authorId), role: 'edit', source: 'author' },
      ...editors
        .slice(0, 50 - 2 - grants.length)
        .map(({ id }) => ({ subject: user(id), role: 'edit', source: 'moderator' })),
      ...(assignee ? [{ subject: namedSubject(data, assignee), role: 'plan', source: 'assignee' }] : []),
      ...grants.map(({ subject, role }) => ({ subject: namedSubject(data, subject), role, source: 'grant' })),
    ].slice(0, 50),
    occToken: visibilityTokenOf(post),
    canEdit: mayEdit(data, post, viewer),
  }
}

/** Names the state of the visibility for the next change. */
export function visibilityTokenOf({ number, facets }: PostState): string {
  return `vis-${number}-${facets?.visibility?.saves ?? 0}`
}

/** Whether a person can read a post, and why. */
export function readerView(data: WorldData, post: PostState, person: Person): Schemas['PostReader'] {
  const closed = closedBy(data, post, person)
  const reasons = closed ? [closed] : openedBy(data, post, person)
  return { user: userSummary(data, person.id), canRead: closed === null, reasons }
}

function closedBy(data: WorldData, post: PostState, person: Person): string | null {
  if (person.deleted) return 'account-deleted'
  if (person.blocked) return 'account-blocked'
  const { state } = publicationOf(post)
  if (person.id !== post.authorId && state !== 'published' && state !== 'archived') return 'not-published'
  if (!mayRead(data.communities.get(post.communityId), person)) return 'not-member'
  return isSelected(data, post, person) ? null : 'not-selected'
}

function openedBy(data: WorldData, post: PostState, person: Person): string[] {
  const community = data.communities.get(post.communityId)
  if (!community) return []
  const assignee = post.facets?.planning?.assignee
  return [
    ...(post.authorId === person.id ? ['author'] : []),
    ...(moderates(data, community, person) ? ['moderator'] : []),
    ...(assignee && peopleOf(data, assignee).includes(person.id) ? ['assignee'] : []),
    ...(grantOf(data, post, person) ? ['granted'] : []),
    // Where a post is kept for some, the community opens it to nobody by itself.
    ...(post.facets?.visibility?.scope === 'selected'
      ? []
      : [belongsTo(community, person) ? 'community-member' : 'community-open']),
  ]
}
