import type { Schemas } from '@/api'

type Comment = Schemas['Comment']

/** A comment with all its replies; replies to replies have the same indent. */
export type Thread = { comment: Comment; replies: Comment[] }

/**
 * Puts replies below what they answer, in chronological order. A reply whose comment is not loaded starts a thread of
 * its own.
 */
export function arrangeComments(comments: readonly Comment[]): Thread[] {
  const threads: Thread[] = []
  const threadOf = new Map<string, Thread>()
  for (const comment of comments) {
    if (threadOf.has(comment.id)) continue
    const thread = comment.replyToCommentId === null ? undefined : threadOf.get(comment.replyToCommentId)
    if (thread) {
      thread.replies.push(comment)
      threadOf.set(comment.id, thread)
    } else {
      const begun = { comment, replies: [] }
      threads.push(begun)
      threadOf.set(comment.id, begun)
    }
  }
  return threads
}
