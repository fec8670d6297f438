import type { Draft } from './drafts'
import { type Letter, letterOf, type OutgoingComment } from './outbox'
import type { Person } from './text-to-delta'

/** Everything that somebody wrote and that has not arrived. */
export type UnsentTexts = { drafts: readonly Draft[]; outbox: readonly OutgoingComment[] }

/** How it is kept in the browser: only what is needed to go on. */
export function toStored({ drafts, outbox }: UnsentTexts): Record<string, unknown> {
  const letters = outbox.filter(({ phase }) => phase !== 'sent').map(letterOf)
  return { drafts, letters }
}

/**
 * Reads it back. Of a letter nobody knows whether it arrived after all; sending it again finds out without harm. Entries that another version wrote, or somebody else's hand, are left out one by one. */
export function fromStored(stored: Record<string, unknown> | null): UnsentTexts {
  return {
    drafts: entries(stored?.['drafts']).filter(isDraft),
    outbox: entries(stored?.['letters'])
      .filter(isLetter)
      .map((letter) => ({ ...letterOf(letter), phase: 'failed', failure: { kind: 'interrupted', code: null } })),
  }
}

function entries(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function isDraft(value: unknown): value is Draft {
  const { postId, replyToCommentId, text, clientKey } = asRecord(value)
  return isText(postId) && (replyToCommentId === null || isText(replyToCommentId)) && isText(text) && isText(clientKey)
}

function isLetter(value: unknown): value is Letter {
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
