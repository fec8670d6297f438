import { abortBulk, startBulk, targetStateOf } from '../actions/bulk.ts'
import type { Schemas } from '../schemas.ts'
import type { BulkOperationState } from '../state/data.ts'
import { day } from '../state/times.ts'
import { isAdministrator } from '../views/people.ts'
import { forAdministrators } from '../views/preflights.ts'
import { languageOf } from './language.ts'
import { falling, orderBy, paged, sorted } from './lists.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { ownPreflight } from './preflights.ts'
import { allowed, found, invalid, Refusal, refusals } from './refusals.ts'

const base = '/internal/v2/communication/bulk-transitions'

/** How long a list names an operation. */
const kept = 90 * day

const newestFirst = orderBy(
  ({ operation }: BulkOperationState) => operation.operationId,
  falling<BulkOperationState>(({ order }) => order),
)

/** Moving many posts to another state, one operation of a person at a time. */
export function bulkTransitionsRoutes(app: PortalApp): void {
  app.get(base, (call) => {
    const since = call.var.world.clock.now() - kept
    const own = ownOperations(call).filter(({ operation }) => Date.parse(operation.startedAt) >= since)
    const { page, nextPageToken } = paged(call, sorted(own, newestFirst), {
      list: 'bulk-operations',
      order: newestFirst,
    })
    return call.json<Schemas['BulkOperationPage']>({ operations: page.map(summaryOf), nextPageToken })
  })

  app.post(base, async (call) => {
    const { world, viewer } = call.var
    const { postIds, targetStateId, clientKey, preflightId } = await call.req.json<Schemas['BulkTransitionRequest']>()
    if (postIds.length > 500) throw invalid('/postIds', 'max-items', 'must hold at most 500 ids')
    const own = ownOperations(call)
    const repeated = own.find((state) => state.clientKey === clientKey)
    if (repeated) return call.json<Schemas['BulkOperation']>(repeated.operation, 202)
    const targetState = targetStateOf(targetStateId)
    if (!targetState)
      throw invalid('/targetStateId', 'unknown', 'is not a status of the workflow', 'target-state-unknown')
    allowed(targetState.id !== forAdministrators || isAdministrator(viewer), refusals.transitionForbidden)
    if (own.some(({ operation }) => operation.state === 'in-progress')) throw new Refusal(refusals.bulkRunning)
    const preflight = preflightId === undefined ? undefined : ownPreflight(call, preflightId)
    if (preflight && postIds.some((id) => !preflight.postIds.includes(id)))
      throw invalid('/postIds', 'unknown', 'holds a post that was not checked')
    const language = languageOf(call.req.header('accept-language'))
    const { operation } = startBulk(world, { person: viewer, postIds, targetState, clientKey, language, preflight })
    return call.json<Schemas['BulkOperation']>(operation, 202)
  })

  app.get(`${base}/last-unread`, (call) => {
    const [last] = ownOperations(call)
      .filter(({ operation }) => !operation.read)
      .sort((one, other) => other.order - one.order)
    return call.json<Schemas['LastUnreadBulkOperation']>({ operation: last?.operation ?? null })
  })

  app.get(`${base}/:operationId`, (call) => call.json<Schemas['BulkOperation']>(operationOf(call).operation))

  app.post(`${base}/:operationId/abort`, (call) => {
    const state = operationOf(call)
    if (state.operation.state.startsWith('completed')) throw new Refusal(refusals.bulkFinished)
    abortBulk(call.var.world, state)
    return call.json<Schemas['BulkOperation']>(state.operation)
  })

  app.post(`${base}/:operationId/mark-as-read`, (call) => {
    const { operation } = operationOf(call)
    if (operation.state === 'in-progress') throw new Refusal(refusals.bulkInProgress)
    operation.read = true
    return call.body(null, 204)
  })
}

function summaryOf({ operation }: BulkOperationState): Schemas['BulkOperationSummary'] {
  const { operationId, state, targetState, startedAt, finishedAt, posts, successPostsCount, failedPostsCount } =
    operation
  return {
    operationId,
    state,
    targetState,
    startedAt,
    finishedAt,
    postsCount: posts.length,
    successPostsCount,
    failedPostsCount,
  }
}

function ownOperations(call: Call): BulkOperationState[] {
  return [...call.var.world.data.bulkOperations.values()].filter(({ personId }) => personId === call.var.viewer.id)
}

/** Another person's operation does not exist for this one. */
function operationOf(call: Call): BulkOperationState {
  const id = call.req.param('operationId')
  return found(
    ownOperations(call).find(({ operation }) => operation.operationId === id),
    refusals.bulkNotFound,
  )
}
