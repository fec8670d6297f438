import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { RealtimePerson } from '../state/realtime-tickets.ts'
import { FrameReader, toFrames } from './frames.ts'
import type { RealtimeWorld } from './realtime-worlds.ts'
import type { Claims } from './tokens.ts'

/** Most paths that one connection may listen to; the portal needs one. */
const mostListens = 50

type Reply = { s: string; d: unknown }

type Listen = { path: string; query: unknown; stop: () => void }

const ok: Reply = { s: 'ok', d: {} }
const denied: Reply = { s: 'permission_denied', d: 'Permission denied' }

/** One websocket of the firebase SDK: signs in, listens, gets told. Writing is refused. */
export class Connection {
  readonly #socket: WebSocket
  readonly #side: RealtimeWorld
  readonly #reader = new FrameReader()
  readonly #listens = new Map<string, Listen>()
  readonly #release: () => void
  #claims: Claims | null = null
  #expiry: ReturnType<typeof setTimeout> | undefined

  /** `host` is what the client calls this server, with its port; the SDK comes back to the host that it is told. */
  constructor(socket: WebSocket, side: RealtimeWorld, host: string, release: () => void) {
    this.#socket = socket
    this.#side = side
    this.#release = release
    side.connections.add(this)
    socket.on('message', (data: Buffer, isBinary) => this.#receive(data.toString(), isBinary))
    socket.on('error', () => this.close())
    socket.on('close', () => this.#cleanUp())
    this.#send({ t: 'c', d: { t: 'h', d: { ts: Date.now(), v: '5', h: host, s: randomUUID() } } })
  }

  /** Ends the connection; the SDK comes back by itself. */
  close(): void {
    this.#cleanUp()
    this.#socket.close(1001)
    this.#socket.terminate()
  }

  /** Takes back everything that a session was allowed, if it is the session of this connection. */
  endSession(sessionId: string): void {
    if (this.#claims?.sessionId !== sessionId) return
    this.#revokeListens()
    this.close()
  }

  #receive(frame: string, isBinary: boolean) {
    const received = isBinary ? ({ kind: 'broken' } as const) : this.#reader.read(frame)
    if (received.kind === 'waiting') return
    const message = received.kind === 'message' ? asRecord(received.message) : null
    const content = asRecord(message?.['d'])
    if (!message || !content) return this.close()
    if (message['t'] === 'c') this.#control(content)
    else if (message['t'] === 'd') this.#request(content)
  }

  #control(content: Record<string, unknown>) {
    if (content['t'] === 'p') this.#send({ t: 'c', d: { t: 'o', d: null } })
  }

  #request({ r, a, b }: Record<string, unknown>) {
    if (typeof r !== 'number') return
    const reply = this.#act(typeof a === 'string' ? a : '', asRecord(b) ?? {})
    this.#send({ t: 'd', d: { r, b: reply } })
  }

  #act(action: string, body: Record<string, unknown>): Reply {
    switch (action) {
      case 's':
        return ok
      case 'auth':
      case 'gauth':
        return this.#signIn(typeof body['cred'] === 'string' ? body['cred'] : '')
      case 'unauth':
        this.#signOut()
        return ok
      case 'q':
        return this.#listen(pathOf(body), body['q'], body['t'])
      case 'n':
        this.#unlisten(pathOf(body))
        return ok
      case 'g':
        return this.#mayRead(pathOf(body)) ? { s: 'ok', d: this.#side.value(pathOf(body)) } : denied
      default:
        return denied
    }
  }

  #signIn(token: string): Reply {
    const claims = this.#side.tokens.verify(token, 'id')
    if (!claims) return { s: 'invalid_token', d: 'Could not verify the token' }
    this.#claims = claims
    clearTimeout(this.#expiry)
    this.#expiry = setTimeout(() => this.#expire(), claims.exp * 1000 - Date.now()).unref()
    return { s: 'ok', d: { auth: { uid: claims.userId, provider: 'custom', token: {} }, expires: claims.exp } }
  }

  #signOut() {
    this.#claims = null
    clearTimeout(this.#expiry)
    this.#revokeListens()
  }

  #expire() {
    this.#claims = null
    this.#push('ac', { s: 'expired_token', d: 'The token has expired' })
  }

  #listen(path: string, query: unknown, tag: unknown): Reply {
    if (!this.#mayRead(path)) return denied
    const key = listenKey(path, tag)
    if (!this.#listens.has(key) && this.#listens.size >= mostListens) return { s: 'too_big', d: 'Too many listens' }
    this.#listens.get(key)?.stop()
    const tell = (value: unknown) => this.#push('d', { p: path, d: value, ...(tag === undefined ? {} : { t: tag }) })
    this.#listens.set(key, { path, query, stop: this.#side.listen(path, tell) })
    // The SDK takes the value before the answer as the first one; after it, as a change.
    tell(this.#side.value(path))
    return ok
  }

  #unlisten(path: string) {
    for (const [key, listen] of [...this.#listens]) {
      if (listen.path !== path) continue
      listen.stop()
      this.#listens.delete(key)
    }
  }

  #revokeListens() {
    for (const { path, query, stop } of this.#listens.values()) {
      stop()
      this.#push('c', { p: path, ...(query === undefined ? {} : { q: query }) })
    }
    this.#listens.clear()
  }

  #mayRead(path: string): boolean {
    const person: RealtimePerson | null = this.#claims
    return this.#side.mayRead(path, person)
  }

  #push(action: string, body: object) {
    this.#send({ t: 'd', d: { a: action, b: body } })
  }

  #send(message: unknown) {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    for (const frame of toFrames(message)) this.#socket.send(frame)
  }

  #cleanUp() {
    if (!this.#side.connections.delete(this)) return
    clearTimeout(this.#expiry)
    for (const { stop } of this.#listens.values()) stop()
    this.#listens.clear()
    this.#release()
  }
}

/** Paths are compared without slashes at their ends. */
function pathOf(body: Record<string, unknown>): string {
  return typeof body['p'] === 'string' ? body['p'].replace(/^\/+|\/+$/g, '') : ''
}

function listenKey(path: string, tag: unknown): string {
  return `${typeof tag === 'number' ? tag : 'all'} ${path}`
}

function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}
