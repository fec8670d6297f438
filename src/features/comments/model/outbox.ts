import { createEvent, createStore, sample } from 'effector'

import { type ApiErrorKind, concernsThePage, invalidateFx, isApiError, type Schemas } from '@/api'

import { commentQueries } from '../api/comment-queries'
import { type CommentDraft, sendCommentFx } from '../api/send-comment'

type Comment = Schemas['Comment']

/** Why sending failed. `interrupted`: the page was closed before the answer came. */
export type SendFailure = { kind: ApiErrorKind | 'interrupted' | 'unknown'; code: string | null }

export type OutgoingComment = CommentDraft &
  ({ phase: 'sending' } | { phase: 'failed'; failure: SendFailure } | { phase: 'sent'; comment: Comment })

// What happens
export const commentSubmitted = createEvent<CommentDraft>()
export const sendAgainClicked = createEvent<{ clientKey: string }>()
/** The writer wants to change the text. */
export const editClicked = createEvent<{ clientKey: string }>()
export const commentReturned = createEvent<CommentDraft>()
/** The conversation is not on the screen any more. */
export const conversationClosed = createEvent<{ postId: string }>()
export const outboxReplaced = createEvent<readonly OutgoingComment[]>()
/** The server listed the comments of a post; one whose answer was lost may be among them. */
export const commentsReceived = createEvent<readonly Comment[]>()
const commentQueued = createEvent<CommentDraft>()
const commentRetried = createEvent<CommentDraft>()
export const commentSent = createEvent<{ postId: string; comment: Comment }>()
/** Nobody may write there any more, or not this person, or there is nothing to write about. */
export const commentRefused = createEvent<{ postId: string }>()

// What is
/** Comments that are being sent, have failed, or are saved and perhaps not yet in the loaded conversation. */
export const $outbox = createStore<readonly OutgoingComment[]>([])

// What follows
sample({
  clock: commentSubmitted,
  source: $outbox,
  filter: (outbox, { clientKey }) => !find(outbox, clientKey),
  fn: (_, letter) => letter,
  target: commentQueued,
})

sample({
  clock: sendAgainClicked,
  source: $outbox,
  filter: hasFailed,
  fn: draftFrom,
  target: commentRetried,
})

sample({
  clock: editClicked,
  source: $outbox,
  filter: hasFailed,
  fn: draftFrom,
  target: commentReturned,
})

$outbox
  .on(commentQueued, (outbox, letter): readonly OutgoingComment[] => [...outbox, { ...letter, phase: 'sending' }])
  .on(commentRetried, (outbox, letter) => replace(outbox, { ...letter, phase: 'sending' }))
  .on(sendCommentFx.done, (outbox, { params, result }) =>
    replace(outbox, { ...params, phase: 'sent', comment: result }),
  )
  .on(sendCommentFx.fail, (outbox, { params, error }) =>
    // A list that came meanwhile may have shown that it was saved.
    isSent(outbox, params) ? outbox : replace(outbox, { ...params, phase: 'failed', failure: failureOf(error) }),
  )
  .on(commentReturned, (outbox, { clientKey }) => outbox.filter((entry) => entry.clientKey !== clientKey))
  .on(conversationClosed, (outbox, { postId }) =>
    outbox.filter((entry) => entry.postId !== postId || entry.phase !== 'sent'),
  )
  .on(commentsReceived, markSent)
  .on(outboxReplaced, (_, outbox) => outbox)

sample({ clock: [commentQueued, commentRetried], target: sendCommentFx })

sample({
  clock: sendCommentFx.done,
  fn: ({ params, result }) => ({ postId: params.postId, comment: result }),
  target: commentSent,
})

sample({
  clock: sendCommentFx.fail,
  filter: ({ error }) => concernsThePage(error),
  fn: ({ params: { postId } }) => ({ postId }),
  target: commentRefused,
})

sample({
  clock: commentSent,
  fn: ({ postId }) => commentQueries.list(postId).queryKey,
  target: invalidateFx,
})

/** The draft without its state. */
export function draftOf({ clientKey, postId, replyToCommentId, text, people }: CommentDraft): CommentDraft {
  return { clientKey, postId, replyToCommentId, text, people }
}

function failureOf(error: unknown): SendFailure {
  return isApiError(error) ? { kind: error.kind, code: error.code } : { kind: 'unknown', code: null }
}

function find(outbox: readonly OutgoingComment[], clientKey: string): OutgoingComment | undefined {
  return outbox.find((entry) => entry.clientKey === clientKey)
}

function hasFailed(outbox: readonly OutgoingComment[], { clientKey }: { clientKey: string }): boolean {
  return find(outbox, clientKey)?.phase === 'failed'
}

function isSent(outbox: readonly OutgoingComment[], { clientKey }: { clientKey: string }): boolean {
  return find(outbox, clientKey)?.phase === 'sent'
}

function draftFrom(outbox: readonly OutgoingComment[], { clientKey }: { clientKey: string }): CommentDraft {
  return draftOf(find(outbox, clientKey) as OutgoingComment)
}

/** A comment that the server lists is saved, whatever became of its answer. */
function markSent(outbox: readonly OutgoingComment[], comments: readonly Comment[]): readonly OutgoingComment[] {
  const found = outbox.flatMap((entry): OutgoingComment[] => {
    const comment = entry.phase === 'sent' ? undefined : comments.find(({ clientKey }) => clientKey === entry.clientKey)
    return comment ? [{ ...draftOf(entry), phase: 'sent', comment }] : []
  })
  return found.reduce(replace, outbox)
}

/** Changes nothing when the comment is not there any more, for example after signing out. */
function replace(outbox: readonly OutgoingComment[], changed: OutgoingComment): readonly OutgoingComment[] {
  return outbox.map((entry) => (entry.clientKey === changed.clientKey ? changed : entry))
}
