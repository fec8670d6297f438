import { createEvent, createStore } from 'effector'
import { signedOut } from '@/features/session'

// What happens
/** The person has deleted a collection or taken a post out of one, which the server may not have heard of yet. */
export const removalHeld = createEvent<string>()
/** The server has heard of it, or the person took it back: what the server says holds again. */
export const removalSettled = createEvent<string>()

// What is
/** What stands in no list any more, whatever a page still says: ids of collections, and `keyOfEntry` of posts. */
export const $heldRemovals = createStore<ReadonlySet<string>>(new Set())
  .on(removalHeld, (keys, key) => new Set([...keys, key]))
  .on(removalSettled, (keys, key) => new Set([...keys].filter((other) => other !== key)))
  .reset(signedOut)

/** Names a post in a collection. */
export function keyOfEntry(collectionId: string, postId: string): string {
  return `${collectionId}/${postId}`
}

/** A collection with the number that it shows while posts are about to leave it. */
export function withoutHeld<Shown extends { id: string; postsCount: number }>(
  collection: Shown,
  held: ReadonlySet<string>,
): Shown {
  const leaving = [...held].filter((key) => key.startsWith(`${collection.id}/`)).length
  return { ...collection, postsCount: Math.max(0, collection.postsCount - leaving) }
}
