import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import type { RelationState } from '../state/relations.ts'
import { instant } from '../state/times.ts'
import { communitySummary, mayRead } from './communities.ts'
import { userSummary } from './people.ts'
import { isPublic, mayEdit, shownLanguage } from './publication.ts'

/** A relation as one of its posts sees it. */
export type SeenRelation = { relation: RelationState; other: PostState }

/** The relations of a post, oldest first. What another person has not published does not exist yet. */
export function relationsOf(data: WorldData, postId: string, viewer: Person): SeenRelation[] {
  return allRelationsOf(data, postId).filter(({ other }) => isPublic(other) || other.authorId === viewer.id)
}

/** The same for nobody in particular, those of posts that are not out included. */
export function allRelationsOf(data: WorldData, postId: string): SeenRelation[] {
  return [...data.relations.values()]
    .flatMap((relation) => {
      if (relation.fromPostId !== postId && relation.toPostId !== postId) return []
      const other = data.posts.get(relation.fromPostId === postId ? relation.toPostId : relation.fromPostId)
      return other ? [{ relation, other }] : []
    })
    .sort((one, other) => one.relation.at - other.relation.at)
}

/** Whether a person may take a relation away: who may change the post that it begins from, and never the copies. */
export function mayRemoveRelation(data: WorldData, relation: RelationState, viewer: Person): boolean {
  const from = data.posts.get(relation.fromPostId)
  return relation.kind !== 'copied-from' && from !== undefined && mayEdit(data, from, viewer)
}

/** How a relation looks from one of its posts, but for the summary of the other one. */
export function relationFacts(
  data: WorldData,
  { relation, other }: SeenRelation,
  viewer: Person,
): Omit<Schemas['Relation'], 'post'> {
  const { id, kind, by, at } = relation
  return {
    id,
    kind,
    direction: relation.toPostId === other.id ? 'outgoing' : 'incoming',
    createdBy: userSummary(data, by),
    createdAt: instant(at),
    canRemove: mayRemoveRelation(data, relation, viewer),
  }
}

/** The newest post that replaces this one, if the person can read it. */
export function replacedBy(data: WorldData, post: PostState, viewer: Person): Schemas['PostRef'] | null {
  const newer = allRelationsOf(data, post.id).findLast(
    ({ relation: { kind, toPostId }, other }) =>
      kind === 'replaces' &&
      toPostId === post.id &&
      isPublic(other) &&
      mayRead(data.communities.get(other.communityId), viewer),
  )?.other
  if (!newer) return null
  const { id, number, title, communityId } = newer
  return { id, number, title, language: shownLanguage(newer), community: communitySummary(data, communityId) }
}

/** What the detail of a post says of its relations. */
export function relatingView(data: WorldData, post: PostState, viewer: Person): Schemas['PostRelating'] {
  return {
    relationsCount: relationsOf(data, post.id, viewer).length,
    canRelate: mayEdit(data, post, viewer),
  }
}
