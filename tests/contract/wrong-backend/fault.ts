/** One request on its way through a backend that does one thing wrong. */
export interface Passing {
  operationId: string
  request: Request
  /** The sound backend's answer, to this request or to another one. */
  next: (request?: Request) => Promise<Response>
  /** What the fault remembers from one request to the next. */
  memory: Map<string, unknown>
  /** Lets so many milliseconds go by in the world of the backend. */
  elapse: (milliseconds: number) => void
}

/** One thing that is wrong. */
export interface PlantedFault {
  /** What the backend does. */
  name: string
  /** The operation that has to be named. */
  operation: string
  /** Others that cannot do their work any more and are rightly named too. */
  also?: string[]
  /** Others to which a journey does not come any more. */
  unreached?: string[]
  /** How the finding has to read: pointer and message. */
  finding: RegExp
  answer: (passing: Passing) => Promise<Response>
}

type Json = Record<string, unknown>

/** A fault in the successful JSON answers of one operation. */
export function inBody(operation: string, change: (body: Json, passing: Passing) => unknown): PlantedFault['answer'] {
  return inAnswer(operation, async (response, passing) => {
    if (response.status >= 300) return response
    const changed = change((await response.json()) as Json, passing)
    return withBody(response, JSON.stringify(changed))
  })
}

/** A fault in the answers of one operation. */
export function inAnswer(
  operation: string,
  change: (response: Response, passing: Passing) => Response | Promise<Response>,
): PlantedFault['answer'] {
  return async (passing) => {
    const response = await passing.next()
    return passing.operationId === operation ? change(response, passing) : response
  }
}

/** A fault in how one operation takes its requests. */
export function inRequest(
  operation: string,
  change: (passing: Passing) => Response | Request | Promise<Response | Request>,
): PlantedFault['answer'] {
  return async (passing) => {
    if (passing.operationId !== operation) return passing.next()
    const changed = await change(passing)
    return changed instanceof Response ? changed : passing.next(changed)
  }
}

/** The same answer with another body. */
export function withBody(response: Response, body: string, headers: Record<string, string> = {}): Response {
  return withHeaders(new Response(body, { status: response.status, headers: response.headers }), headers)
}

/** The same answer with headers set, or taken away where they are empty. */
export function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (value === '') response.headers.delete(name)
    else response.headers.set(name, value)
  }
  return response
}

/** The same request without some of its query, or with other values. */
export function withQuery(request: Request, query: Record<string, string | null>): Request {
  const url = new URL(request.url)
  for (const [name, value] of Object.entries(query)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return new Request(url, request)
}
