import { isJson } from '../document.ts'
import type { Answer } from './caller.ts'
import type { Contract, KnownOperation, Promised } from './contract.ts'
import type { Finding } from './findings.ts'
import type { Schemas } from './schemas.ts'

/** Refusals that the contract promises everywhere alike and therefore lists at no operation. */
const everywhere: Record<number, string[]> = {
  400: ['malformed-json'],
  403: ['origin-mismatch'],
  404: ['unknown-operation'],
  405: ['method-not-allowed'],
  411: ['length-required'],
  413: ['content-too-large'],
  415: ['unsupported-media-type'],
}

/** Holds one answer against all that the contract says of it. */
export class AnswerCheck {
  readonly #contract: Contract
  readonly #schemas: Schemas

  constructor(contract: Contract, schemas: Schemas) {
    this.#contract = contract
    this.#schemas = schemas
  }

  /** What is wrong with the answer, whatever was asked. `expected` are the statuses that this request deserves. */
  findings(operation: KnownOperation, answer: Answer, expected: readonly number[]): Finding[] {
    if (answer.failure) return [{ pointer: '/status', message: answer.failure }]
    const found: Finding[] = []
    const { status, headers } = answer
    if (status >= 300 && status < 400) {
      const message = `redirects to ${headers.get('location') ?? 'nowhere'}; a call of the contract answers itself`
      return [{ pointer: '/status', message }]
    }
    if (!expected.includes(status)) {
      found.push({ pointer: '/status', message: `is ${status}${codeIn(answer)} where ${list(expected)} is promised` })
    }
    const promised = operation.promised.find((one) => one.status === status)
    if (promised) found.push(...this.#promised(promised, answer))
    else if (status >= 400 && (status in everywhere || expected.includes(status))) found.push(...this.#problem(answer))
    else if (expected.includes(status)) found.push({ pointer: '/status', message: `${status} is not in the contract` })
    else if (status >= 500) found.push(...this.#problem(answer))
    return found
  }

  #promised({ status, headers, bodies }: Promised, answer: Answer): Finding[] {
    const found: Finding[] = []
    for (const [name, header] of Object.entries(headers)) {
      const value = answer.headers.get(name)
      const pointer = `/header/${name.toLowerCase()}`
      if (value === null) found.push({ pointer, message: 'is missing' })
      else if (header.schema?.type === 'integer' && !/^\d+$/.test(value)) {
        found.push({ pointer, message: `must be a whole number, not "${value}"` })
      }
    }
    if (status >= 400) return [...found, ...this.#problem(answer)]
    return [...found, ...this.#body(bodies, answer)]
  }

  #body(bodies: Promised['bodies'], { headers, text, json }: Answer): Finding[] {
    const [body] = bodies
    if (!body) return text === '' ? [] : [{ pointer: '', message: 'must be empty' }]
    const type = mediaTypeOf(headers)
    const matching = bodies.find(({ mediaType }) => mediaType === '*/*' || mediaType === type)
    if (!matching) {
      const wanted = bodies.map(({ mediaType }) => mediaType).join(' or ')
      return [{ pointer: '/header/content-type', message: `is ${type || 'missing'} where ${wanted} is promised` }]
    }
    if (!isJson(matching.mediaType)) return []
    if (json === undefined) return [{ pointer: '', message: 'is not JSON' }]
    return this.#schemas.findings(matching.schema, json)
  }

  /**
   * Every error answer has the one shape, the status inside, the name of its request and a code that the contract
   * knows.
   */
  #problem(answer: Answer): Finding[] {
    const { status, headers, json, requestId } = answer
    const type = mediaTypeOf(headers)
    if (type !== 'application/problem+json') {
      return [
        {
          pointer: '/header/content-type',
          message: `is ${type || 'missing'} where application/problem+json is promised`,
        },
      ]
    }
    if (json === undefined) return [{ pointer: '', message: 'is not JSON' }]
    const found = this.#schemas.findings({ $ref: '#/components/schemas/Problem' }, json)
    const problem = json as { status?: unknown; code?: unknown; requestId?: unknown; errors?: unknown }
    if (typeof problem.status === 'number' && problem.status !== status) {
      found.push({ pointer: '/status', message: `is ${problem.status} in the body of an answer with ${status}` })
    }
    if (problem.requestId !== undefined && problem.requestId !== requestId) {
      found.push({ pointer: '/requestId', message: 'is not the X-Request-Id of the request' })
    }
    const codes = this.#contract.codesOf(status)
    for (const code of everywhere[status] ?? []) codes.add(code)
    if (typeof problem.code === 'string' && codes.size > 0 && !codes.has(problem.code) && status < 500) {
      found.push({
        pointer: '/code',
        message: `"${problem.code}" is a code that the contract does not know at ${status}`,
      })
    }
    if (problem.code === 'validation-failed' && !(Array.isArray(problem.errors) && problem.errors.length > 0)) {
      found.push({ pointer: '/errors', message: 'must say what was not accepted' })
    }
    return found
  }
}

/** The media type of an answer, without its parameters. */
export function mediaTypeOf(headers: Headers): string {
  return (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** The code of a problem; empty where the answer is none. */
export function codeOf({ json }: Answer): string {
  const code = (json as { code?: unknown } | null | undefined)?.code
  return typeof code === 'string' ? code : ''
}

const codeIn = (answer: Answer): string => (codeOf(answer) ? ` (${codeOf(answer)})` : '')

const list = (statuses: readonly number[]): string => statuses.join(' or ')
