import { createEvent, createStore } from 'effector'
import { signedOut } from '@/features/session'

// What happens
/** The person has discarded the draft of a post, which the server may not have heard of yet. */
export const draftDiscarded = createEvent<string>()
/** The server has heard of it, or the person took it back: what the server says of the draft holds again. */
export const draftSettled = createEvent<string>()

// What is
/** Posts whose drafts stand in no list any more, whatever a page still says. */
export const $discardedDrafts = createStore<ReadonlySet<string>>(new Set())
  .on(draftDiscarded, (ids, id) => new Set([...ids, id]))
  .on(draftSettled, (ids, id) => new Set([...ids].filter((other) => other !== id)))
  .reset(signedOut)
