import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { newCommunity, type CommunityState } from '../state/communities.ts'
import { nextId, personalOf, type PostState, type WorldData } from '../state/data.ts'
import type { World } from '../state/world.ts'
import { mayKnow } from '../views/communities.ts'
import { requestsOf } from '../views/memberships.ts'
import { decline } from './memberships.ts'
import { removePost } from './posts.ts'

/** Makes a community; who makes it belongs to it, moderates it and follows it. */
export function makeCommunity({ data }: World, person: Person, fields: Schemas['NewCommunity']): CommunityState {
  const community = newCommunity({
    id: nextId(data, 'community'),
    name: fields.name,
    description: '',
    color: 'slate',
    access: 'open',
    members: { ids: [person.id] },
    languages: [],
    moderators: [person.id],
  })
  put(community, { catalogId: null, ...fields })
  data.communities.set(community.id, community)
  personalOf(data, person.id).followedCommunityIds.add(community.id)
  return community
}

/** Changes what is said of a community; what is absent stays. */
export function changeCommunity({ clock }: World, community: CommunityState, fields: Schemas['CommunityFields']): void {
  put(community, fields)
  if (fields.rules) {
    community.rulesRevision += 1
    community.rulesChangedAt = clock.now()
  }
  community.saves += 1
}

/** Archives a community, and its posts with it; who waits for an answer is declined. */
export function archiveCommunity(world: World, community: CommunityState, by: Person, note: string | null): void {
  const at = world.clock.now()
  for (const [personId] of requestsOf(community)) {
    const person = world.data.people.get(personId)
    if (person) decline(world, community, person, by, note ?? undefined)
  }
  community.archived = { at, by: by.id, note }
  community.saves += 1
  restPosts(world.data, community, at)
  announce(world, community)
}

/** Brings a community back from the archive, and the posts that rested with it. */
export function unarchiveCommunity(world: World, community: CommunityState): void {
  delete community.archived
  community.saves += 1
  for (const post of postsOf(world.data, community)) {
    if (!post.archivedWithCommunity) continue
    post.archived = false
    delete post.archivedAt
    delete post.archivedWithCommunity
  }
  announce(world, community)
}

/** Takes a community away with all that was written in it; nobody belongs to it or follows it any more. */
export function removeCommunity(world: World, community: CommunityState, by: Person): void {
  const { data } = world
  for (const post of data.posts.values()) if (post.communityId === community.id) removePost(world, post, by.id)
  for (const { followedCommunityIds } of data.personal.values()) followedCommunityIds.delete(community.id)
  data.communities.delete(community.id)
  announce(world, community)
}

/** The posts that stand in a community rest from then on. */
export function restPosts(data: WorldData, community: CommunityState, at: number): void {
  for (const post of postsOf(data, community)) {
    if (post.archived) continue
    post.archived = true
    post.archivedAt = at
    post.archivedWithCommunity = true
  }
}

/** Every open window asks anew where it stands. */
function announce({ data, events }: World, community: CommunityState): void {
  for (const person of data.people.values())
    if (person.account && mayKnow(community, person)) events.emit('notifications-changed', { userId: person.id })
}

function postsOf({ feed }: WorldData, { id }: CommunityState): PostState[] {
  return feed.filter(({ communityId }) => communityId === id)
}

function put(community: CommunityState, fields: Schemas['CommunityFields']): void {
  const { name, description, color, catalogId, languages, site, readAccess, listed, posting, joining } = fields
  const { hashtagsEnabled, about, rules } = fields
  if (name !== undefined) community.name = name.trim()
  if (description !== undefined) community.description = description?.trim() ?? ''
  if (color !== undefined) community.color = color
  if (catalogId !== undefined) community.catalogId = catalogId
  if (languages !== undefined) community.languages = languages
  if (site !== undefined) community.site = site
  if (readAccess !== undefined) community.access = readAccess === 'everyone' ? 'open' : 'members'
  if (listed !== undefined) community.unlisted = !listed
  if (posting !== undefined) community.posting = posting
  if (joining !== undefined) community.joining = joining
  if (hashtagsEnabled !== undefined) community.hashtagsDisabled = !hashtagsEnabled
  if (about !== undefined) community.writtenAbout = about
  if (rules) community.rules = rules.map(({ title, text }) => ({ title: title.trim(), text: text.trim() }))
}
