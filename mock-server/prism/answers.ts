import type { IPrismDiagnostic } from '@stoplight/prism-core'
import type { IHttpResponse } from '@stoplight/prism-http'
import { problemResponse } from '../problem.ts'
import type { Operation } from './operations.ts'
import { toEntries } from './violations.ts'

/** An answer of the app in the form that Prism checks, together with the answer itself. */
export type CheckedAnswer = IHttpResponse & { response?: Response }

/** Turns an answer into what can be checked. Only JSON is read; bytes and event streams pass untouched. */
export async function toCheckedAnswer(response: Response): Promise<CheckedAnswer> {
  const statusCode = response.status
  const headers = Object.fromEntries(response.headers)
  const type = response.headers.get('content-type')
  if (type === null) return { statusCode, headers, response }
  // A schema for bytes is `type: string`, so any text stands for them.
  if (!/[/+]json\b/.test(type)) return { statusCode, headers, body: 'bytes', response }
  const text = await response.text()
  // The headers object goes along as it is, so that several cookies stay several.
  const again = new Response(text, { status: statusCode, headers: response.headers })
  return { statusCode, headers, body: parse(text), response: again }
}

/** Text that is not JSON fails every schema as `undefined`, which is what it deserves. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** What Prism made from the contract's examples, as an answer. */
export function toResponse({ statusCode, headers = {}, body }: IHttpResponse): Response {
  const set = new Headers({ 'x-mock-source': 'examples', 'cache-control': 'no-store' })
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') set.set(name, value)
  const isJson = /[/+]json\b/.test(set.get('content-type') ?? '')
  const text = body === undefined ? null : isJson || typeof body !== 'string' ? JSON.stringify(body) : body
  return new Response(text, { status: statusCode, headers: set })
}

/** The answer to a request that breaks the contract. */
export function refusal(diagnostics: readonly IPrismDiagnostic[], operation: Operation, requestId: string): Response {
  if (diagnostics.some(({ code }) => String(code) === '401')) {
    return problemResponse({ status: 401, code: 'authentication-required', title: 'A session is required', requestId })
  }
  const badType = diagnostics.find(({ code }) => String(code) === '415')
  if (badType) {
    const title = 'The media type is not supported'
    return problemResponse({ status: 415, code: 'unsupported-media-type', title, detail: badType.message, requestId })
  }
  return problemResponse({
    status: 422,
    code: 'validation-failed',
    title: 'The request was not accepted',
    requestId,
    errors: toEntries(diagnostics, operation),
  })
}
