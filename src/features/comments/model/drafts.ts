import { createEvent, createStore, sample } from 'effector'

import { randomId } from '@/shared/random-id'

import { COMMENT_MAX_LENGTH } from './comment-length'
import { type Letter, letterHandedIn, letterTakenBack } from './outbox'
import type { Person } from './text-to-delta'

/** Which box the text stands in: the one below the post, or the one below a comment that it answers. */
export type DraftPlace = { postId: string; replyToCommentId: string | null }

export type Draft = DraftPlace & {
  text: string
  /** Goes with the text when it is sent. A text that comes back to be changed gets a new one: it is another comment. */
  clientKey: string
}

// What happens
const typed = createEvent<Draft>()
export const draftChanged = typed.prepend((draft: DraftPlace & { text: string }): Draft => ({
  ...draft,
  clientKey: randomId(),
}))
export const sendClicked = createEvent<DraftPlace & { people: readonly Person[] }>()
export const draftsReplaced = createEvent<readonly Draft[]>()

// What is
/** Texts that were begun and not sent. */
export const $drafts = createStore<readonly Draft[]>([])

// What follows
sample({
  clock: sendClicked,
  source: $drafts,
  filter: (drafts, place) => canSend(draftAt(drafts, place)?.text ?? ''),
  fn: (drafts, { people, ...place }): Letter => ({ ...(draftAt(drafts, place) as Draft), people }),
  target: letterHandedIn,
})

$drafts
  .on(typed, (drafts, draft) =>
    put(drafts, { ...draft, clientKey: draftAt(drafts, draft)?.clientKey ?? draft.clientKey }),
  )
  .on(letterHandedIn, (drafts, letter) => without(drafts, letter))
  .on(draftsReplaced, (_, drafts) => drafts)

sample({
  clock: letterTakenBack,
  source: $drafts,
  fn: (drafts, { postId, replyToCommentId, text }) => {
    const begun = draftAt(drafts, { postId, replyToCommentId })?.text
    return { postId, replyToCommentId, text: begun ? `${text}\n${begun}` : text }
  },
  target: draftChanged,
})

/** The draft of this box, if one was begun. */
export function draftAt(drafts: readonly Draft[], place: DraftPlace): Draft | undefined {
  return drafts.find((draft) => isSamePlace(draft, place))
}

/** Something must be said, and not more than the server takes. */
export function canSend(text: string): boolean {
  return text.trim() !== '' && text.trim().length <= COMMENT_MAX_LENGTH
}

function put(drafts: readonly Draft[], draft: Draft): readonly Draft[] {
  const others = without(drafts, draft)
  return draft.text === '' ? others : [...others, draft]
}

function without(drafts: readonly Draft[], place: DraftPlace): readonly Draft[] {
  return drafts.filter((draft) => !isSamePlace(draft, place))
}

function isSamePlace(one: DraftPlace, other: DraftPlace): boolean {
  return one.postId === other.postId && one.replyToCommentId === other.replyToCommentId
}
