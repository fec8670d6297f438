import type { IPrismDiagnostic } from '@stoplight/prism-core'
import {
  createInstance,
  getHttpOperationsFromSpec,
  ProblemJsonError,
  type IHttpConfig,
  type IHttpRequest,
  type PrismHttpComponents,
} from '@stoplight/prism-http'
import { left, right } from 'fp-ts/lib/Either.js'
import { pino } from 'pino'
import { OperationIndex, type Match, type Operation } from './prism/operations.ts'
import { readPrefer } from './prism/prefer.ts'
import { readRequestBody } from './prism/request-body.ts'
import { refusal, toCheckedAnswer, toResponse, type CheckedAnswer } from './prism/answers.ts'
import { isError, toEntries } from './prism/violations.ts'
import { problemResponse, type ProblemEntry } from './problem.ts'

/** Answers requests from state; 501 means that it has no handler for the operation. */
export type App = { fetch: (request: Request) => Response | Promise<Response> }

/** One call to an operation of the contract. */
export type ContractCall = {
  request: Request
  /** Path below the API base. */
  path: string
  operation: Operation
  requestId: string
  /** Makes the request that the app gets; `body` is the text that was read, undefined where it was not. */
  toAppRequest: (body: string | undefined) => Request
}

/** Holds requests of clients and answers of the app to the contract. */
export type ContractValidator = {
  match: (method: string, path: string) => Match
  /** Checks the request, asks the app or the examples, checks the answer. */
  call: (call: ContractCall) => Promise<Response>
}

type PrismCall = IHttpRequest & { ask: () => Promise<Response> }

/** Prism's name for an upstream that has no answer; it then makes one from the examples. */
const notImplemented = { type: 'UPSTREAM_NOT_IMPLEMENTED', title: 'The app has no handler', status: 501 }

/** A request that the app never saw. */
class RefusedRequest extends Error {
  readonly diagnostics: readonly IPrismDiagnostic[]
  constructor(diagnostics: readonly IPrismDiagnostic[]) {
    super('The request breaks the contract')
    this.diagnostics = diagnostics
  }
}

/** Puts Prism around an app. `report` hears of answers of the app that break the contract. */
export async function createContractValidator(options: {
  contract: string | object
  app: App
  report: (line: string) => void
}): Promise<ContractValidator> {
  const operations = await getHttpOperationsFromSpec(options.contract)
  const index = new OperationIndex(operations)
  // Prism brings a pino of its own, whose types know nothing of ours; at run time they are the same.
  const silent: unknown = pino({ level: 'silent', customLevels: { success: 32 } })
  const logger = silent as PrismHttpComponents['logger']
  const prism = createInstance(proxyConfig(), { logger, forward })

  return {
    match: (method, path) => index.match(method, path),
    async call({ request, path, operation, requestId, toAppRequest }) {
      const body = await readRequestBody(request, requestId)
      if (body.kind === 'refused') return body.response
      const call: PrismCall = {
        method: operation.method as PrismCall['method'],
        url: { path, query: queryOf(request.url) },
        headers: Object.fromEntries(request.headers),
        ask: async () => options.app.fetch(toAppRequest(body.kind === 'read' ? body.text : undefined)),
      }
      if (body.kind === 'read') {
        call.body = body.value
        call.headers = { ...call.headers, 'content-length': String(body.length) }
      }
      // A required body must be there for Prism; bytes on their way count as there.
      if (body.kind === 'streamed') call.body = 'bytes'
      const preferred = readPrefer(request.headers.get('prefer'))
      const config: IHttpConfig = preferred ? mockConfig(preferred) : proxyConfig()
      const result = await prism.request(call, [operation], config)()
      if (result._tag === 'Left') return failure(result.left, operation, requestId)
      const { output, validations } = result.right
      const answer: CheckedAnswer = output
      const violations = validations.output.filter((found) => isError(found) || breaksStatus(found, answer.statusCode))
      if (violations.length === 0) return answer.response ?? toResponse(answer)
      const problem = violation(
        `${request.method} ${path}`,
        answer.statusCode,
        toEntries(violations, operation),
        requestId,
      )
      options.report(problem.line)
      return problem.response
    },
  }
}

const forward: PrismHttpComponents['forward'] =
  ({ data, validations }) =>
  () =>
  async () => {
    const errors = validations.filter(isError)
    if (errors.length > 0) return left(new RefusedRequest(errors))
    const response = await (data as PrismCall).ask()
    if (response.status === 501) return left(ProblemJsonError.fromTemplate(notImplemented))
    return right(await toCheckedAnswer(response))
  }

const shared = {
  errors: true,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  upstreamProxy: undefined,
}

/** A fresh object for every call: Prism writes the accepted media types into `mock`. */
function proxyConfig(): IHttpConfig {
  return { ...shared, isProxy: true, upstream: new URL('http://in-process'), mock: { dynamic: false } }
}

function mockConfig(mock: IHttpConfig['mock']): IHttpConfig {
  return { ...shared, isProxy: false, mock }
}

/** Prism only remarks on an error status that the contract does not list; a crash of the app speaks for itself. */
function breaksStatus({ message }: IPrismDiagnostic, status: number): boolean {
  return status < 500 && message.startsWith('Unable to match the returned status code')
}

function failure(error: Error, operation: Operation, requestId: string): Response {
  if (error instanceof RefusedRequest) return refusal(error.diagnostics, operation, requestId)
  const status = error instanceof ProblemJsonError ? error.status : 500
  const detail = error instanceof ProblemJsonError ? error.detail : error.message
  return problemResponse({ status, code: 'mock-failed', title: error.message, detail, requestId })
}

function violation(
  call: string,
  status: number,
  errors: readonly ProblemEntry[],
  requestId: string,
): { line: string; response: Response } {
  const places = errors.map(({ pointer, message }) => `  ${pointer || '(the whole)'}: ${message}`)
  return {
    line: [`Contract violation: ${call} answered ${status}`, ...places].join('\n'),
    response: problemResponse({
      status: 500,
      code: 'contract-violation',
      title: 'The answer breaks the contract',
      detail: `${call} answered ${status}; at ${errors[0]?.pointer || 'the whole'}: ${errors[0]?.message ?? ''}`,
      requestId,
      errors,
    }),
  }
}

function queryOf(url: string): Record<string, string | string[]> {
  const start = url.indexOf('?')
  if (start < 0) return {}
  const query: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>
  const parameters = new URLSearchParams(url.slice(start + 1))
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name)
    query[name] = values.length > 1 ? values : (values[0] ?? '')
  }
  return query
}
