import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { newCommunity, type CommunityState } from '../state/communities.ts'
import { nextId, personalOf } from '../state/data.ts'
import type { World } from '../state/world.ts'

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
