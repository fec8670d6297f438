import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { personalOf, type PostState, type WorldData } from '../state/data.ts'
import type { RelationState, RevisionState } from '../state/relations.ts'
import { instant } from '../state/times.ts'
import { communitySummary } from './communities.ts'
import { userSummary } from './people.ts'
import { mayEdit, publicationOf } from './publication.ts'
import { mayReadPost } from './reading.ts'

/** The texts of a post, oldest first; what was never changed has one. */
export function historyOf(post: PostState): RevisionState[] {
  return post.history ?? [revisionOf(post, { publishedAt: post.createdAt, by: post.authorId })]
}

/** The text of a post as it is now. */
export function revisionOf(
  post: PostState,
  published: Pick<RevisionState, 'publishedAt' | 'by'> & Partial<Pick<RevisionState, 'note' | 'substantive'>>,
): RevisionState {
  return {
    revision: post.revision ?? 1,
    note: null,
    substantive: true,
    ...published,
    title: post.title,
    language: post.language === 'pt' ? 'pt-BR' : post.language,
    content: post.content.delta,
    images: post.images,
    event: post.event ?? null,
  }
}

/** A revision as it stands in the history. */
export function revisionSummary(
  data: WorldData,
  history: readonly RevisionState[],
  state: RevisionState,
): Schemas['PostRevisionSummary'] {
  const before = history[history.indexOf(state) - 1]
  const parts = ['title', 'content', 'images', 'event'] as const
  const { revision, publishedAt, by, note, substantive } = state
  return {
    revision,
    publishedAt: instant(publishedAt),
    publishedBy: userSummary(data, by),
    note,
    substantive,
    changed: before ? parts.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(state[part])) : [],
  }
}

/** A revision in full. */
export function revisionView(
  data: WorldData,
  history: readonly RevisionState[],
  state: RevisionState,
): Schemas['PostRevision'] {
  const { title, language, content, images } = state
  return { ...revisionSummary(data, history, state), title, language, content, images }
}

/** The relations of a post, and of which of them the person can read the other side. */
export function relationsOf(data: WorldData, postId: string): { relation: RelationState; other: PostState }[] {
  return [...data.relations.values()].flatMap((relation) => {
    if (relation.fromPostId !== postId && relation.toPostId !== postId) return []
    const other = data.posts.get(relation.fromPostId === postId ? relation.toPostId : relation.fromPostId)
    return other ? [{ relation, other }] : []
  })
}

/** Whether a person can read what a relation leads to: drafts are nobody's but their author's. */
export function canSee(data: WorldData, post: PostState, viewer: Person): boolean {
  const { state } = publicationOf(post)
  const open = state === 'published' || state === 'archived' || post.authorId === viewer.id
  return open && mayReadPost(data, post, viewer)
}

/** Whether a person may take a relation away: who may change the post that it begins from, and never the copies. */
export function mayRemoveRelation(data: WorldData, relation: RelationState, viewer: Person): boolean {
  const from = data.posts.get(relation.fromPostId)
  return relation.kind !== 'copied-from' && from !== undefined && mayEdit(data, from, viewer)
}

/** The newest post that replaces this one, if the person can read it. */
export function replacedBy(data: WorldData, post: PostState, viewer: Person): Schemas['PostRef'] | null {
  const newer = relationsOf(data, post.id)
    .filter(({ relation, other }) => {
      const published = ['published', 'archived'].includes(publicationOf(other).state)
      return relation.kind === 'replaces' && relation.toPostId === post.id && published && canSee(data, other, viewer)
    })
    .sort((one, other) => other.relation.at - one.relation.at)[0]?.other
  if (!newer) return null
  const { id, number, title, language, communityId } = newer
  return {
    id,
    number,
    title,
    language: language === 'pt' ? 'pt-BR' : language,
    community: communitySummary(data, communityId),
  }
}

/** What the detail of a post says of relations and collections. */
export function relatingView(data: WorldData, post: PostState, viewer: Person): Schemas['PostRelating'] {
  return {
    relationsCount: relationsOf(data, post.id).length,
    canRelate: mayEdit(data, post, viewer),
    collectionIds: personalOf(data, viewer.id)
      .collections.filter(({ postIds }) => postIds.includes(post.id))
      .map(({ id }) => id),
  }
}
