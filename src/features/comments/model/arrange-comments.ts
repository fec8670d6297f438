import type { Schemas } from '@/api'

type Comment = Schemas['Comment']

/** A comment with everything that answers it, however deep: replies to replies stand on the same step. */
export type Thread = { comment: Comment; replies: Comment[] }

/**
 * Puts replies below what they answer, everything in the order of time. A reply whose comment is not among those
 * loaded begins a thread of its own rather than vanish.
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
