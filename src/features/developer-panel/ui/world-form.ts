import type { UseMutateFunction } from '@tanstack/react-query'

import type { WorldChange } from '../api/mock-world'

/** What every part of the panel needs in order to change the world. */
export type WorldFormProps = {
  onChange: UseMutateFunction<void, Error, WorldChange>
  /** An act is on its way; the next one waits. */
  busy: boolean
}
