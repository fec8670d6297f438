import { problemResponse } from './problem.ts'
import type { Fault, FaultedCall } from './state/faults.ts'
import type { World } from './state/world.ts'

/** A call that may meet trouble. */
export type TroubledCall = FaultedCall & {
  requestId: string | undefined
  /** Ends the waiting of an answer that never comes, when the client gives up. */
  signal?: AbortSignal | undefined
}

/**
 * Answers a call the way the troubles of its world want it, else properly. Runs outside of the contract's checks,
 * because what it answers is meant to be wrong; and without Node, so that stories can have the same troubles.
 */
export async function withTroubles(
  world: World,
  call: TroubledCall,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  if (world.outOfService) {
    const title = 'The service is out of service'
    return problemResponse(
      { status: 503, code: 'out-of-service', title, requestId: call.requestId },
      { 'retry-after': '5' },
    )
  }
  const fault = world.faults.take(call)
  if (!fault) return answer()
  if (fault.delayMs) await wait(fault.delayMs, call.signal)
  if (fault.kind === 'delay') return answer()
  return fault.kind === 'wrong-entry' ? withWrongEntry(await answer()) : answerFault(fault, call)
}

async function answerFault(fault: Fault, { requestId, signal }: TroubledCall): Promise<Response> {
  switch (fault.kind) {
    case 'html':
      return new Response('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>', {
        status: fault.status ?? 502,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    case 'malformed':
      return json('{"posts": [{"id": "1", "tit', fault.status)
    case 'wrong-shape':
      return json('{"unexpected": [1, 2, 3]}', fault.status)
    case 'empty':
      return json('', fault.status)
    case 'never':
      await wait(Number.POSITIVE_INFINITY, signal)
      return new Response(null, { status: 504 })
    default: {
      const status = fault.status ?? 500
      const problem = problems[status] ?? { code: 'injected-failure', title: 'This call was told to fail' }
      const headers: Record<string, string> = status === 429 || status === 503 ? { 'retry-after': '1' } : {}
      return problemResponse({ status, ...problem, ...(fault.code ? { code: fault.code } : {}), requestId }, headers)
    }
  }
}

/** The proper answer, in which the first entry of the first list is not what the contract promises. */
async function withWrongEntry(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('json')) return answer
  const body: unknown = await answer.json()
  const list = firstList(body)
  if (list) list[0] = { unexpected: [1, 2, 3] }
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return new Response(JSON.stringify(body), { status: answer.status, headers })
}

/** The list of entries that stands highest in a body. */
function firstList(body: unknown): unknown[] | undefined {
  const level: unknown[] = [body]
  for (const value of level) {
    if (Array.isArray(value) && isObject(value[0])) return value
    if (isObject(value)) level.push(...Object.values(value))
  }
  return undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** What the contract's common answers say for a status. */
const problems: Record<number, { code: string; title: string }> = {
  401: { code: 'session-expired', title: 'The session has expired' },
  403: { code: 'forbidden', title: 'The permission is missing' },
  404: { code: 'not-found', title: 'Nothing was found at this address' },
  409: { code: 'conflict', title: 'The entity has changed in the meantime' },
  422: { code: 'validation-failed', title: 'The request was not accepted' },
  429: { code: 'too-many-requests', title: 'Too many requests' },
  500: { code: 'internal-error', title: 'The server failed' },
  503: { code: 'service-unavailable', title: 'The service cannot answer at the moment' },
}

function json(text: string, status = 200): Response {
  return new Response(text, { status, headers: { 'content-type': 'application/json' } })
}

/** Waits in real time; an abort ends it early. */
function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const timer = Number.isFinite(milliseconds) ? setTimeout(resolve, milliseconds) : undefined
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
