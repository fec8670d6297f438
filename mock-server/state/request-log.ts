/** One API call that a world has answered. */
export type LoggedRequest = {
  /** World time of the call, ISO 8601. */
  at: string
  method: string
  /** Path below the API base, with its query. */
  path: string
  operationId: string | null
  status: number
  durationMs: number
  /** The `X-Request-Id` that the client sent. */
  requestId: string | null
}

/** Calls kept per world; older ones are forgotten. */
const capacity = 2_000

/** The calls that a world has answered, so that a test can ask whether something was asked exactly once. */
export class RequestLog {
  #requests: LoggedRequest[] = []

  /** Remembers a call. */
  add(request: LoggedRequest): void {
    this.#requests.push(request)
    if (this.#requests.length > capacity * 2) this.#requests = this.#requests.slice(-capacity)
  }

  /** The latest calls, oldest first. */
  list(): LoggedRequest[] {
    return this.#requests.slice(-capacity)
  }

  /** Begins a new count. */
  clear(): void {
    this.#requests = []
  }
}
