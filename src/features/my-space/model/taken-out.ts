import { createEvent, createStore } from 'effector'
import { signedOut } from '@/features/session'

// What happens
/** The person has taken a post out of their favourites, which the server may not have heard of yet. */
export const postTakenOut = createEvent<string>()
/** The server has heard of it, or the person took it back. */
export const takingOutSettled = createEvent<string>()

// What is
/** Posts that stand among the favourites no more, whatever a page still says. */
export const $takenOut = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' })
  .on(postTakenOut, (ids, id) => new Set([...ids, id]))
  .on(takingOutSettled, (ids, id) => new Set([...ids].filter((other) => other !== id)))
  .reset(signedOut)
