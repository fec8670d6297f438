import type { Schemas } from '../../mock-server/schemas.ts'
import type { Fault } from '../../mock-server/state/faults.ts'
import type { LoggedRequest } from '../../mock-server/state/request-log.ts'
import type { SeedName } from '../../mock-server/state/seed-names.ts'
import { consequences, consequencesOfFault } from './consequences.ts'

/** What the control surface tells of a world. */
export type WorldDescription = {
  name: string
  seed: SeedName
  /** The world's time, ISO 8601. */
  now: string
  outOfService: boolean
  realtimeAvailable: boolean
  build: { version: string }
  chunksGone: boolean
}

type Notification = Schemas['Notification']

/** To whom a notification goes and what it says. */
export type PushOptions = { userId?: string; count?: number; content?: Partial<Notification> }

/** How a failure may be described beside its kind. */
export type FailureOptions = Omit<Fault, 'kind' | 'operationId'>

/** The control surface of the mock server, for one world. What breaks something there announces what follows. */
export class MockClient {
  readonly #base: URL
  readonly #announce: (...patterns: RegExp[]) => void

  constructor(portalUrl: string, world: string, announce: (...patterns: RegExp[]) => void = () => undefined) {
    this.#announce = announce
    // The surface stands at the root of the origin, whatever the base path of the portal is.
    this.#base = new URL(`/__mock/worlds/${world}`, portalUrl)
  }

  /** How the world is. */
  describe(): Promise<WorldDescription> {
    return this.#call('GET', '')
  }

  /** Begins the world anew. A frozen one has a time that only `advanceClock` moves. */
  reset(seed: SeedName, options: { now?: string; frozen?: boolean } = {}): Promise<WorldDescription> {
    return this.#call('POST', '/reset', { seed, ...options })
  }

  /** Lets the world go. */
  remove(): Promise<unknown> {
    return this.#call('DELETE', '')
  }

  /** Lets an operation fail from now on, or the next `times` times. */
  fail(operationId: string, kind: Fault['kind'], options: FailureOptions = {}): Promise<unknown> {
    this.#announce(...consequencesOfFault(kind, options.status))
    return this.#call('POST', '/faults', { operationId, kind, ...options })
  }

  /** The failures that still wait, newest first, with how often each will still happen. */
  async faults(): Promise<Fault[]> {
    return (await this.#call<{ faults: Fault[] }>('GET', '/faults')).faults
  }

  /** Takes all failures back. */
  clearFaults(): Promise<unknown> {
    return this.#call('DELETE', '/faults')
  }

  /** Closes the realtime connections and lets none in. */
  dropRealtime(): Promise<unknown> {
    this.#announce(...consequences.realtimeDropped)
    return this.#call('POST', '/realtime', { available: false })
  }

  /** Lets realtime connections in again. */
  restoreRealtime(): Promise<unknown> {
    return this.#call('POST', '/realtime', { available: true })
  }

  /** Answers every call with 503, or ends that. */
  outOfService(on: boolean): Promise<unknown> {
    if (on) this.#announce(...consequences.outOfService)
    return this.#call('POST', '/out-of-service', { on })
  }

  /** Announces a new build; with `chunksGone` the files that open pages still refer to answer 404. */
  newBuild({ chunksGone = false }: { chunksGone?: boolean } = {}): Promise<unknown> {
    if (chunksGone) this.#announce(...consequences.chunksGone)
    return this.#call('POST', '/build', { chunksGone })
  }

  /** Sends notifications to a person; `content` wins over what is made up for the kind. The newest comes last. */
  async push(typeId: string, options: PushOptions = {}): Promise<Notification[]> {
    const answer = await this.#call<{ notifications: Notification[] }>('POST', '/notifications', { typeId, ...options })
    return answer.notifications
  }

  /** Publishes a post at the top of the feed. */
  publish(which = 0): Promise<{ postId: string; title: string }> {
    return this.#call('POST', '/posts', { which })
  }

  /** Removes a post; what told of it stays. */
  removePost(postId: string): Promise<unknown> {
    return this.#call('POST', '/posts/remove', { postId })
  }

  /** Ends all sessions of a person, as time would. */
  endSessions(userId: string): Promise<unknown> {
    this.#announce(...consequences.sessionEnded)
    return this.#call('POST', '/sessions/end', { userId })
  }

  /** Moves the world's time forward. */
  advanceClock(milliseconds: number): Promise<unknown> {
    return this.#call('POST', '/clock', { advanceMs: milliseconds })
  }

  /** The calls that the world has answered, oldest first. */
  async requests(filter: { operationId?: string; method?: string } = {}): Promise<LoggedRequest[]> {
    const { requests } = await this.#call<{ requests: LoggedRequest[] }>(
      'GET',
      `/requests?${new URLSearchParams(filter)}`,
    )
    return requests
  }

  /** Lets a message arrive in the embedded chat, in its first conversation unless another one is named. */
  chatMessage(message: { conversationId?: string; text?: string; link?: string } = {}): Promise<unknown> {
    return this.#call('POST', '/chat/messages', message)
  }

  /** Lets the embedded chat find a newer version of itself. */
  chatVersion(): Promise<unknown> {
    return this.#call('POST', '/chat/version', {})
  }

  /** Begins a new list of calls. */
  forgetRequests(): Promise<unknown> {
    return this.#call('DELETE', '/requests')
  }

  async #call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${this.#base.href}${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path || '/'} of the mock answered ${response.status}: ${text}`)
    return JSON.parse(text) as Answer
  }
}
