import { createEvent, createStore, sample } from 'effector'

import { randomId } from '@/shared/random-id'

import { commentSubmitted, commentReturned } from './outbox'
import type { CommentDraft } from '../api/send-comment'
import type { Person } from './text-to-delta'

/** Limit of the contract; longer comments are refused with the code `comment-too-long`. */
export const COMMENT_MAX_LENGTH = 10_000

/** From here on the remaining room is shown. */
export const COMMENT_LENGTH_WARNING = 9_500

/**
 * The field that the text belongs to: the one below the post, the one below the comment that it answers, or the one in
 * place of the comment that it changes.
 */
export type DraftTarget = { postId: string; replyToCommentId: string | null; changedCommentId?: string }

export type Draft = DraftTarget & {
  text: string
  /** Sent with the text. A text that is returned to be changed gets a new key: it is another comment. */
  clientKey: string
  /** Of the comment that it changes, as the person knew it when the change was begun. */
  occToken?: string
}

// What happens
const typed = createEvent<Draft>()
export const draftChanged = typed.prepend((draft: DraftTarget & Pick<Draft, 'text' | 'occToken'>): Draft => ({
  ...draft,
  clientKey: randomId(),
}))
export const sendClicked = createEvent<DraftTarget & { people: readonly Person[] }>()
export const draftsReplaced = createEvent<readonly Draft[]>()

// What is
/** Texts that are not sent yet. */
export const $drafts = createStore<readonly Draft[]>([])

// What follows
sample({
  clock: sendClicked,
  source: $drafts,
  filter: (drafts, place) => canSend(draftAt(drafts, place)?.text ?? ''),
  fn: (drafts, { people, ...place }): CommentDraft => ({ ...(draftAt(drafts, place) as Draft), people }),
  target: commentSubmitted,
})

$drafts
  .on(typed, (drafts, draft) =>
    put(drafts, { ...draft, clientKey: draftAt(drafts, draft)?.clientKey ?? draft.clientKey }),
  )
  .on(commentSubmitted, (drafts, letter) => without(drafts, letter))
  .on(draftsReplaced, (_, drafts) => drafts)

sample({
  clock: commentReturned,
  source: $drafts,
  fn: (drafts, { postId, replyToCommentId, text }) => {
    const begun = draftAt(drafts, { postId, replyToCommentId })?.text
    return { postId, replyToCommentId, text: begun ? `${text}\n${begun}` : text }
  },
  target: draftChanged,
})

/** The draft of this field. */
export function draftAt(drafts: readonly Draft[], place: DraftTarget): Draft | undefined {
  return drafts.find((draft) => isSameTarget(draft, place))
}

/** Not empty and not too long. */
export function canSend(text: string): boolean {
  return text.trim() !== '' && text.trim().length <= COMMENT_MAX_LENGTH
}

function put(drafts: readonly Draft[], draft: Draft): readonly Draft[] {
  const others = without(drafts, draft)
  return draft.text === '' ? others : [...others, draft]
}

function without(drafts: readonly Draft[], place: DraftTarget): readonly Draft[] {
  return drafts.filter((draft) => !isSameTarget(draft, place))
}

function isSameTarget(one: DraftTarget, other: DraftTarget): boolean {
  return (
    one.postId === other.postId &&
    one.replyToCommentId === other.replyToCommentId &&
    one.changedCommentId === other.changedCommentId
  )
}
