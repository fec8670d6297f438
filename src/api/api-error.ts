import type { Schemas } from './schemas'

/** Everything that can go wrong between the portal and its server, in one word each. */
export type ApiErrorKind =
  | 'problem'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'validation'
  | 'rate-limited'
  | 'unavailable'
  | 'timeout'
  | 'offline'
  | 'malformed'

type ApiErrorFacts = {
  kind: ApiErrorKind
  /** Stable code of the problem document, else one that names the kind: `timeout`, `malformed`, `http-502`. */
  code: string
  /** HTTP status, 0 when no answer came. */
  status: number
  requestId: string | null
  /** The problem document, where the server sent one. */
  problem?: Schemas['Problem'] | undefined
  /** JSON pointer to what breaks the contract; only of kind `malformed`. */
  pointer?: string | undefined
  /** Seconds after which the server wants to be asked again. */
  retryAfter?: number | undefined
  cause?: unknown
}

/** What every failed call throws. Features choose the words; this says only what happened. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly code: string
  readonly status: number
  readonly requestId: string | null
  readonly problem: Schemas['Problem'] | undefined
  readonly pointer: string | undefined
  readonly retryAfter: number | undefined

  constructor(facts: ApiErrorFacts) {
    super(facts.problem?.detail ?? facts.problem?.title ?? facts.code, { cause: facts.cause })
    this.kind = facts.kind
    this.code = facts.code
    this.status = facts.status
    this.requestId = facts.requestId
    this.problem = facts.problem
    this.pointer = facts.pointer
    this.retryAfter = facts.retryAfter
  }

  /** Whether the same call may go well a little later without anybody changing anything. */
  get retryable(): boolean {
    return ['timeout', 'offline', 'unavailable', 'rate-limited'].includes(this.kind) || this.status >= 500
  }
}

/** Tells an {@link ApiError} from anything else that was thrown. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}

/** Whether an error is about what a page shows: it is not there, or not for this person. Its page says so instead. */
export function concernsThePage(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'not-found' || error.kind === 'forbidden')
}
