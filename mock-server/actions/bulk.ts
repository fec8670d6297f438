import { postStateById } from '../content/workflow-states.ts'
import type { Language, Person } from '../content/people/index.ts'
import type { BulkFailureReasonCode } from '../../src/api/known-values.gen.ts'
import { bulkReasons } from '../content/bulk-reasons.ts'
import type { Schemas } from '../schemas.ts'
import { nextId, type BulkOperationState, type PostState, type WorldData } from '../state/data.ts'
import { recordDecision } from '../state/records.ts'
import { instant, numberOf } from '../state/times.ts'
import type { World } from '../state/world.ts'
import { mayRead } from '../views/communities.ts'
import { shortTitle } from '../views/posts.ts'

/** World time that one post takes, in milliseconds. */
const stepMs = 700

export type BulkStart = {
  person: Person
  postIds: string[]
  targetState: Schemas['WorkflowState']
  clientKey: string
  /** Of the reasons why posts fail. */
  language: Language
}

/** Starts to move posts to another state, one after the other as the world's time passes. */
export function startBulk(world: World, start: BulkStart): BulkOperationState {
  const state = createBulk(world.data, start, world.clock.now())
  runBulk(world, state, start)
  return state
}

/** The operation as it stands before the first step. */
export function createBulk(
  data: WorldData,
  { person, postIds, targetState, clientKey }: BulkStart,
  now: number,
): BulkOperationState {
  const state: BulkOperationState = {
    operation: {
      operationId: nextId(data, 'bulk'),
      state: 'in-progress',
      posts: postIds.map((id) => ({ id, title: titleOf(data, id), outcome: 'waiting' })),
      successPostsCount: 0,
      failedPostsCount: 0,
      read: false,
      targetState,
      startedAt: instant(now),
      finishedAt: null,
      retryable: false,
    },
    personId: person.id,
    clientKey,
    order: data.bulkOperations.size + 1,
    aborting: false,
  }
  data.bulkOperations.set(state.operation.operationId, state)
  return state
}

/** Lets an operation go on by itself until it ends or is aborted. */
export function runBulk(world: World, state: BulkOperationState, start: BulkStart): void {
  world.clock.after(stepMs, () => {
    if (state.operation.state !== 'in-progress') return
    stepBulk(world.data, state, start, world.clock.now())
    world.events.emit('bulk-progressed', { userId: state.personId, operationId: state.operation.operationId })
    runBulk(world, state, start)
  })
}

/** Moves the next post, or ends the operation after the last one. */
export function stepBulk(
  data: WorldData,
  { operation }: BulkOperationState,
  { person, language }: BulkStart,
  now: number,
): void {
  const next = operation.posts.find(({ outcome }) => outcome === 'waiting')
  if (next) {
    const post = data.posts.get(next.id)
    const code = failureOf(data, person, post, operation.targetState)
    if (code || !post) {
      next.outcome = 'failed'
      next.reason = { code: code ?? 'post-not-found', message: bulkReasons[code ?? 'post-not-found'][language] }
      operation.failedPostsCount += 1
    } else {
      next.outcome = 'succeeded'
      recordDecision(post, {
        to: operation.targetState,
        by: person.id,
        at: now,
        bulkOperationId: operation.operationId,
      })
      operation.successPostsCount += 1
    }
  }
  if (operation.posts.some(({ outcome }) => outcome === 'waiting')) return
  operation.state = operation.failedPostsCount > 0 ? 'completed-with-failures' : 'completed'
  operation.finishedAt = instant(now)
  operation.retryable = operation.failedPostsCount > 0
}

/** Stops an operation. What was moved stays where it is. */
export function abortBulk(world: World, { operation, personId }: BulkOperationState): void {
  if (operation.state !== 'in-progress') return
  for (const post of operation.posts) if (post.outcome === 'waiting') post.outcome = 'not-processed'
  operation.state = 'aborted'
  operation.finishedAt = instant(world.clock.now())
  operation.retryable = operation.failedPostsCount > 0
  world.events.emit('bulk-progressed', { userId: personId, operationId: operation.operationId })
}

/** Why a post cannot be moved; undefined when it can. */
export function failureOf(
  data: WorldData,
  person: Person,
  post: PostState | undefined,
  target: Schemas['WorkflowState'],
): BulkFailureReasonCode | undefined {
  if (!post) return 'post-not-found'
  if (!mayRead(data.communities.get(post.communityId), person)) return 'forbidden'
  if (!post.workflowState) return 'required-field-missing'
  if (post.workflowState.id === target.id) return 'state-changed'
  // Somebody has some posts open; they have closed them by the time of a second attempt.
  return numberOf(post.id) % 16 === 7 && !failedBefore(data, post.id) ? 'post-locked' : undefined
}

/** The state that a request names, if posts can be moved there. */
export function targetStateOf(id: string): Schemas['WorkflowState'] | undefined {
  return postStateById(id)
}

function failedBefore(data: WorldData, postId: string): boolean {
  return [...data.bulkOperations.values()].some(({ operation }) =>
    operation.posts.some(({ id, outcome }) => id === postId && outcome === 'failed'),
  )
}

function titleOf(data: WorldData, id: string): string {
  const post = data.posts.get(id)
  return post ? shortTitle(post) : id
}
