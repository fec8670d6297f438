import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { request as rawRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Organisation } from './machinery.ts'
import { startServer, type MockServer } from './server.ts'
import { chooseWorld } from './state/choose-world.ts'
import type { WorldData } from './state/data.ts'
import { smallContract } from './testing/small-contract.ts'

const appFetch = vi.fn<(request: Request) => Response>()
const startColleagues = vi.fn<Organisation['startColleagues']>(() => () => undefined)
const report = vi.fn<(line: string) => void>()
const seenWorlds: string[] = []

const organisation: Organisation = {
  seedWorld: () => ({}) as WorldData,
  createApp: (worlds) => ({
    fetch(request) {
      seenWorlds.push(chooseWorld(worlds, request.headers).name)
      return appFetch(request)
    },
  }),
  endpoints: [{ method: 'POST', path: '/wave', does: 'Waves', run: ({ world }) => ({ waved: world().name }) }],
  startColleagues,
}

let folder: string
let server: MockServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-test-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(
    join(folder, 'index.html'),
    '<base href="/" /><script type="application/json" id="portal-configuration">{}</script>',
  )
  await writeFile(join(folder, 'assets/main-1a.js'), 'main()')
  server = await start()
  await server.ready
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

beforeEach(() => {
  appFetch.mockReset().mockImplementation(() => Response.json({ posts: [] }))
  report.mockReset()
  seenWorlds.length = 0
})

function start(options: object = {}) {
  const contract = structuredClone(smallContract)
  return startServer({ port: 0, portal: folder, contract, organisation, report, basePath: '/portal/', ...options })
}

function call(path: string, init: RequestInit & { headers?: Record<string, string> } = {}, at = server) {
  const headers = { cookie: 'portal-session=abc', ...init.headers }
  return fetch(`http://127.0.0.1:${at.port}${path}`, { redirect: 'manual', ...init, headers })
}

function control(path: string, body?: object, method = body ? 'POST' : 'GET') {
  return call(`/__mock/worlds/test${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}

/** Asks with headers that fetch writes itself. */
function rawStatus(path: string, headers: Record<string, string>) {
  return new Promise((resolve) => {
    rawRequest({ port: server.port, path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).end()
  })
}

const inTest = { headers: { 'x-mock-world': 'test' } }

describe('the rooms', () => {
  it('serve the portal below the base path, and lead there from above', async () => {
    expect(await (await call('/portal/')).text()).toContain('<base href="/portal/" />')
    expect(await (await call('/portal/assets/main-1a.js')).text()).toBe('main()')
    const above = await call('/')
    expect([above.status, above.headers.get('location')]).toEqual([302, '/portal/'])
    expect((await call('/portal?q=1')).headers.get('location')).toBe('/portal/?q=1')
  })

  it('give the app its requests without the base path', async () => {
    const response = await call('/portal/api/posts?pageSize=5')
    expect(response.status).toBe(200)
    expect(new URL(appFetch.mock.calls[0]?.[0].url ?? '')).toMatchObject({
      pathname: '/api/posts',
      search: '?pageSize=5',
    })
  })

  it('tell the app the scheme that the browser used', async () => {
    await call('/portal/api/posts', { headers: { 'x-forwarded-proto': 'https' } })
    expect(appFetch.mock.calls[0]?.[0].url).toBe(`https://127.0.0.1:${server.port}/api/posts`)
  })

  it('pass a body on, read or streamed', async () => {
    const bodies: Promise<string>[] = []
    appFetch.mockImplementation((request) => {
      bodies.push(request.text())
      return new Response(null, { status: 204 })
    })
    const json = { 'content-type': 'application/json' }
    expect((await call('/portal/api/posts', { method: 'POST', body: '{"title":"é"}', headers: json })).status).toBe(204)
    const bytes = { 'content-type': 'application/octet-stream' }
    const response = await call('/portal/api/files/7', { method: 'PUT', body: 'x'.repeat(200_000), headers: bytes })
    expect(response.status).toBe(204)
    expect(await bodies[0]).toBe('{"title":"é"}')
    expect((await bodies[1])?.length).toBe(200_000)
  })

  it('serve the organisation’s pictures beside the contract', async () => {
    appFetch.mockImplementation(() => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }))
    const response = await call('/portal/api/files/portrait.svg')
    expect(await response.text()).toBe('<svg/>')
    expect(report).not.toHaveBeenCalled()
  })

  it('answer with problems where the contract has nothing', async () => {
    expect(await (await call('/portal/api/nothing')).json()).toMatchObject({ status: 404, code: 'unknown-operation' })
    const wrong = await call('/portal/api/posts', { method: 'DELETE' })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })

  it('keep several cookies apart on the way out', async () => {
    appFetch.mockImplementation(() => {
      const headers = new Headers()
      headers.append('set-cookie', 'a=1')
      headers.append('set-cookie', 'b=2')
      return new Response(null, { status: 204, headers })
    })
    expect((await call('/portal/api/session', { method: 'POST' })).headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })

  it('compress long JSON for clients that accept it', async () => {
    const posts = Array.from({ length: 200 }, (_, index) => ({ title: `Post ${index}` }))
    appFetch.mockImplementation(() => Response.json({ posts }))
    const packed = await call('/portal/api/posts', { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(await packed.json()).toEqual({ posts })
    const plain = await call('/portal/api/posts', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.json()).toEqual({ posts })
  })

  it('let an event stream through piece by piece', async () => {
    appFetch.mockImplementation(() => {
      const stream = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
      })
      return new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
    })
    const response = await call('/portal/api/events')
    const reader = response.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n')
    await reader?.cancel()
  })

  it('repeat the name of a request, or give it one', async () => {
    const named = await call('/portal/api/posts', { headers: { 'x-request-id': 'mine-1' } })
    expect(named.headers.get('x-request-id')).toBe('mine-1')
    expect((await call('/portal/api/posts')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('report an answer of the app that breaks the contract', async () => {
    appFetch.mockImplementation(() => Response.json({ posts: 'none' }))
    expect(await (await call('/portal/api/posts')).json()).toMatchObject({ code: 'contract-violation' })
    expect(report).toHaveBeenCalledWith(expect.stringContaining('/posts: '))
  })

  it('answer 500 when the app breaks down, and go on', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    appFetch.mockImplementationOnce(() => {
      throw new Error('broken')
    })
    expect(await (await call('/portal/api/posts')).json()).toMatchObject({ code: 'internal-error' })
    silent.mockRestore()
    expect((await call('/portal/api/posts')).status).toBe(200)
  })
})

describe('worlds', () => {
  it('are chosen by header, by cookie, else the default one', async () => {
    await call('/portal/api/posts', inTest)
    await call('/portal/api/posts', { headers: { cookie: 'a=b; mock-world=by-cookie; portal-session=1' } })
    await call('/portal/api/posts', { headers: { 'x-mock-world': '../odd' } })
    expect(seenWorlds).toEqual(['test', 'by-cookie', 'default'])
  })

  it('remember what they were asked', async () => {
    await control('/requests', undefined, 'DELETE')
    await call('/portal/api/posts?pageSize=5', inTest)
    await call('/portal/api/posts/latest', inTest)
    const log = (await (await control('/requests?operationId=listPosts')).json()) as object
    expect(log).toMatchObject({
      count: 1,
      requests: [{ operationId: 'listPosts', path: '/posts?pageSize=5', status: 200 }],
    })
  })
})

describe('the control surface', () => {
  it('explains itself', async () => {
    const { endpoints } = (await (await call('/__mock/')).json()) as { endpoints: { call: string }[] }
    expect(endpoints.map((endpoint) => endpoint.call)).toContain('POST /__mock/worlds/{name}/faults')
    expect(endpoints.map((endpoint) => endpoint.call)).toContain('POST /__mock/worlds/{name}/wave')
  })

  it('is there below the base path too, where the portal finds it', async () => {
    expect((await call('/portal/__mock/worlds')).status).toBe(200)
  })

  it('resets a world to a seed and a frozen time', async () => {
    const now = '2027-01-01T00:00:00.000Z'
    expect(await (await control('/reset', { seed: 'empty', now, frozen: true })).json()).toMatchObject({
      seed: 'empty',
      now,
    })
    expect(await (await control('/clock', { advanceMs: 60_000 })).json()).toMatchObject({
      now: '2027-01-01T00:01:00.000Z',
    })
    expect((await control('/reset', { seed: 'nonsense' })).status).toBe(422)
  })

  it('takes a world out of service and back', async () => {
    await control('/out-of-service', { on: true })
    const response = await call('/portal/api/posts', inTest)
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'out-of-service' }])
    expect((await call('/portal/api/posts')).status).toBe(200)
    await control('/out-of-service', { on: false })
    expect((await call('/portal/api/posts', inTest)).status).toBe(200)
  })

  it('runs what the organisation adds', async () => {
    expect(await (await control('/wave', {})).json()).toEqual({ waved: 'test' })
  })

  it.each([
    ['status', { status: 409 }, 409, 'application/problem+json', /"code":"conflict"/],
    ['status', {}, 500, 'application/problem+json', /"code":"internal-error"/],
    ['html', {}, 502, 'text/html; charset=utf-8', /<!doctype html>/],
    ['malformed', {}, 200, 'application/json', /[^}]$/],
    ['wrong-shape', {}, 200, 'application/json', /unexpected/],
    ['empty', {}, 200, 'application/json', /^$/],
  ])('lets an operation fail by %s %j, as often as asked', async (kind, options, status, type, body) => {
    await control('/faults', { kind, operationId: 'listPosts', times: 1, ...options })
    expect((await call('/portal/api/posts/latest', inTest)).status).not.toBe(409)
    const failed = await call('/portal/api/posts', inTest)
    expect([failed.status, failed.headers.get('content-type')]).toEqual([status, type])
    expect(await failed.text()).toMatch(body)
    expect((await call('/portal/api/posts', inTest)).status).toBe(200)
  })

  it('lets an operation be slow, and another never answer', async () => {
    await control('/faults', { kind: 'delay', delayMs: 120, path: '/posts', times: 1 })
    const started = performance.now()
    expect((await call('/portal/api/posts', inTest)).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThan(110)
    await control('/faults', { kind: 'never', path: '/posts', times: 1 })
    await expect(call('/portal/api/posts', { ...inTest, signal: AbortSignal.timeout(200) })).rejects.toThrow()
  })

  it('takes all failures back', async () => {
    await control('/faults', { kind: 'status' })
    await control('/faults', undefined, 'DELETE')
    expect((await call('/portal/api/posts', inTest)).status).toBe(200)
  })

  it.each([
    [{ kind: 'nonsense' }, 422],
    [{ kind: 'status', operatoinId: 'listPosts' }, 422],
    [{ kind: 'delay' }, 422],
    [{ kind: 'status', status: 700 }, 422],
  ])('refuses the fault %j', async (fault, status) => {
    expect((await control('/faults', fault)).status).toBe(status)
  })

  it('loses the chunks of the old build until the page is loaded anew', async () => {
    const cookie = { headers: { cookie: 'mock-world=test' } }
    expect((await call('/portal/assets/main-1a.js', cookie)).status).toBe(200)
    await control('/build', { chunksGone: true })
    expect((await call('/portal/assets/main-1a.js', cookie)).status).toBe(404)
    expect((await call('/portal/assets/main-1a.js')).status).toBe(200)
    await call('/portal/', cookie)
    expect((await call('/portal/assets/main-1a.js', cookie)).status).toBe(200)
  })

  it.each([
    [{ 'content-type': 'text/plain' }, 415],
    [{ 'content-type': 'application/json', origin: 'https://elsewhere.example' }, 403],
  ])('refuses what a foreign page could send: %j', async (headers, status) => {
    const response = await call('/__mock/worlds/test/reset', { method: 'POST', body: '{}', headers })
    expect(response.status).toBe(status)
  })

  it('refuses a foreign name for this machine', async () => {
    expect(await rawStatus('/__mock/', { host: 'evil.example' })).toBe(403)
  })
})

describe('a page of another origin', () => {
  const foreign = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
  const worlds = async () => ((await (await call('/__mock/worlds')).json()) as { worlds: string[] }).worlds

  it.each(['/__mock/worlds/planted', '/__mock/', '/portal/api/posts', '/portal/chat/', '/portal/chat/state'])(
    'cannot make a world by asking for %s',
    async (path) => {
      for (const site of ['cross-site', 'same-site']) {
        const cookie = 'portal-session=abc; mock-world=planted'
        const response = await call(path, { headers: { ...foreign, cookie, 'sec-fetch-site': site } })
        expect(response.status).toBe(403)
        expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
      }
      expect(await worlds()).not.toContain('planted')
    },
  )

  it.each(['/portal/api/posts', '/portal/chat/conversations/canteen/read', '/__mock/worlds/test/wave'])(
    'cannot write to %s, also where the browser names no origin',
    async (path) => {
      const headers = { ...foreign, 'content-type': 'application/json' }
      expect((await call(path, { method: 'POST', body: '{}', headers })).status).toBe(403)
      const navigating = { ...headers, 'sec-fetch-mode': 'navigate' }
      expect((await call(path, { method: 'POST', body: '{}', headers: navigating })).status).toBe(403)
    },
  )

  it('may link to what a person opens', async () => {
    const cookie = 'portal-session=abc'
    const headers = { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    for (const path of ['/portal/', '/portal/api/posts', '/portal/chat/'])
      expect(await rawStatus(path, headers), path).toBe(200)
  })

  it('can use no answer of any room', async () => {
    for (const path of ['/', '/__mock/', '/securetoken.googleapis.com/v1/token', '/portal/api/posts', '/portal/chat/'])
      expect((await call(path)).headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
  })
})

describe('the embedded chat', () => {
  it('is a page under a policy of its own, at every place inside it', async () => {
    const page = await call('/portal/chat/conversations/canteen')
    expect(await page.text()).toContain('<base href="/portal/chat/" />')
    expect(page.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
    expect((await call('/portal/chat/chat.js')).headers.get('content-type')).toContain('javascript')
  })

  it('tells an open page that a message has arrived', async () => {
    const events = await call('/portal/chat/events', inTest)
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe(': open\n\n')
    await control('/chat/messages', { conversationId: 'canteen', text: 'Lunch?' })
    expect((await reader?.read())?.value).toContain('event: changed')
    await control('/chat/version', {})
    expect((await reader?.read())?.value).toContain('event: version')
    await reader?.cancel()
    const { conversations } = (await (await call('/portal/chat/state', inTest)).json()) as { conversations: object[] }
    expect(conversations).toContainEqual(expect.objectContaining({ id: 'canteen', unread: 1 }))
  })
})

describe('starting', () => {
  it('serves files before the API is there, and holds calls until it is', async () => {
    let load: () => void = () => undefined
    const fresh = await start({ basePath: '/', loadAfter: new Promise<void>((resolve) => (load = resolve)) })
    let up = false
    void fresh.ready.then(() => (up = true))
    expect((await call('/', {}, fresh)).status).toBe(200)
    const answer = call('/api/posts', {}, fresh)
    expect(up).toBe(false)
    load()
    expect((await answer).status).toBe(200)
    await fresh.close()
  })

  it('says which port is taken', async () => {
    await expect(start({ port: server.port })).rejects.toThrow(`Port ${server.port} is taken`)
  })

  it('answers API calls with the reason when the contract cannot be read', async () => {
    const broken = await start({ contract: join(folder, 'no-contract.json'), basePath: '/' })
    await expect(broken.ready).rejects.toThrow()
    expect(await (await call('/api/posts', {}, broken)).json()).toMatchObject({ code: 'mock-not-started' })
    expect((await call('/', {}, broken)).status).toBe(200)
    await broken.close()
  })

  it('lets colleagues act on the default world alone, again after a reset, and only when asked', async () => {
    expect(startColleagues).not.toHaveBeenCalled()
    const stop = vi.fn()
    startColleagues.mockReturnValue(stop)
    const demo = await start({ colleagues: true, basePath: '/' })
    await demo.ready
    await call('/api/posts', { headers: { 'x-mock-world': 'quiet' } }, demo)
    expect(startColleagues.mock.calls.map(([world]) => world.name)).toEqual(['default'])
    const headers = { 'content-type': 'application/json' }
    await call('/__mock/worlds/default/reset', { method: 'POST', body: '{}', headers }, demo)
    expect(stop).toHaveBeenCalledOnce()
    expect(startColleagues).toHaveBeenCalledTimes(2)
    await demo.close()
    expect(stop).toHaveBeenCalledTimes(2)
  })
})
