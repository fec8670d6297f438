import { postStateById } from '../content/workflow-states.ts'
import type { Language, Person } from '../content/people/index.ts'
import type { BulkFailureReasonCode } from '../../src/api/known-values.gen.ts'
import { blockerWords } from '../content/blocker-words.ts'
import { bulkReasons } from '../content/bulk-reasons.ts'
import type { Schemas } from '../schemas.ts'
import { nextId, type BulkOperationState, type PostState, type PreflightState, type WorldData } from '../state/data.ts'
import { recordDecision } from '../state/records.ts'
import { instant, numberOf } from '../state/times.ts'
import type { World } from '../state/world.ts'
import { mayRead } from '../views/communities.ts'
import { shortTitle } from '../views/posts.ts'
import { judge } from '../views/preflights.ts'
import { isPlanned } from '../views/workflows.ts'
import { notifyAbout } from './notify.ts'
import { planQuietly } from './planning.ts'
import { followersOf } from './posts.ts'

/** World time that one post takes, in milliseconds. */
const stepMs = 700

export type BulkStart = {
  person: Person
  postIds: string[]
  targetState: Schemas['WorkflowState']
  clientKey: string
  /** Of the reasons why posts fail. */
  language: Language
  /** What was looked at before: its note and values go with the posts. */
  preflight?: PreflightState | undefined
}

/** Starts to move posts to another state, one after the other as the world's time passes. */
export function startBulk(world: World, start: BulkStart): BulkOperationState {
  const state = createBulk(world.data, start, world.clock.now())
  if (start.preflight) {
    const { id, note, started } = start.preflight
    const leftOut = started ? [] : leftOutOf(world, start, start.preflight)
    Object.assign(state.operation, { preflightId: id, note, leftOut })
    start.preflight.started = true
  }
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
    if (start.preflight) stepChecked(world, state, start, start.preflight)
    else stepBulk(world.data, state, start, world.clock.now())
    world.events.emit('bulk-progressed', { userId: state.personId, operationId: state.operation.operationId })
    runBulk(world, state, start)
  })
}

/** Moves the next post of a check as far as it is still ready; everybody hears of it once, at the end. */
function stepChecked(world: World, { operation }: BulkOperationState, start: BulkStart, preflight: PreflightState) {
  const { data } = world
  const { person, language } = start
  const next = operation.posts.find(({ outcome }) => outcome === 'waiting')
  const post = next && data.posts.get(next.id)
  if (next) {
    const refused = post ? refusalOf(world, start, preflight, post) : 'post-not-found'
    if (refused !== undefined || !post) {
      next.outcome = 'failed'
      next.reason = reasonOf(refused ?? 'post-not-found', language)
      operation.failedPostsCount += 1
    } else {
      next.outcome = 'succeeded'
      moveChecked(world, post, { operation, start, preflight })
      operation.successPostsCount += 1
    }
  }
  if (operation.posts.some(({ outcome }) => outcome === 'waiting')) return
  endBulk(operation, world.clock.now())
  tellOnce(world, operation, person.id)
}

function refusalOf(world: World, { person, language }: BulkStart, preflight: PreflightState, post: PostState) {
  const { verdict, blockers } = judge({ world, viewer: person, language }, preflight, post, preflight.targetStateId)
  const [first] = blockers
  if (verdict !== 'ready') return first?.code === 'transition-unavailable' ? 'state-changed' : first?.code
  return isBusy(world.data, post) ? 'post-locked' : undefined
}

type Checked = { operation: Schemas['BulkOperation']; start: BulkStart; preflight: PreflightState }

function moveChecked(world: World, post: PostState, { operation, start, preflight }: Checked): void {
  const { person, language } = start
  const { transition, filled } = judge({ world, viewer: person, language }, preflight, post, preflight.targetStateId)
  const { data, values } = preflight.fill
  const planned = Object.fromEntries(
    filled.flatMap(({ kind }) => (isPlanned(kind) ? [[kind, data[kind]] as const] : [])),
  )
  const recorded = filled.flatMap(({ id, label, options = [] }) => {
    const text = values.find(({ fieldId }) => fieldId === id)?.text
    return text === undefined
      ? []
      : [{ fieldId: id, label, text: options.find((one) => one.id === text)?.label ?? text }]
  })
  const record = recordDecision(post, {
    to: operation.targetState,
    by: person.id,
    at: world.clock.now(),
    transition,
    note: (transition?.form?.note ?? 'none') === 'none' ? null : preflight.note,
    values: recorded,
    bulkOperationId: operation.operationId,
  })
  record.planned = planQuietly(world, post, planned)
}

/** One notification for each follower, of the first of their posts that moved. */
function tellOnce(world: World, operation: Schemas['BulkOperation'], by: string): void {
  const told = new Set<string>()
  for (const { id, outcome } of operation.posts) {
    const post = world.data.posts.get(id)
    const record = post?.records?.at(-1)
    if (outcome !== 'succeeded' || !post || !record) continue
    const followers = [...followersOf(world, post)].filter((follower) => !told.has(follower))
    const { fromState, toState } = record
    notifyAbout(world, 'status-change', followers, {
      by: [by],
      at: world.clock.now(),
      post,
      transition: { fromState, toState },
    })
    for (const follower of followers) told.add(follower)
  }
}

/** The posts of a check that stay where they are, and why. */
function leftOutOf(world: World, { person, language, postIds }: BulkStart, preflight: PreflightState) {
  return preflight.postIds.flatMap((id): Schemas['BulkLeftOutPost'][] => {
    const post = world.data.posts.get(id)
    if (!post || postIds.includes(id)) return []
    const { blockers } = judge({ world, viewer: person, language }, preflight, post, preflight.targetStateId)
    const reasons = blockers.map(({ code, message }) => ({ code, message }))
    const excluded = preflight.excluded.has(id) || reasons.length === 0
    return [{ id, title: shortTitle(post), reasons: excluded ? [reasonOf('excluded', language)] : reasons }]
  })
}

function reasonOf(code: string, language: Language): Schemas['BulkFailureReason'] {
  const words: Record<string, Record<Language, string>> = { ...bulkReasons, ...blockerWords }
  return { code, message: words[code]?.[language] ?? code }
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
  endBulk(operation, now)
}

function endBulk(operation: Schemas['BulkOperation'], now: number): void {
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
  return isBusy(data, post) ? 'post-locked' : undefined
}

function isBusy(data: WorldData, { id }: PostState): boolean {
  return numberOf(id) % 16 === 7 && !failedBefore(data, id)
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
