import { enableLogging } from 'firebase/database'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listen, type Listening } from '../../../mock-server/node-http'
import { createRealtime, type Realtime } from '../../../mock-server/realtime/realtime'
import { notificationsPath, realtimeTransport } from '../../../mock-server/state/realtime-channel'
import type { World } from '../../../mock-server/state/world'
import type { Worlds } from '../../../mock-server/state/worlds'
import { emptyWorlds } from '../../../mock-server/testing/empty-worlds'
import { connect } from './connect'
import { keepListening } from './keep-listening'
import type { RealtimeStatus, TransportParams } from './types'

enableLogging(false)

let worlds: Worlds
let world: World
let realtime: Realtime
let server: Listening

async function start(port = 0) {
  realtime = createRealtime(worlds)
  server = await listen({
    host: '127.0.0.1',
    port,
    fetch: (request) => realtime.fetch(request, new URL(request.url).pathname),
    upgrade: (...upgrade) => realtime.upgrade(...upgrade),
  })
}

beforeEach(async () => {
  worlds = emptyWorlds({ idleMs: -1 })
  world = worlds.get('test')
  await start()
})

afterEach(async () => {
  realtime.close()
  await server.close()
  worlds.close()
})

const soon = { timeout: 8_000, interval: 20 }

function transport(userId = 'giulia'): TransportParams {
  return realtimeTransport(world, { userId, sessionId: `session-of-${userId}` }, `http://127.0.0.1:${server.port}`)
}

const somethingHappens = () => world.events.emit('notifications-changed', { userId: 'giulia' })

it('gives what is there first, then every change, and leaves no socket behind', async () => {
  const connection = await connect(transport())
  const values: unknown[] = []
  const statuses: RealtimeStatus[] = []
  connection.onStatus((status) => statuses.push(status))
  connection.subscribe(notificationsPath(world, 'giulia'), (value) => values.push(value), vi.fn())
  await vi.waitFor(() => expect(values).toEqual([null]), soon)
  somethingHappens()
  await vi.waitFor(() => expect(values).toHaveLength(2), soon)
  expect(statuses).toEqual(['connecting', 'connected'])
  await connection.close()
  somethingHappens()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(values).toHaveLength(2)
})

it('opens no database in the browser, which would outlive the sign-out', async () => {
  const open = vi.fn(() => {
    throw new Error('No database is to be opened.')
  })
  vi.stubGlobal('indexedDB', { open })
  vi.stubGlobal('self', globalThis)
  const connection = await connect(transport())
  await connection.close()
  vi.unstubAllGlobals()
  expect(open).not.toHaveBeenCalled()
})

it('tells when somebody else’s channel is refused', async () => {
  const connection = await connect(transport())
  const refused = vi.fn()
  connection.subscribe(notificationsPath(world, 'marco'), vi.fn(), refused)
  await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce(), soon)
  await connection.close()
})

it('hands out the identity that the service gave', async () => {
  const connection = await connect(transport())
  const tokens: string[] = []
  connection.onToken((token) => tokens.push(token))
  await vi.waitFor(() => expect(tokens[0]).toMatch(/^ey/), soon)
  await connection.close()
})

it('fails when the token is not taken', async () => {
  await expect(connect({ ...transport(), authToken: 'test.0123456789abcdef' })).rejects.toThrow('custom-token')
})

it('keeps listening over a restart of the server', async () => {
  const seen = { changes: 0, listening: [] as boolean[] }
  const stop = keepListening({
    name: 'user notifications',
    findTransport: async () => transport(),
    findChannel: async () => notificationsPath(world, 'giulia'),
    connect,
    onChange: () => (seen.changes += 1),
    onListening: (listening) => seen.listening.push(listening),
    onFailure: vi.fn(),
  })
  await vi.waitFor(() => expect(seen.listening).toEqual([true]), soon)
  somethingHappens()
  await vi.waitFor(() => expect(seen.changes).toBe(1), soon)

  const { port } = server
  realtime.close()
  await server.close()
  await vi.waitFor(() => expect(seen.listening).toEqual([true, false]), soon)
  await start(port)
  await vi.waitFor(() => expect(seen.listening.at(-1)).toBe(true), soon)
  // The server that came back knows none of the old tokens, so the first way in may be refused and a second be taken.
  await vi.waitFor(() => {
    somethingHappens()
    expect(seen.changes).toBeGreaterThan(1)
  }, soon)
  stop()
}, 60_000)
