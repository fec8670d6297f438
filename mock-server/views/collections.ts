import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { WorldData } from '../state/data.ts'
import { personalOf } from '../state/data.ts'
import type { CollectionState } from '../state/relations.ts'
import { userSummary } from './people.ts'

/** A collection with the person whose it is. */
export type OwnedCollection = { state: CollectionState; ownerId: string }

/** The person's own collections, then those that others share with them. */
export function collectionsFor(data: WorldData, viewer: Person): OwnedCollection[] {
  const own = personalOf(data, viewer.id).collections.map((state) => ({ state, ownerId: viewer.id }))
  const shared = [...data.personal].flatMap(([ownerId, { collections }]) =>
    ownerId === viewer.id
      ? []
      : collections.filter((state) => isSharedWith(data, state, viewer.id)).map((state) => ({ state, ownerId })),
  )
  return [...own, ...shared]
}

/** A collection as a person sees it. */
export function collectionView(
  data: WorldData,
  { state, ownerId }: OwnedCollection,
  viewer: Person,
): Schemas['Collection'] {
  return {
    id: state.id,
    name: state.name,
    postsCount: state.postIds.length,
    description: state.description ?? '',
    owner: userSummary(data, ownerId),
    sharedWith: state.sharedWith ?? [],
    occToken: collectionToken(state),
    canEdit: ownerId === viewer.id,
  }
}

/** The token that the next change of a collection must name. */
export function collectionToken({ id, saves = 1 }: CollectionState): string {
  return `${id.replace('collection', 'col')}-${saves}`
}

function isSharedWith(data: WorldData, { sharedWith = [] }: CollectionState, personId: string): boolean {
  return sharedWith.some((subject) =>
    subject.type === 'user'
      ? subject.user.id === personId
      : data.groups.get(subject.group.id)?.memberIds.includes(personId),
  )
}
