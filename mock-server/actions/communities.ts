import type { Community } from '../content/communities.ts'
import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { nextId, personalOf } from '../state/data.ts'
import type { World } from '../state/world.ts'
import { postsIn } from '../views/communities.ts'
import { removePost } from './posts.ts'
import { archivePost, unarchivePost } from './publishing.ts'

/** What is said of a community when it is made. */
export type CommunityWords = Schemas['NewCommunity']

/** Makes a community; who makes it belongs to it, moderates it and follows it. */
export function makeCommunity(
  world: World,
  person: Person,
  words: CommunityWords,
  madeWith: string | undefined,
): Community {
  const { data } = world
  const community: Community = {
    id: nextId(data, 'community'),
    name: words.name.trim(),
    description: '',
    color: 'slate',
    access: 'open',
    members: { ids: [person.id] },
    languages: [],
    moderators: [person.id],
    catalogId: null,
    writtenAbout: null,
    memberships: new Map(),
    roles: new Map(),
    ...(madeWith === undefined ? {} : { madeWith }),
  }
  data.communities.set(community.id, community)
  personalOf(data, person.id).followedCommunityIds.add(community.id)
  put(community, words)
  return community
}

/** Changes what is said; `cover` is the new picture, null for none and undefined for the one that is there. */
export function changeCommunity(
  world: World,
  community: Community,
  words: Partial<CommunityWords>,
  cover: Schemas['PostImage'] | null | undefined,
): void {
  put(community, words)
  if (cover !== undefined) community.sentCover = cover
  if (words.rules) {
    community.rulesRevision = (community.rulesRevision ?? 1) + 1
    community.rulesChangedAt = world.clock.now()
  }
  community.saves = (community.saves ?? 0) + 1
}

/** Archives a community with its posts; who waits to join is declined. */
export function archiveCommunity(world: World, community: Community, person: Person, note: string): void {
  const now = world.clock.now()
  const posts = postsIn(world.data, community).filter(({ archived }) => !archived)
  for (const post of posts) archivePost(world, post)
  community.archivedPostIds = posts.map(({ id }) => id)
  for (const [id, membership] of community.memberships ?? [])
    if (membership.state === 'requested') community.memberships?.set(id, { ...membership, state: 'declined', at: now })
  community.archived = { daysAgo: 0, by: person.id, note: note.trim(), at: now }
  community.saves = (community.saves ?? 0) + 1
}

/** Brings a community back, with the posts that were archived with it. */
export function unarchiveCommunity(world: World, community: Community): void {
  if (!community.archived) return
  const back = new Set(community.archivedPostIds)
  for (const post of postsIn(world.data, community)) if (back.has(post.id)) unarchivePost(post)
  delete community.archived
  delete community.archivedPostIds
  community.saves = (community.saves ?? 0) + 1
}

/** Removes a community with everything that is written in it. */
export function removeCommunity(world: World, community: Community, by: string): void {
  for (const post of [...postsIn(world.data, community)]) removePost(world, post, by)
  for (const { followedCommunityIds } of world.data.personal.values()) followedCommunityIds.delete(community.id)
  world.data.communities.delete(community.id)
}

function put(community: Community, words: Partial<CommunityWords>): void {
  const { name, description, color, catalogId, languages, site, readAccess, listed, posting, joining } = words
  const { hashtagsEnabled, about, rules } = words
  if (name !== undefined) community.name = name.trim()
  if (description !== undefined) community.description = description?.trim() ?? ''
  if (color !== undefined) community.color = color
  if (catalogId !== undefined) community.catalogId = catalogId
  if (languages !== undefined) community.languages = languages
  if (site === null) delete community.site
  else if (site !== undefined) community.site = site
  if (readAccess !== undefined) community.access = readAccess === 'everyone' ? 'open' : 'members'
  if (listed !== undefined) community.unlisted = !listed
  if (posting !== undefined) community.posting = posting
  if (joining !== undefined) community.joining = joining
  if (hashtagsEnabled !== undefined) community.hashtagsDisabled = !hashtagsEnabled
  if (about !== undefined) community.writtenAbout = about
  if (rules !== undefined)
    community.rules = rules.map(({ title, text }) => ({ title: title.trim(), text: text.trim() }))
}
