import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { listen, type Listening } from '../node-http.ts'
import { emptyWorlds } from '../testing/empty-worlds.ts'
import { createRealtime, type Realtime } from './realtime.ts'
import type { Worlds } from '../state/worlds.ts'

let worlds: Worlds
let realtime: Realtime
let server: Listening

beforeEach(async () => {
  worlds = emptyWorlds()
  worlds.get('test')
  realtime = createRealtime(worlds)
  server = await listen({
    host: '127.0.0.1',
    port: 0,
    fetch: (request) => realtime.fetch(request, new URL(request.url).pathname),
    upgrade: (...upgrade) => realtime.upgrade(...upgrade),
  })
})

afterEach(async () => {
  realtime.close()
  await server.close()
  worlds.close()
})

/** The status that a handshake is refused with, or 101. */
async function handshake(path: string, origin?: string): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { ...(origin ? { origin } : {}) })
  const status = await new Promise<number>((resolve) => {
    socket.on('open', () => resolve(101))
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('error', () => undefined)
  })
  socket.terminate()
  return status
}

/** A connection that speaks the protocol by hand. */
async function open() {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/.ws?v=5&ns=test`)
  const received: unknown[] = []
  const waiting: (() => void)[] = []
  socket.on('message', (data: Buffer) => {
    received.push(JSON.parse(data.toString()))
    waiting.shift()?.()
  })
  await once(socket, 'open')
  const next = async (): Promise<unknown> => {
    if (received.length === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    return received.shift()
  }
  const hello = await next()
  return {
    socket,
    hello,
    next,
    send: (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
  }
}

const request = (r: number, a: string, b: unknown = {}) => ({ t: 'd', d: { r, a, b } })

describe('the handshake', () => {
  it('is made for the one path and version that the SDK speaks', async () => {
    expect(await handshake('/.ws?v=5&ns=test')).toBe(101)
    expect(await handshake('/.ws?v=4&ns=test')).toBe(404)
    expect(await handshake('/elsewhere?v=5&ns=test')).toBe(404)
  })

  it('is refused for a world that does not exist', async () => {
    expect(await handshake('/.ws?v=5&ns=nowhere')).toBe(404)
    expect(worlds.names()).toEqual(['test'])
  })

  it('is refused to the page of another origin', async () => {
    expect(await handshake('/.ws?v=5&ns=test', 'https://elsewhere.example')).toBe(403)
    expect(await handshake('/.ws?v=5&ns=test', `http://127.0.0.1:${server.port}`)).toBe(101)
  })

  it('tells the host with its port, so that the SDK comes back to it', async () => {
    const { hello } = await open()
    expect(hello).toMatchObject({ t: 'c', d: { t: 'h', d: { v: '5', h: `127.0.0.1:${server.port}` } } })
  })
})

describe('a connection', () => {
  it('answers a ping of the client', async () => {
    const { send, next } = await open()
    send({ t: 'c', d: { t: 'p', d: {} } })
    expect(await next()).toEqual({ t: 'c', d: { t: 'o', d: null } })
  })

  it.each(['p', 'm', 'o', 'om', 'oc', 'nonsense', '__proto__'])('denies the action "%s"', async (action) => {
    const { send, next } = await open()
    send(request(7, action, { p: '/worlds/test', d: 1 }))
    expect(await next()).toMatchObject({ d: { r: 7, b: { s: 'permission_denied' } } })
  })

  it('denies listening before signing in', async () => {
    const { send, next } = await open()
    send(request(1, 'q', { p: '/worlds/test/users/giulia/notifications', h: '' }))
    expect(await next()).toMatchObject({ d: { r: 1, b: { s: 'permission_denied' } } })
  })

  it.each(['', 'x.y.z', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJnaXVsaWEiLCJ3b3JsZCI6InRlc3QifQ.'])(
    'does not take "%s" for a token',
    async (cred) => {
      const { send, next } = await open()
      send(request(1, 'auth', { cred }))
      expect(await next()).toMatchObject({ d: { r: 1, b: { s: 'invalid_token' } } })
    },
  )

  it.each(['{"t":', '[]', 'null', '{"t":"d"}', '{"t":"d","d":[]}', '999999'])('ends at the frame %s', async (frame) => {
    const { socket, send } = await open()
    send(frame)
    await once(socket, 'close')
  })

  it('ends at a message that is too long', async () => {
    const { socket, send } = await open()
    send(`{"t":"${'x'.repeat(100_000)}"}`)
    await once(socket, 'close')
  })

  it('is not impressed by keys that have a meaning in the language', async () => {
    const { send, next } = await open()
    send(
      '{"t":"d","d":{"r":1,"a":"s","b":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}}',
    )
    expect(await next()).toMatchObject({ d: { r: 1, b: { s: 'ok' } } })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('puts messages together that came in pieces', async () => {
    const { send, next } = await open()
    const text = JSON.stringify(request(3, 's', { c: {} }))
    send('2')
    send(text.slice(0, 10))
    send(text.slice(10))
    expect(await next()).toMatchObject({ d: { r: 3, b: { s: 'ok' } } })
  })
})

describe('the identity service', () => {
  const call = (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { method: 'POST', ...init })

  it.each(['', '{', 'null', '{"token":7}', '{"token":"test.none"}', '{"token":"__proto__.x"}'])(
    'refuses the ticket in %j',
    async (body) => {
      const response = await call('/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken', { body })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { message: 'INVALID_CUSTOM_TOKEN' } })
    },
  )

  it('serves its three calls and nothing else', async () => {
    expect((await call('/identitytoolkit.googleapis.com/v1/accounts:signUp', { body: '{}' })).status).toBe(404)
    expect((await call('/securetoken.googleapis.com/v1/token', { method: 'GET' })).status).toBe(405)
  })

  it('refuses the page of another origin', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    expect((await call('/securetoken.googleapis.com/v1/token', { headers, body: 'x' })).status).toBe(403)
  })

  it('does not refresh with what is no refresh token', async () => {
    const user = { userId: 'giulia', sessionId: 's1' }
    const ticket = worlds.get('test').realtimeTickets.issue(user)
    const signedIn = await call('/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken', {
      body: JSON.stringify({ token: ticket }),
    })
    const { idToken, refreshToken } = (await signedIn.json()) as { idToken: string; refreshToken: string }
    const refresh = (token: string) =>
      call('/securetoken.googleapis.com/v1/token', {
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }),
      })
    expect((await refresh(idToken)).status).toBe(400)
    expect((await refresh(`${refreshToken.slice(0, -2)}AA`)).status).toBe(400)
    expect((await refresh(refreshToken)).status).toBe(200)
  })
})
