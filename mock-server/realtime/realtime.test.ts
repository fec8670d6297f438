import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithCustomToken,
  signOut,
  type Auth,
} from 'firebase/auth'
import {
  enableLogging,
  forceWebSockets,
  get,
  getDatabase,
  off,
  onValue,
  ref,
  set,
  type Database,
} from 'firebase/database'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listen, type Listening } from '../node-http.ts'
import { notificationsPath, realtimeTransport } from '../state/realtime-channel.ts'
import type { World } from '../state/world.ts'
import type { Worlds } from '../state/worlds.ts'
import { emptyWorlds } from '../testing/empty-worlds.ts'
import { createRealtime, type Realtime } from './realtime.ts'

forceWebSockets()
enableLogging(false)

type Client = { app: FirebaseApp; auth: Auth; database: Database }

let worlds: Worlds
let world: World
let realtime: Realtime
let server: Listening
let apps: FirebaseApp[] = []

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
  // Nothing keeps an unused world, so a test sees who holds it.
  worlds = emptyWorlds({ idleMs: -1 })
  world = worlds.get('test')
  await start()
})

afterEach(async () => {
  await Promise.allSettled(apps.map(deleteApp))
  apps = []
  realtime.close()
  await server.close()
  worlds.close()
})

/** Does what the portal's adapter does. */
async function connect(userId = 'giulia', sessionId = `session-of-${userId}`): Promise<Client> {
  const { realtimeOptions, authToken } = realtimeTransport(
    world,
    { userId, sessionId },
    `http://127.0.0.1:${server.port}`,
  )
  const { authEmulatorUrl, ...options } = realtimeOptions
  const app = initializeApp(options, `app-${apps.length}`)
  apps.push(app)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true })
  await signInWithCustomToken(auth, authToken)
  return { app, auth, database: getDatabase(app) }
}

function watch({ database }: Client, path = notificationsPath(world, 'giulia')) {
  const values: unknown[] = []
  const onError = vi.fn<(error: Error) => void>()
  const stop = onValue(ref(database, path), (snapshot) => values.push(snapshot.val()), onError)
  return { values, onError, stop }
}

const soon = { timeout: 5_000, interval: 10 }

describe('with the firebase SDK', () => {
  it('signs in with the ticket of the API and knows who it is', async () => {
    const { auth } = await connect()
    expect(auth.currentUser?.uid).toBe('giulia')
    expect((await auth.currentUser?.getIdTokenResult())?.signInProvider).toBe('custom')
  })

  it('refuses a ticket that was never handed out', async () => {
    const { auth } = await connect()
    await expect(signInWithCustomToken(auth, 'test.0123456789abcdef')).rejects.toThrow('auth/invalid-custom-token')
  })

  it('refreshes its tokens', async () => {
    const { auth } = await connect()
    expect(await auth.currentUser?.getIdToken(true)).toMatch(/^ey/)
  })

  it('gives null first and a new value for each thing that happens', async () => {
    const { values } = watch(await connect())
    await vi.waitFor(() => expect(values).toEqual([null]), soon)
    world.events.emit('notification-added', { userId: 'giulia', notificationId: 'n1' })
    await vi.waitFor(() => expect(values).toHaveLength(2), soon)
    world.events.emit('notifications-changed', { userId: 'giulia' })
    await vi.waitFor(() => expect(values).toHaveLength(3), soon)
    expect(values[1]).toEqual({ changedAt: expect.any(Number) as number })
    expect(values[2]).not.toEqual(values[1])
  })

  it('says nothing of what happens to others', async () => {
    const { values } = watch(await connect())
    await vi.waitFor(() => expect(values).toEqual([null]), soon)
    world.events.emit('notification-added', { userId: 'marco', notificationId: 'n1' })
    worlds.get('other').events.emit('notification-added', { userId: 'giulia', notificationId: 'n1' })
    world.events.emit('notification-added', { userId: 'giulia', notificationId: 'n2' })
    await vi.waitFor(() => expect(values).toHaveLength(2), soon)
  })

  it.each([
    'worlds/test/users/marco/notifications',
    'worlds/test/users/giulia',
    'worlds/other/users/giulia/notifications',
    '/',
  ])('denies reading %s', async (path) => {
    const { onError } = watch(await connect(), path)
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce(), soon)
    expect(onError.mock.calls[0]?.[0].message).toContain('permission_denied')
  })

  it('denies writing, also to what is one’s own', async () => {
    const { database } = await connect()
    await expect(set(ref(database, notificationsPath(world, 'giulia')), { changedAt: 1 })).rejects.toThrow(
      'PERMISSION_DENIED',
    )
  })

  it('answers a single read', async () => {
    const { database } = await connect()
    world.events.emit('notification-added', { userId: 'giulia', notificationId: 'n1' })
    const snapshot = await get(ref(database, notificationsPath(world, 'giulia')))
    expect(snapshot.val()).toEqual({ changedAt: expect.any(Number) as number })
  })

  it('stops telling after the listener is taken away', async () => {
    const client = await connect()
    const { values } = watch(client)
    await vi.waitFor(() => expect(values).toEqual([null]), soon)
    off(ref(client.database, notificationsPath(world, 'giulia')))
    const again = watch(client)
    world.events.emit('notification-added', { userId: 'giulia', notificationId: 'n1' })
    await vi.waitFor(() => expect(again.values.at(-1)).not.toBeNull(), soon)
    expect(values).toEqual([null])
  })

  it('comes back after its connection was lost, and receives what it missed', async () => {
    const { values } = watch(await connect())
    await vi.waitFor(() => expect(values).toEqual([null]), soon)
    world.dropRealtime()
    world.events.emit('notification-added', { userId: 'giulia', notificationId: 'n1' })
    world.restoreRealtime()
    await vi.waitFor(() => expect(values).toHaveLength(2), soon)
  })

  it('lets nobody in while realtime is dropped', async () => {
    const client = await connect()
    const connected = watch(client, '.info/connected')
    watch(client)
    await vi.waitFor(() => expect(connected.values.at(-1)).toBe(true), soon)
    world.dropRealtime()
    await vi.waitFor(() => expect(connected.values.at(-1)).toBe(false), soon)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(connected.values.at(-1)).toBe(false)
    world.restoreRealtime()
    await vi.waitFor(() => expect(connected.values.at(-1)).toBe(true), soon)
  })

  it('closes its connection when the app is deleted, and keeps its world alive until then', async () => {
    const client = await connect()
    watch(client)
    const connected = watch(client, '.info/connected')
    await vi.waitFor(() => expect(connected.values.at(-1)).toBe(true), soon)
    worlds.evictIdle()
    expect(worlds.names()).toEqual(['test'])
    await deleteApp(client.app)
    await vi.waitFor(() => {
      worlds.evictIdle()
      expect(worlds.names()).toEqual([])
    }, soon)
  })

  it('loses its listener when it signs out', async () => {
    const client = await connect()
    const { values, onError } = watch(client)
    await vi.waitFor(() => expect(values).toEqual([null]), soon)
    await signOut(client.auth)
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce(), soon)
  })

  it('is thrown out when the session ends on the server, and stays out', async () => {
    const client = await connect()
    const { values, onError } = watch(client)
    await vi.waitFor(() => expect(values).toEqual([null]), soon)
    world.events.emit('session-ended', { userId: 'giulia', sessionId: 'session-of-giulia' })
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce(), soon)
    await expect(client.auth.currentUser?.getIdToken(true)).rejects.toThrow('auth/user-token-expired')
  })

  it('is thrown out when the world is reset', async () => {
    const client = await connect()
    const connected = watch(client, '.info/connected')
    watch(client)
    await vi.waitFor(() => expect(connected.values.at(-1)).toBe(true), soon)
    worlds.reset('test')
    await vi.waitFor(() => expect(connected.values.at(-1)).toBe(false), soon)
    await expect(client.auth.currentUser?.getIdToken(true)).rejects.toThrow('auth/user-token-expired')
  })
})
