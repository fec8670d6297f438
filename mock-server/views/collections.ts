import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { CollectionState } from '../state/collections.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { mayRead } from './communities.ts'
import { userSummary } from './people.ts'
import { namedSubject, peopleOf } from './subjects.ts'

/** The person's own collections, then those that others share with them; each by name. */
export function collectionsFor(data: WorldData, viewer: Person): CollectionState[] {
  const byName = [...data.collections.values()].toSorted((one, other) => one.name.localeCompare(other.name))
  const own = byName.filter(({ ownerId }) => ownerId === viewer.id)
  const shared = byName.filter(
    ({ ownerId, sharedWith }) =>
      ownerId !== viewer.id && sharedWith.some((subject) => peopleOf(data, subject).includes(viewer.id)),
  )
  return [...own, ...shared]
}

/** A collection as a person sees it. */
export function collectionView(data: WorldData, state: CollectionState, viewer: Person): Schemas['Collection'] {
  return {
    id: state.id,
    name: state.name,
    postsCount: postsIn(data, state, viewer).length,
    description: state.description,
    owner: userSummary(data, state.ownerId),
    sharedWith: state.sharedWith.map((subject) => namedSubject(data, subject)),
    occToken: collectionToken(state),
    canEdit: state.ownerId === viewer.id,
  }
}

/** The posts of a collection that a person can read, in its order. */
export function postsIn({ posts, communities }: WorldData, { postIds }: CollectionState, viewer: Person): PostState[] {
  return postIds.flatMap((id) => {
    const post = posts.get(id)
    return post && mayRead(communities.get(post.communityId), viewer) ? [post] : []
  })
}

/** Which of the person's own collections hold a post. */
export function collectingView(
  { collections }: WorldData,
  { id: postId }: PostState,
  viewer: Person,
): Schemas['PostCollecting'] {
  const own = [...collections.values()].filter(
    ({ ownerId, postIds }) => ownerId === viewer.id && postIds.includes(postId),
  )
  return { collectionIds: own.map(({ id }) => id) }
}

/** The token that the next change of a collection must name. */
export function collectionToken({ id, saves }: CollectionState): string {
  return `${id.replace('collection', 'col')}-${saves}`
}
