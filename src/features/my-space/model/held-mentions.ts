import { createEvent, createStore } from 'effector'
import { signedOut } from '@/features/session'

/** Mark-all that can still be undone: up to which mention, by its moment, and how many of them were unread. */
export type HeldMentions = { upTo: string; unread: number; undo: () => void }

// What happens
/** The person has marked all that they saw. */
export const mentionsHeld = createEvent<HeldMentions>()
/** The server has heard of it, or the person took it back. */
export const mentionsSettled = createEvent()

// What is
/** What the server has not heard of yet; what arrives meanwhile stays unread. */
export const $heldMentions = createStore<HeldMentions | null>(null, { serialize: 'ignore' })
  .on(mentionsHeld, (_, held) => held)
  .on(mentionsSettled, () => null)
  .reset(signedOut)

/** Whether a mention counts as read for the person. */
export function isRead({ read, at }: { read: boolean; at: string }, held: HeldMentions | null): boolean {
  return read || (held !== null && Date.parse(at) <= Date.parse(held.upTo))
}
