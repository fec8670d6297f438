import type { Scope } from 'effector'
import { $lostByReload } from './unsaved-work'

/** Lets the browser ask before the page is closed or loaded again by its own means, as long as something would be lost. The answer ends it. */
export function guardLeaving(scope: Scope): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (scope.getState($lostByReload).length > 0) event.preventDefault()
  }
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}
