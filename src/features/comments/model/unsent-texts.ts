import type { Draft } from './drafts'
import { draftOf, type OutgoingComment } from './outbox'
import type { CommentDraft } from '../api/send-comment'
import type { Person } from './text-to-delta'

/** Every text of the person that the server has not saved. */
export type UnsentTexts = { drafts: readonly Draft[]; outbox: readonly OutgoingComment[] }

/** The form in which texts are stored. The key `letters` is kept for texts that earlier versions stored. */
export function toStored({ drafts, outbox }: UnsentTexts): Record<string, unknown> {
  const unsent = outbox.filter(({ phase }) => phase !== 'sent').map(draftOf)
  return { drafts, letters: unsent }
}

/**
 * Reads stored texts. Whether a comment in flight was saved is not known; sending it again is safe. Entries that do not
 * fit, for example of another version, are left out one by one.
 */
export function fromStored(stored: Record<string, unknown> | null): UnsentTexts {
  return {
    drafts: entries(stored?.['drafts']).filter(isDraft),
    outbox: entries(stored?.['letters'])
      .filter(isCommentDraft)
      .map((draft) => ({ ...draftOf(draft), phase: 'failed', failure: { kind: 'interrupted', code: null } })),
  }
}

function entries(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function isDraft(value: unknown): value is Draft {
  const { postId, replyToCommentId, text, clientKey } = asRecord(value)
  return isText(postId) && (replyToCommentId === null || isText(replyToCommentId)) && isText(text) && isText(clientKey)
}

function isCommentDraft(value: unknown): value is CommentDraft {
  const { people } = asRecord(value)
  return isDraft(value) && Array.isArray(people) && people.every(isPerson)
}

function isPerson(value: unknown): value is Person {
  const { id, name } = asRecord(value)
  return isText(id) && isText(name)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
