import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { belongsTo, mayRead, moderates } from './communities.ts'
import { userSummary } from './people.ts'
import { isPublic, mayEdit } from './publication.ts'
import { namedSubject } from './subjects.ts'

/** How many grants an answer holds at most. */
const mostGrants = 50

/** Who can read a post, and who may do more with it. */
export function visibilityView(data: WorldData, post: PostState): Schemas['PostVisibility'] {
  const readers = [...data.people.values()].filter((person) => closedBy(data, post, person) === null)
  return {
    scope: 'community',
    communityOpen: data.communities.get(post.communityId)?.access === 'open',
    readersCount: readers.length,
    grants: grantsOf(data, post, readers).slice(0, mostGrants),
  }
}

/** Whether a person can read a post, and why. */
export function readerView(data: WorldData, post: PostState, person: Person): Schemas['PostReader'] {
  const closed = closedBy(data, post, person)
  const reasons = closed === null ? openedBy(data, post, person) : [closed]
  return { user: userSummary(data, person.id), canRead: closed === null, reasons }
}

/** What those who read the post may do besides. No right to it reaches past the right to read it. */
function grantsOf(data: WorldData, post: PostState, readers: Person[]): Schemas['PostGrant'][] {
  const reads = (id: string) => readers.some((person) => person.id === id)
  const community = data.communities.get(post.communityId)
  const user = (id: string): Schemas['Assignee'] => ({ type: 'user', user: userSummary(data, id) })
  const editors = readers.filter((person) => person.id !== post.authorId && mayEdit(data, post, person))
  const named = post.planning?.assignee
  const assignee = named?.type === 'user' && !reads(named.user.id) ? null : named
  return [
    ...(reads(post.authorId) ? [{ subject: user(post.authorId), role: 'edit', source: 'author' }] : []),
    ...editors.map((person) => ({
      subject: user(person.id),
      role: 'edit',
      source: community && moderates(data, community, person) ? 'moderator' : 'administrator',
    })),
    ...(assignee ? [{ subject: namedSubject(data, assignee), role: 'plan', source: 'assignee' }] : []),
  ]
}

/** What keeps a person from reading a post; null where nothing does. */
function closedBy(data: WorldData, post: PostState, person: Person): string | null {
  if (person.deleted) return 'account-deleted'
  if (person.blocked) return 'account-blocked'
  if (person.id !== post.authorId && !isPublic(post)) return 'not-published'
  return mayRead(data.communities.get(post.communityId), person) ? null : 'not-member'
}

function openedBy(data: WorldData, post: PostState, person: Person): string[] {
  const community = data.communities.get(post.communityId)
  const belongs = community !== undefined && belongsTo(community, person)
  return [...(post.authorId === person.id ? ['author'] : []), belongs ? 'community-member' : 'community-open']
}
