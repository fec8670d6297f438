import { randomUUID } from 'node:crypto'
import type { Secrets } from './secrets.ts'
import type { Session } from './session.ts'

/** A request before it is sent. */
export interface Prepared {
  operationId: string
  method: string
  /** Below the API base, with its query. */
  path: string
  headers: Record<string, string>
  body?: string
}

/** What came back, read to its end. */
export interface Answer {
  request: Prepared
  /** 0 where no answer came. */
  status: number
  headers: Headers
  text: string
  /** The body as JSON; undefined where it is none. */
  json: unknown
  /** The `X-Request-Id` that was sent. */
  requestId: string
  durationMs: number
  /** Why no answer came. */
  failure?: string
  curl: string
}

/** Sends a request; tests answer it in the same process. */
export type Fetch = (request: Request) => Promise<Response>

/** Longest wait for one answer, in milliseconds. */
const timeoutMs = 20_000

/** Bodies longer than this are shown by their beginning: a terminal is no place for thousands of letters. */
const longestShownBody = 4_000

/** Speaks to the one server that was named, and to no other: redirects are not followed. */
export class Caller {
  readonly base: string
  readonly secrets: Secrets
  /** Milliseconds that each operation took to answer, one entry for each request. */
  readonly durations = new Map<string, number[]>()
  readonly #fetch: Fetch
  readonly #now: () => number
  #requests = 0

  /** `now` is a clock in milliseconds. */
  constructor(options: {
    base: string
    secrets: Secrets
    fetch?: Fetch | undefined
    now?: (() => number) | undefined
  }) {
    this.base = options.base.replace(/\/+$/, '')
    this.secrets = options.secrets
    this.#fetch = options.fetch ?? ((request) => fetch(request))
    this.#now = options.now ?? (() => performance.now())
  }

  /** How many requests went out. */
  get requests(): number {
    return this.#requests
  }

  async send(prepared: Prepared, session?: Session): Promise<Answer> {
    const requestId = randomUUID()
    const cookie = session?.header ?? ''
    const headers = {
      accept: 'application/json, application/problem+json',
      'accept-language': 'en',
      'x-request-id': requestId,
      ...(cookie ? { cookie } : {}),
      ...prepared.headers,
    }
    const { method, path, body } = prepared
    const curl = this.#curl(prepared, cookie)
    const blank = { request: prepared, requestId, curl, headers: new Headers(), text: '', json: undefined }
    const began = this.#now()
    this.#requests += 1
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const request = new Request(this.base + path, {
        ...{ method, headers, signal, redirect: 'manual' },
        ...(body === undefined ? {} : { body }),
      })
      const response = await this.#fetch(request)
      this.secrets.addCookies(response.headers)
      const text = await response.text()
      const durationMs = this.#now() - began
      this.#note(prepared.operationId, durationMs)
      return { ...blank, status: response.status, headers: response.headers, text, json: parse(text), durationMs }
    } catch (error) {
      const durationMs = this.#now() - began
      const slow = error instanceof Error && error.name === 'TimeoutError'
      const failure = slow ? `no answer within ${timeoutMs / 1000} s` : `no answer: ${reasonOf(error)}`
      return { ...blank, status: 0, durationMs, failure }
    }
  }

  #note(operationId: string, durationMs: number): void {
    const known = this.durations.get(operationId)
    if (known) known.push(durationMs)
    else this.durations.set(operationId, [durationMs])
  }

  /** One line that repeats the request in a shell. */
  #curl({ method, path, headers, body }: Prepared, cookie: string): string {
    const quoted = (text: string) => this.secrets.quoted(text)
    const parts = ['curl -sS -i', method === 'GET' ? '' : `-X ${method}`, quoted(this.base + path)]
    for (const [name, value] of Object.entries(headers)) parts.push(`-H ${quoted(`${name}: ${value}`)}`)
    if (cookie) parts.push(`-H ${quoted(`cookie: ${cookie}`)}`)
    if (body !== undefined) parts.push(`--data-binary ${bodyForShell(body, quoted)}`)
    return parts.filter(Boolean).join(' ')
  }
}

/** A long run of one letter is written by printf, so that the line stays a line. */
function bodyForShell(body: string, quoted: (text: string) => string): string {
  if (body.length <= longestShownBody) return quoted(body)
  const [, before = '', letter = '', after = ''] = /^([^]*?)(\w)\2{999,}([^]*)$/.exec(body) ?? []
  const times = body.length - before.length - after.length
  if (letter === '' || before.length + after.length > longestShownBody) return quoted(body.slice(0, longestShownBody))
  return `${quoted(before)}"$(printf '${letter}%.0s' $(seq ${times}))"${quoted(after)}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
