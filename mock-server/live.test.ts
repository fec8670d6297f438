import { readFileSync } from 'node:fs'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithCustomToken } from 'firebase/auth'
import { forceWebSockets, getDatabase, onValue, ref } from 'firebase/database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startServer, type MockServer } from './server.ts'
import { seedNames } from './state/seed-names.ts'

const communication = '/internal/v2/communication'
/** How long what comes over a real socket may take on a busy machine. */
const soon = { timeout: 8_000, interval: 20 }
const report = vi.fn<(line: string) => void>()

let server: MockServer
let operationsWithoutParameters: string[]

/** What some of them do not answer without. */
const required: Readonly<Record<string, string>> = {
  '/core/settings/messages': '?clientType=web',
  '/internal/v2/communication/search': '?q=press',
  '/internal/v2/communication/search/quick': '?q=press',
}

beforeAll(async () => {
  // Written by `npm run generate`, which every check runs first.
  const contract = JSON.parse(readFileSync(new URL('../.cache/openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, { get?: object }>
  }
  operationsWithoutParameters = Object.entries(contract.paths)
    .filter(([path, item]) => item.get && !path.includes('{'))
    .map(([path]) => path + (required[path] ?? ''))
  server = await startServer({ port: 0, contract, report })
  await server.ready
})

afterAll(() => server.close())

/** One browser in a world of its own. */
async function signIn(world: string, userName = 'giulia.riva') {
  const origin = `http://127.0.0.1:${server.port}`
  let cookie = ''
  async function call(method: string, path: string, body?: object): Promise<Response> {
    const headers: Record<string, string> = { 'x-mock-world': world, cookie, origin }
    if (body) headers['content-type'] = 'application/json'
    const init: RequestInit = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    return fetch(origin + path, init)
  }
  const session = await call('POST', '/api/core/auth/sign-in', { userName, password: 'Meridiana!2026' })
  cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return {
    get: (path: string) => call('GET', `/api${path}`),
    post: (path: string, body?: object) => call('POST', `/api${path}`, body),
    control: (path: string, body: object = {}) => call('POST', `/__mock/worlds/${world}${path}`, body),
  }
}

describe('the whole server', () => {
  it('tells a person by the firebase SDK that a notification is there, until they sign out', async () => {
    const { get, post, control } = await signIn('live')
    const { clientTransport } = (await (await post('/core/auth/create-push-channels-client-transport')).json()) as {
      clientTransport: { transportParams: { authToken: string; realtimeOptions: Record<string, string> } }
    }
    const { channelConnection } = (await (
      await get(`${communication}/update-notifications/user-notifications-channel`)
    ).json()) as { channelConnection: { connectionParams: { firebaseChannelPath: string } } }
    const { authToken, realtimeOptions } = clientTransport.transportParams

    forceWebSockets()
    const app = initializeApp(realtimeOptions, 'live')
    const auth = initializeAuth(app, { persistence: inMemoryPersistence })
    connectAuthEmulator(auth, realtimeOptions['authEmulatorUrl'] ?? '', { disableWarnings: true })
    await signInWithCustomToken(auth, authToken)
    const values: unknown[] = []
    const onError = vi.fn()
    onValue(
      ref(getDatabase(app), channelConnection.connectionParams.firebaseChannelPath),
      (snapshot) => values.push(snapshot.val()),
      onError,
    )
    await vi.waitFor(() => expect(values).toEqual([null]), soon)

    const before = await unread(get)
    await control('/notifications', { typeId: 'comment-mention' })
    await vi.waitFor(() => expect(values).toHaveLength(2), soon)
    expect(await unread(get)).toBe(before + 1)

    await post('/core/auth/sign-out')
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce(), soon)
    await deleteApp(app)
  })

  it.each(seedNames)(
    'answers every list and every setting of the seed %s from state and in keeping with the contract',
    async (seed) => {
      const { control } = await signIn(`seed-${seed}`)
      await control('/reset', { seed })
      const { get } = await signIn(`seed-${seed}`)
      for (const path of operationsWithoutParameters) {
        const response = await get(path)
        expect([seed, path, response.status, response.headers.get('x-mock-source')]).toEqual([seed, path, 200, null])
        await response.arrayBuffer()
      }
      expect(report).not.toHaveBeenCalled()
    },
  )

  it('lets a session end in the middle of the work', async () => {
    const { get, control } = await signIn('ended')
    await control('/sessions/end')
    const response = await get(`${communication}/posts?filter=latest`)
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'session-expired' }])
  })
})

async function unread(get: (path: string) => Promise<Response>): Promise<number> {
  const response = await get(`${communication}/update-notifications/unread-notifications`)
  return ((await response.json()) as { count: number }).count
}
