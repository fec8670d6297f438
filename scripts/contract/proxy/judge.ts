import { isJson } from '../document.ts'
import { AnswerCheck } from '../verify/check-answer.ts'
import type { Answer } from '../verify/caller.ts'
import type { Contract, KnownOperation } from '../verify/contract.ts'
import type { Finding } from '../verify/findings.ts'
import { Schemas } from '../verify/schemas.ts'

/** One exchange that went through the proxy. */
export interface Exchange {
  method: string
  /** Below the API base, with its query. */
  path: string
  requestBody: string | undefined
  requestType: string
  requestId: string
  status: number
  headers: Headers
  /** The text of the answer; undefined where it was not read, as with streams and files. */
  text: string | undefined
  durationMs: number
}

/** What an exchange breaks, on either side. */
export interface Judgement {
  operationId: string | undefined
  request: Finding[]
  answer: Finding[]
}

/** Holds what passes by against the contract, both ways. */
export class Judge {
  readonly #schemas: Schemas
  readonly #answers: AnswerCheck
  readonly #operations: { pattern: RegExp; literal: number; operation: KnownOperation }[]

  constructor(contract: Contract) {
    this.#schemas = new Schemas(contract.document)
    this.#answers = new AnswerCheck(contract, this.#schemas)
    this.#operations = contract.operations
      .map((operation) => ({
        operation,
        pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
        literal: operation.path.replaceAll(/\{\w+\}/g, '').length,
      }))
      // A literal segment wins over a parameter.
      .sort((one, other) => other.literal - one.literal)
  }

  /** The operation that a request asks. */
  operationOf(method: string, path: string): KnownOperation | undefined {
    const [plain = ''] = path.split('?')
    return this.#operations.find(({ operation, pattern }) => operation.method === method && pattern.test(plain))
      ?.operation
  }

  judge(exchange: Exchange): Judgement {
    const operation = this.operationOf(exchange.method, exchange.path)
    // Pictures and files have addresses that answers name; the contract does not list them.
    if (!operation && exchange.method === 'GET' && exchange.text === undefined)
      return { operationId: undefined, request: [], answer: [] }
    if (!operation) {
      const message = 'is no operation of the contract'
      return { operationId: undefined, request: [{ pointer: exchange.path, message }], answer: [] }
    }
    return {
      operationId: operation.id,
      request: this.#request(operation, exchange),
      answer: this.#answer(operation, exchange),
    }
  }

  #request(operation: KnownOperation, { path, requestBody, requestType }: Exchange): Finding[] {
    const query = new URLSearchParams(path.split('?')[1] ?? '')
    const found = operation.parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required && !query.has(parameter.name))
      .map(({ name }) => ({ pointer: `/query/${name}`, message: 'is missing' }))
    const known = new Set(operation.parameters.map(({ name }) => name))
    for (const name of new Set(query.keys())) {
      if (!known.has(name)) found.push({ pointer: `/query/${name}`, message: 'is no parameter of the contract' })
    }
    const [body] = operation.request?.bodies ?? []
    if (!body || !isJson(body.mediaType) || !isJson(requestType)) return found
    return [...found, ...this.#schemas.findings(body.schema, parse(requestBody))]
  }

  #answer(operation: KnownOperation, exchange: Exchange): Finding[] {
    const { status, headers, text, requestId, durationMs } = exchange
    // What is not read cannot be judged by its inside; 304 repeats what was judged before.
    if (text === undefined || status === 304) return []
    const statuses = operation.promised.map((one) => one.status)
    const expected = status >= 500 ? [...statuses, status] : statuses
    const request = { operationId: operation.id, method: operation.method, path: exchange.path, headers: {} }
    const answer: Answer = { request, status, headers, text, json: parse(text), requestId, durationMs, curl: '' }
    return this.#answers.findings(operation, answer, expected)
  }
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '') as unknown
  } catch {
    return undefined
  }
}
