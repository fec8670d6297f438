/** One part of a request that was not accepted, as the contract's `ProblemEntry`. */
export type ProblemEntry = { pointer: string; code: string; message: string }

/** What went wrong, as the contract's `Problem`. */
export type Problem = {
  status: number
  /** Stable kebab-case code; the portal decides by it. */
  code: string
  title: string
  detail?: string | undefined
  requestId?: string | undefined
  errors?: readonly ProblemEntry[] | undefined
  /** How the thing stands now, where the request knew an older state. */
  current?: object | undefined
}

/** Header by which a client names a request, repeated in every answer. */
export const requestIdHeader = 'x-request-id'

/** An error answer in the one shape that the contract knows. */
export function problemResponse(problem: Problem, headers: Record<string, string> = {}): Response {
  const { status, code, title, detail, requestId, errors, current } = problem
  const body = { type: `./problems/${code}`, title, status, detail, code, requestId, errors, current }
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  })
}
