import { createEvent, createStore } from 'effector'
import { signedOut } from '@/features/session'

/** The person has deleted a task, which the server may not have heard of yet. */
export const taskDeleted = createEvent<string>()
/** A deleted task is back: the person took it back, or the server refused. */
export const taskRestored = createEvent<string>()

/** Tasks that the person has deleted: no list shows them, whatever a page still says. */
export const $deletedTasks = createStore<ReadonlySet<string>>(new Set())
  .on(taskDeleted, (ids, id) => new Set([...ids, id]))
  .on(taskRestored, (ids, id) => new Set([...ids].filter((one) => one !== id)))
  .reset(signedOut)
