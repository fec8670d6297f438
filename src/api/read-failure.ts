import { ApiError, type ApiErrorKind } from './api-error'
import { FileMissing } from '@/shared/loadable'
import type { Schemas } from './schemas'

/** The words for a person are those of `shared/call-failure`, or of the caller where it can say more. */
const KIND_BY_STATUS: Readonly<Record<number, ApiErrorKind>> = {
  400: 'validation',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  408: 'timeout',
  409: 'conflict',
  412: 'conflict',
  422: 'validation',
  429: 'rate-limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

/**
 * The error that an answer without success stands for, whether it carries a problem document, an HTML page or nothing.
 */
export function errorOfResponse(response: Response, body: unknown): ApiError {
  const problem = isProblem(body) ? body : undefined
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return new ApiError({
    kind: KIND_BY_STATUS[response.status] ?? 'problem',
    code: problem?.code ?? `http-${response.status}`,
    status: response.status,
    requestId: problem?.requestId ?? requestIdOf(response),
    problem,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  })
}

/**
 * The error for a call that brought no readable answer, or whose answer cannot be checked because the schemas did not
 * come. A call that its caller gave up keeps its own error.
 */
export function errorOfFailure(cause: unknown, request?: Request): unknown {
  if (cause instanceof ApiError || request?.signal.aborted) return cause
  const facts = { status: 0, requestId: request?.headers.get('X-Request-Id') ?? null, cause }
  if (cause instanceof FileMissing && cause.gone) return new ApiError({ ...facts, kind: 'problem', code: 'file-gone' })
  if (isNamed(cause, 'TimeoutError')) return new ApiError({ ...facts, kind: 'timeout', code: 'timeout' })
  if (isNamed(cause, 'AbortError')) return cause
  if (cause instanceof SyntaxError) return new ApiError({ ...facts, kind: 'malformed', code: 'malformed', pointer: '' })
  return new ApiError({ ...facts, kind: 'offline', code: 'offline' })
}

/** The error for an answer that says success and does not hold what the contract promises. */
export function errorOfShape(response: Response, pointer: string): ApiError {
  return new ApiError({
    kind: 'malformed',
    code: 'malformed',
    status: response.status,
    requestId: requestIdOf(response),
    pointer,
  })
}

/** The id under which the server's log knows the request. */
export function requestIdOf(response: Response): string | null {
  return response.headers.get('X-Request-Id')
}

function isProblem(body: unknown): body is Schemas['Problem'] {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
}

function isNamed(cause: unknown, name: string): boolean {
  return typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === name
}
