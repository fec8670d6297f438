import { createEvent, createStore, type Scope } from 'effector'
import type { Words } from '../overlays'

/** Something that a person began and did not finish: a text, an upload, a recording. */
export type UnsavedWork = {
  /** One piece of work keeps its id: `comments`, `upload:42`. */
  id: string
  /** What it is called in the question whether to go on without it: "A comment that you have not sent". */
  what: Words
  /** It survives a reload, so no question is needed. */
  kept: boolean
  /** Address of the device draft that holds it, so that the two are not named twice. */
  deviceDraft?: string
  /** Sends it to the server, where it can go by itself; true when nothing of it is left here. */
  send?: () => Promise<boolean>
}

/** Work began, or changed in what is said of it. */
export const workBegun = createEvent<UnsavedWork>()
/** The work of this id is finished or given up. */
export const workEnded = createEvent<string>()

/** All unsaved work, in the order in which it began. To be checked before the page is left. */
export const $unsavedWork = createStore<readonly UnsavedWork[]>([])
  .on(workBegun, put)
  .on(workEnded, (works, id) => (works.some((work) => work.id === id) ? works.filter((work) => work.id !== id) : works))

/** Work that does not survive a reload. */
export const $lostByReload = $unsavedWork.map((works) => works.filter(({ kept }) => !kept))

function put(works: readonly UnsavedWork[], work: UnsavedWork): readonly UnsavedWork[] {
  const known = works.findIndex(({ id }) => id === work.id)
  return known < 0 ? [...works, work] : works.with(known, work)
}

/**
 * Lets the browser ask before the page is closed or reloaded while work would be lost. Returns a function that ends it.
 */
export function guardLeaving(scope: Scope): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (scope.getState($lostByReload).length > 0) event.preventDefault()
  }
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}
