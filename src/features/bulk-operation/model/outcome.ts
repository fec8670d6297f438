import type { Operation } from './banner'

export type Outcome = 'running' | 'completed' | 'inPart' | 'stopped'

/** How an operation stands; a state that the contract adds later reads as finished. */
export function outcomeOf({ state, failedPostsCount }: Pick<Operation, 'state' | 'failedPostsCount'>): Outcome {
  if (state === 'in-progress') return 'running'
  if (state === 'aborted') return 'stopped'
  return failedPostsCount > 0 ? 'inPart' : 'completed'
}
