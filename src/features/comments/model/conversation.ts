import type { Schemas } from '@/api'

import { arrangeComments, type Thread } from './arrange-comments'
import type { OutgoingComment } from './outbox'
import type { Person } from './text-to-delta'

type Comment = Schemas['Comment']
export type UnansweredComment = Extract<OutgoingComment, { phase: 'sending' | 'failed' }>

export type Conversation = {
  threads: { thread: Thread; outgoing: UnansweredComment[] }[]
  /** Outgoing comments that answer nothing that is shown. */
  outgoing: UnansweredComment[]
  /** Authors and mentioned people. */
  people: Person[]
}

/**
 * The conversation on the screen: the loaded comments, the person's own that were saved since, and outgoing ones at
 * their later positions.
 */
export function conversationOf(comments: readonly Comment[], outbox: readonly OutgoingComment[]): Conversation {
  const sent = outbox.flatMap((entry) => (entry.phase === 'sent' ? [entry.comment] : []))
  const unanswered = outbox.filter((entry): entry is UnansweredComment => entry.phase !== 'sent')
  const threads = arrangeComments([...comments, ...sent]).map((thread) => {
    const ids = new Set([thread.comment.id, ...thread.replies.map(({ id }) => id)])
    return {
      thread,
      outgoing: unanswered.filter((entry) => entry.replyToCommentId !== null && ids.has(entry.replyToCommentId)),
    }
  })
  const placed = new Set(threads.flatMap(({ outgoing }) => outgoing))
  return {
    threads,
    outgoing: unanswered.filter((entry) => !placed.has(entry)),
    people: peopleOf([...comments, ...sent]),
  }
}

function peopleOf(comments: readonly Comment[]): Person[] {
  const people = new Map<string, Person>()
  for (const { author, mentions } of comments) {
    for (const { id, fullName, deleted } of [author, ...mentions]) {
      if (!deleted) people.set(id, { id, name: fullName })
    }
  }
  return [...people.values()]
}
