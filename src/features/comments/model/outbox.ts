import { createEvent, createStore, sample } from 'effector'

import { type ApiErrorKind, invalidateFx, isApiError, type Schemas } from '@/api'

import { commentQueries } from '../api/comment-queries'
import { sendCommentFx } from '../api/send-comment'
import type { Person } from './text-to-delta'

type Comment = Schemas['Comment']

/** What leaves for the server. Its key is made with the draft, so that a second click or another try never writes it twice. */
export type Letter = {
  clientKey: string
  postId: string
  replyToCommentId: string | null
  text: string
  /** Whose names in the text are mentions. */
  people: readonly Person[]
}

/** Why a letter did not arrive. `interrupted`: the page was closed before the answer came. */
export type SendFailure = { kind: ApiErrorKind | 'interrupted' | 'unknown'; code: string | null }

export type OutgoingComment = Letter &
  ({ phase: 'sending' } | { phase: 'failed'; failure: SendFailure } | { phase: 'sent'; comment: Comment })

// What happens
export const letterHandedIn = createEvent<Letter>()
export const sendAgainClicked = createEvent<{ clientKey: string }>()
/** The writer wants the text back to change it. */
export const takeBackClicked = createEvent<{ clientKey: string }>()
export const letterTakenBack = createEvent<Letter>()
/** Nobody looks at this conversation any more. */
export const conversationLeft = createEvent<{ postId: string }>()
export const outboxReplaced = createEvent<readonly OutgoingComment[]>()
/** The server has shown what stands below a post; a letter whose answer was lost may be among it. */
export const commentsFound = createEvent<readonly Comment[]>()
const letterAccepted = createEvent<Letter>()
const letterRetried = createEvent<Letter>()
export const commentSent = createEvent<{ postId: string; comment: Comment }>()

// What is
/** Comments on their way, not arrived, or arrived but perhaps not yet in the conversation that was loaded. */
export const $outbox = createStore<readonly OutgoingComment[]>([])

// What follows
sample({
  clock: letterHandedIn,
  source: $outbox,
  filter: (outbox, { clientKey }) => !find(outbox, clientKey),
  fn: (_, letter) => letter,
  target: letterAccepted,
})

sample({
  clock: sendAgainClicked,
  source: $outbox,
  filter: hasFailed,
  fn: takeLetter,
  target: letterRetried,
})

sample({
  clock: takeBackClicked,
  source: $outbox,
  filter: hasFailed,
  fn: takeLetter,
  target: letterTakenBack,
})

$outbox
  .on(letterAccepted, (outbox, letter): readonly OutgoingComment[] => [...outbox, { ...letter, phase: 'sending' }])
  .on(letterRetried, (outbox, letter) => replace(outbox, { ...letter, phase: 'sending' }))
  .on(sendCommentFx.done, (outbox, { params, result }) =>
    replace(outbox, { ...params, phase: 'sent', comment: result }),
  )
  .on(sendCommentFx.fail, (outbox, { params, error }) =>
    // A list that came in between may have shown that it arrived.
    hasArrived(outbox, params) ? outbox : replace(outbox, { ...params, phase: 'failed', failure: failureOf(error) }),
  )
  .on(letterTakenBack, (outbox, { clientKey }) => outbox.filter((entry) => entry.clientKey !== clientKey))
  .on(conversationLeft, (outbox, { postId }) =>
    outbox.filter((entry) => entry.postId !== postId || entry.phase !== 'sent'),
  )
  .on(commentsFound, markFound)
  .on(outboxReplaced, (_, outbox) => outbox)

sample({ clock: [letterAccepted, letterRetried], target: sendCommentFx })

sample({
  clock: sendCommentFx.done,
  fn: ({ params, result }) => ({ postId: params.postId, comment: result }),
  target: commentSent,
})

sample({
  clock: commentSent,
  fn: ({ postId }) => commentQueries.list(postId).queryKey,
  target: invalidateFx,
})

/** The letter alone, without what became of it. */
export function letterOf({ clientKey, postId, replyToCommentId, text, people }: Letter): Letter {
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

function hasArrived(outbox: readonly OutgoingComment[], { clientKey }: { clientKey: string }): boolean {
  return find(outbox, clientKey)?.phase === 'sent'
}

function takeLetter(outbox: readonly OutgoingComment[], { clientKey }: { clientKey: string }): Letter {
  return letterOf(find(outbox, clientKey) as OutgoingComment)
}

/** A letter that the server shows has arrived, whatever became of its answer. */
function markFound(outbox: readonly OutgoingComment[], comments: readonly Comment[]): readonly OutgoingComment[] {
  const found = outbox.flatMap((entry): OutgoingComment[] => {
    const comment = entry.phase === 'sent' ? undefined : comments.find(({ clientKey }) => clientKey === entry.clientKey)
    return comment ? [{ ...letterOf(entry), phase: 'sent', comment }] : []
  })
  return found.reduce(replace, outbox)
}

/** An answer may come for a letter that is no longer there, for example after signing out: then nothing changes. */
function replace(outbox: readonly OutgoingComment[], changed: OutgoingComment): readonly OutgoingComment[] {
  return outbox.map((entry) => (entry.clientKey === changed.clientKey ? changed : entry))
}
