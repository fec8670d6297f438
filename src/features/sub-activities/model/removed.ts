import { createEvent, createStore } from 'effector'
import { signedOut } from '@/features/session'

/** The person has removed a sub-activity, which the server may not have heard of yet. */
export const subActivityRemoved = createEvent<string>()
/** A removed one is back: the person took it back, or the server refused. */
export const subActivityRestored = createEvent<string>()

/** Sub-activities that the person has removed: no list shows them, whatever an answer still says. */
export const $removedSubActivities = createStore<ReadonlySet<string>>(new Set())
  .on(subActivityRemoved, (ids, id) => new Set([...ids, id]))
  .on(subActivityRestored, (ids, id) => new Set([...ids].filter((one) => one !== id)))
  .reset(signedOut)
