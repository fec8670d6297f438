import type { UseMutateFunction } from '@tanstack/react-query'

import type { WorldAct } from '../api/mock-world'

/** What every part of the panel needs in order to change the world. */
export type WorldFormProps = {
  onAct: UseMutateFunction<void, Error, WorldAct>
  /** An act is on its way; the next one waits. */
  busy: boolean
}
