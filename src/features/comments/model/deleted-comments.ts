import { createEvent, createStore } from 'effector'

import { signedOut } from '@/features/session'

/** `postId` is the post that counts it; null where none does. */
type Target = { postId: string | null; commentId: string }

// What happens
/** The person has deleted a comment, which the server may not have heard of yet. */
export const commentDeleted = createEvent<Target>()
/** A deleted comment is back: the person took it back, or the server refused. */
export const commentRestored = createEvent<Target>()

// What is
/** Comments that the person has deleted: the conversation shows only their places, whatever a page still says. */
export const $deletedComments = createStore<ReadonlySet<string>>(new Set())
  .on(commentDeleted, (ids, { commentId }) => new Set([...ids, commentId]))
  .on(commentRestored, (ids, { commentId }) => new Set([...ids].filter((id) => id !== commentId)))
  .reset(signedOut)
