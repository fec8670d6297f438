import type { Person } from '../content/people/index.ts'
import { mentionsIn } from '../content/rich-text.ts'
import type { Schemas } from '../schemas.ts'
import type { CommentState, WorldData } from '../state/data.ts'
import { instant } from '../state/times.ts'
import { moderates } from './communities.ts'
import { userSummary } from './people.ts'

/** A comment as a person sees it; of a deleted one only its place remains. */
export function commentView(data: WorldData, comment: CommentState, viewer: Person): Schemas['Comment'] {
  const content = comment.deleted ? { ops: [] } : comment.content.delta
  return {
    id: comment.id,
    author: userSummary(data, comment.authorId),
    content,
    createdAt: instant(comment.createdAt),
    editedAt: comment.editedAt === null ? null : instant(comment.editedAt),
    deleted: comment.deleted,
    likesCount: comment.likedBy.size,
    likedByMe: comment.likedBy.has(viewer.id),
    replyToCommentId: comment.replyToCommentId,
    mentions: mentionsIn(content).flatMap((id) => (data.groups.has(id) ? [] : userSummary(data, id))),
    occToken: occTokenOf(comment),
    canEdit: mayEdit(data, comment, viewer),
    canRemove: mayRemove(data, comment, viewer),
    ...(comment.clientKey !== null && comment.authorId === viewer.id && { clientKey: comment.clientKey }),
  }
}

/** Names what the comment says; a change has to know it. */
export function occTokenOf({ id, version }: CommentState): string {
  return `occ-${id}-${version}`
}

/** Whether a person may change a comment: its author, while the post takes comments. */
export function mayEdit(data: WorldData, comment: CommentState, person: Person): boolean {
  return !comment.deleted && comment.authorId === person.id && data.posts.get(comment.postId)?.archived === false
}

/** Whether a person may delete a comment: its author, and who moderates the community. */
export function mayRemove(data: WorldData, comment: CommentState, person: Person): boolean {
  if (comment.deleted) return false
  const community = data.communities.get(data.posts.get(comment.postId)?.communityId ?? '')
  if (community?.archived) return false
  if (comment.authorId === person.id || person.account?.resellerAdmin) return true
  return community !== undefined && moderates(data, community, person)
}
