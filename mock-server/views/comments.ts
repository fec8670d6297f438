import type { Person } from '../content/people/index.ts'
import { mentionsIn } from '../content/rich-text.ts'
import type { Schemas } from '../schemas.ts'
import type { CommentState, WorldData } from '../state/data.ts'
import { instant } from '../state/times.ts'
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
    mentions: mentionsIn(content).map((id) => userSummary(data, id)),
    ...(comment.clientKey !== null && comment.authorId === viewer.id && { clientKey: comment.clientKey }),
  }
}
