import { mayRead } from '../../../views/communities.ts'
import { userSummary } from '../../../views/people.ts'
import { most, type CollectionState } from '../../collections.ts'
import { personalOf, type WorldData } from '../../data.ts'
import { day } from '../../times.ts'

/** Gives Giulia two collections of her own and one that Marco shares with her; posts must be there already. */
export function addCollections(data: WorldData): void {
  const own = { ownerId: 'giulia-riva', sharedWith: [] }
  keep(data, {
    ...own,
    id: 'collection-audit',
    name: 'Supplier audit',
    description: 'What we knew before we went',
    postIds: idsOf(data, ({ hashtagIds }) => hashtagIds.includes('suppliers')),
  })
  keep(data, {
    ...own,
    id: 'collection-lamps',
    name: 'Spring lamps',
    description: '',
    postIds: idsOf(data, ({ hashtagIds }) => hashtagIds.includes('halo') || hashtagIds.includes('alba')),
  })
  keep(data, {
    id: 'collection-lockout',
    ownerId: 'marco-bianchi',
    name: 'Before you touch a press',
    description: 'What everybody at the presses has read',
    sharedWith: [{ type: 'user', user: userSummary(data, 'giulia-riva') }],
    postIds: idsOf(data, ({ communityId }) => communityId === 'quality-and-safety').slice(0, 6),
  })
}

/** How many posts Giulia keeps, one that was removed since included. */
const favourites = 14

/** Lets Giulia keep older posts of her collections too, and one that is gone; collections must be there already. */
export function addFavourites(data: WorldData, now: number): void {
  const { bookmarkedPostIds: kept } = personalOf(data, 'giulia-riva')
  const firstPage = new Set(data.feed.slice(0, 20))
  const older = ['collection-audit', 'collection-lamps']
    .flatMap((id) => data.collections.get(id)?.postIds ?? [])
    .flatMap((id) => data.posts.get(id) ?? [])
    .filter((post) => !firstPage.has(post))
  kept.set('p-700', now - 46 * day)
  for (const { id, createdAt } of older) if (kept.size < favourites && !kept.has(id)) kept.set(id, createdAt + day)
}

/** A collection of Giulia's that holds as many posts as one can. */
export function addFullCollection(data: WorldData): void {
  keep(data, {
    id: 'collection-everything',
    ownerId: 'giulia-riva',
    name: 'Everything I have read',
    description: '',
    sharedWith: [],
    postIds: idsOf(data, () => true).slice(0, most.posts),
  })
}

function keep(data: WorldData, state: Omit<CollectionState, 'saves'>): void {
  data.collections.set(state.id, { ...state, saves: 1 })
}

/** Posts that Giulia can read, newest first. */
function idsOf(data: WorldData, fits: (post: WorldData['feed'][number]) => boolean): string[] {
  const giulia = data.people.get('giulia-riva')
  if (!giulia) return []
  const readable = data.feed.filter((post) => mayRead(data.communities.get(post.communityId), giulia))
  return readable.filter(fits).map(({ id }) => id)
}
