import type { Schemas } from '@/api'
import { countLost } from '@/shared/json-schema'

export type Operation = Schemas['BulkOperation']
export type ReportPost = Schemas['BulkOperationPost']

export type Outcome = 'running' | 'completed' | 'inPart' | 'stopped'

/** How an operation stands; a state that the contract adds later reads as finished. */
export function outcomeOf({ state, failedPostsCount }: Pick<Operation, 'state' | 'failedPostsCount'>): Outcome {
  if (state === 'in-progress') return 'running'
  if (state === 'aborted') return 'stopped'
  return failedPostsCount > 0 ? 'inPart' : 'completed'
}

type Counted = Pick<Operation, 'successPostsCount' | 'failedPostsCount'> &
  (Pick<Operation, 'posts'> | Pick<Schemas['BulkOperationSummary'], 'postsCount'>)

/** What the title and the counts of an operation are made of. */
export type OperationInShort = Counted & Pick<Operation, 'state' | 'targetState'>

/** How many posts have changed, could not be changed, and are still waiting; those that cannot be read among them. */
export function countsOf(operation: Counted) {
  const { successPostsCount: done, failedPostsCount: failed } = operation
  const named = 'posts' in operation ? operation.posts.length + countLost(operation.posts) : operation.postsCount
  const total = Math.max(named, done + failed)
  return { total, done, failed, waiting: total - done - failed }
}

/** The posts of an operation by their outcome, what needs care first. */
export type ReportSections = {
  failed: readonly ReportPost[]
  /** Not processed yet, or never: an outcome that the contract adds later counts as not processed. */
  left: readonly ReportPost[]
  done: readonly ReportPost[]
}

/** The sections of the report page. */
export function sectionsOf({ posts }: Pick<Operation, 'posts'>): ReportSections {
  return {
    failed: posts.filter(({ outcome }) => outcome === 'failed'),
    left: posts.filter(({ outcome }) => outcome !== 'failed' && outcome !== 'succeeded'),
    done: posts.filter(({ outcome }) => outcome === 'succeeded'),
  }
}
