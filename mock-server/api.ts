import { randomUUID } from 'node:crypto'
import { isolationHeaders } from '../scripts/security-headers.ts'
import { compressJson } from './compress-json.ts'
import { problemResponse, requestIdHeader } from './problem.ts'
import { isForeignRequest } from './own-origin.ts'
import type { App, ContractValidator } from './prism.ts'
import type { Match } from './prism/operations.ts'
import { chooseWorld } from './state/choose-world.ts'
import type { Worlds } from './state/worlds.ts'
import { withTroubles } from './troubles.ts'

/**
 * Pictures and files of the example organisation: served by the app below the API base, but no part of the contract.
 */
const filesPrefix = '/files/'

/** Answers calls below the API base; `path` is what comes after it. */
export type Api = (request: Request, path: string) => Promise<Response>

/** The way of an API call: its world's troubles, the contract's check, the app, the check again, the log. */
export function createApi({ worlds, validator, app }: { worlds: Worlds; validator: ContractValidator; app: App }): Api {
  function answer(request: Request, path: string, match: Match, requestId: string): Response | Promise<Response> {
    const toAppRequest = (body: string | undefined) => appRequest(request, path, body)
    if (path.startsWith(filesPrefix)) return app.fetch(toAppRequest(undefined))
    if (match.kind === 'operation')
      return validator.call({ request, path, operation: match.operation, requestId, toAppRequest })
    if (match.kind === 'unknown') {
      return problemResponse({
        status: 404,
        code: 'unknown-operation',
        title: 'The contract has no such path',
        requestId,
      })
    }
    const title = 'The contract has no such method here'
    return problemResponse(
      { status: 405, code: 'method-not-allowed', title, requestId },
      { allow: match.allowed.join(', ') },
    )
  }

  async function answerLogged(request: Request, path: string, requestId: string): Promise<Response> {
    const started = performance.now()
    const world = chooseWorld(worlds, request.headers)
    const match = validator.match(request.method, path)
    const operationId = match.kind === 'operation' ? match.operationId : null
    // Asking for the signal makes the adapter build one, so it is asked for only where a fault may need it.
    const signal = world.faults.list().length > 0 ? request.signal : undefined
    const call = { method: request.method, path, operationId: operationId ?? undefined, requestId, signal }
    const response = await withTroubles(world, call, () => answer(request, path, match, requestId))
    world.requests.add({
      at: world.clock.iso(),
      method: request.method,
      path: path + searchOf(request.url),
      operationId,
      status: response.status,
      durationMs: Math.round(performance.now() - started),
      requestId: request.headers.get(requestIdHeader),
    })
    return response
  }

  return async (request, path) => {
    const requestId = requestIdOf(request)
    // The app refuses it as well; here it is refused before it makes a world or meets the contract.
    if (isForeignRequest(request)) {
      const title = 'The request comes from another origin'
      return withApiHeaders(problemResponse({ status: 403, code: 'origin-mismatch', title, requestId }), requestId)
    }
    const response = await answerLogged(request, path, requestId).catch((error: unknown) => {
      console.error(error)
      return problemResponse({ status: 500, code: 'internal-error', title: 'The server failed', requestId })
    })
    return compressJson(request, withApiHeaders(response, requestId))
  }
}

/** The client's name for the request, if it looks like one, else a new one. */
function requestIdOf(request: Request): string {
  const given = request.headers.get(requestIdHeader)
  return given !== null && /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID()
}

/**
 * The request as the app knows it: always below `/api`, whatever the base path is, and under the scheme that the
 * browser used.
 */
function appRequest(request: Request, path: string, body: string | undefined): Request {
  const url = new URL(request.url)
  const secure = request.headers.get('x-forwarded-proto') === 'https'
  if (body === undefined && !secure && url.pathname === `/api${path}`) return request
  url.pathname = `/api${path}`
  if (secure) url.protocol = 'https:'
  const { method, headers } = request
  const content = body ?? (method === 'GET' || method === 'HEAD' ? null : request.body)
  return new Request(url, { method, headers, body: content, ...(content ? { duplex: 'half' } : {}) })
}

function searchOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start)
}

function withApiHeaders(response: Response, requestId: string): Response {
  const { headers } = response
  headers.set(requestIdHeader, requestId)
  for (const [name, value] of Object.entries(isolationHeaders)) headers.set(name, value)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return response
}
