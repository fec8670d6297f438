import type { Person } from '../content/people/index.ts'
import type { ActorRole, TransitionDefinition } from '../content/workflows.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { belongsTo, moderates } from './communities.ts'
import { userSummary } from './people.ts'

type Decided = Pick<TransitionDefinition, 'actors' | 'rules'>

/** Everybody who may take a step: the roles it names, as far as they belong to the community of the post. */
export function actorIds(data: WorldData, post: PostState, { actors }: Decided): string[] {
  const ids = actors.flatMap((role) => idsOf(data, post, role))
  return [...new Set(ids)].filter((id) => id === post.authorId || belongs(data, post, id))
}

/** Whether a person is one of those who may take a step; cheaper than listing them all. */
export function isActor(data: WorldData, post: PostState, { actors }: Decided, person: Person): boolean {
  if (post.authorId !== person.id && !belongs(data, post, person.id)) return false
  return actors.some((role) => {
    if (role.kind === 'author') return post.authorId === person.id
    if (role.kind === 'user') return role.id === person.id
    if (role.kind === 'group') return data.groups.get(role.id)?.memberIds.includes(person.id) ?? false
    return moderatorIds(data, post.communityId).includes(person.id)
  })
}

const known = new WeakMap<PostState[], Map<string, string[]>>()

/** Those who moderate a community. Kept with the feed, because lists ask for it with every post. */
function moderatorIds(data: WorldData, communityId: string): string[] {
  const ofFeed = known.get(data.feed) ?? new Map<string, string[]>()
  known.set(data.feed, ofFeed)
  const kept = ofFeed.get(communityId)
  if (kept) return kept
  const community = data.communities.get(communityId)
  const ids = community
    ? [...data.people.values()].filter((person) => moderates(data, community, person)).map(({ id }) => id)
    : []
  ofFeed.set(communityId, ids)
  return ids
}

/** Whether the author of a post may not take a step because somebody else must. */
export function breaksFourEyes({ authorId }: PostState, { rules }: Decided, person: Person): boolean {
  return rules.includes('four-eyes') && authorId === person.id
}

/** The roles of a step as subjects: whom a post waits for. */
export function subjectsOf(data: WorldData, post: PostState, { actors, rules }: Decided): Schemas['Assignee'][] {
  const named = actors.filter(({ kind }) => kind === 'group' || kind === 'user')
  const subjects = named.flatMap((role) => subjectOf(data, post, role))
  // Moderators stand in where nobody is named, or where those named do not belong here.
  if (subjects.length > 0) return subjects
  const ids = actorIds(data, post, { actors, rules }).filter(
    (id) => !(rules.includes('four-eyes') && id === post.authorId),
  )
  return ids.slice(0, 5).map((id) => ({ type: 'user', user: userSummary(data, id) }))
}

/** A role as the contract writes it. */
export function actorView(data: WorldData, role: ActorRole): Schemas['Actor'] {
  if (role.kind === 'group') {
    const name = data.groups.get(role.id)?.name ?? role.id
    return { kind: 'group', subject: { type: 'group', group: { id: role.id, name } } }
  }
  if (role.kind === 'user') return { kind: 'user', subject: { type: 'user', user: userSummary(data, role.id) } }
  return { kind: role.kind }
}

function subjectOf(data: WorldData, post: PostState, role: ActorRole): Schemas['Assignee'][] {
  const able = idsOf(data, post, role).some((id) => id !== post.authorId && belongs(data, post, id))
  const { subject } = actorView(data, role)
  return able && subject ? [subject] : []
}

function idsOf(data: WorldData, post: PostState, role: ActorRole): string[] {
  if (role.kind === 'author') return [post.authorId]
  if (role.kind === 'user') return [role.id]
  if (role.kind === 'group') return data.groups.get(role.id)?.memberIds ?? []
  return moderatorIds(data, post.communityId)
}

function belongs(data: WorldData, { communityId }: PostState, personId: string): boolean {
  const community = data.communities.get(communityId)
  const person = data.people.get(personId)
  return community !== undefined && person !== undefined && belongsTo(community, person)
}
