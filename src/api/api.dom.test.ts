import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FileMissing } from '@/shared/loadable'
import { api, ApiError, type ApiErrorKind, renewSessionWith, unwrap } from '.'
import { errorOfFailure } from './read-failure'

const KINDS: readonly ApiErrorKind[] = [
  'problem',
  'unauthenticated',
  'forbidden',
  'not-found',
  'conflict',
  'validation',
  'rate-limited',
  'unavailable',
  'timeout',
  'offline',
  'malformed',
]

/** What the network does with the next calls; the last answer stays. */
const network = vi.fn<(request: Request) => Promise<Response>>()

beforeEach(() => {
  network.mockReset()
  vi.stubGlobal('fetch', network)
})

afterEach(() => {
  vi.unstubAllGlobals()
  renewSessionWith(null)
})

const askCount = () => unwrap(api.GET('/internal/v2/communication/update-notifications/unread-notifications'))
const like = () =>
  unwrap(api.PUT('/internal/v2/communication/posts/{postId}/like', { params: { path: { postId: '1' } } }))
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
const problem = (status: number, code: string) =>
  json({ type: 'about:blank', title: 'No', status, code, requestId: 'r-7' }, status)

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error(`Not an ApiError: ${String(error)}`)
  return error
}

it('gives the value of a sound answer', async () => {
  network.mockResolvedValue(json({ count: 4 }))
  expect(await askCount()).toEqual({ count: 4 })
})

it('sends the language of the document and an id by which the server finds the request again', async () => {
  document.documentElement.lang = 'el'
  network.mockResolvedValue(json({ count: 4 }))
  await askCount()
  const request = network.mock.calls[0]?.[0]
  expect(request?.headers.get('Accept-Language')).toBe('el')
  expect(request?.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
})

it.each([
  [400, 'validation'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'conflict'],
  [418, 'problem'],
  [422, 'validation'],
  [429, 'rate-limited'],
  [500, 'problem'],
  [503, 'unavailable'],
] as const)('calls a problem document of status %i %s, with its code and its request id', async (status, kind) => {
  network.mockResolvedValue(problem(status, 'some-code'))
  expect(await failure(askCount())).toMatchObject({ kind, status, code: 'some-code', requestId: 'r-7' })
})

it('names an HTML error page by its status', async () => {
  network.mockResolvedValue(
    new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
  )
  expect(await failure(askCount())).toMatchObject({ kind: 'unavailable', code: 'http-502', retryable: true })
})

it.each([
  [
    'an HTML page',
    new Response('<!doctype html><title>Sign in to the network</title>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['half a JSON text', new Response('{"count": ', { headers: { 'Content-Type': 'application/json' } })],
  ['nothing', new Response(null, { status: 200 })],
  ['nothing, and says so', new Response(null, { status: 200, headers: { 'Content-Length': '0' } })],
  ['no content', new Response(null, { status: 204 })],
])('calls a success that brings %s malformed', async (_name, response) => {
  network.mockResolvedValue(response)
  expect((await failure(askCount())).kind).toBe('malformed')
})

it.each([
  ['nothing', new Response(null, { status: 200, headers: { 'Content-Length': '0' } })],
  ['JSON', json({ ok: true })],
])('calls a 200 that brings %s malformed where 204 is promised', async (_name, response) => {
  network.mockResolvedValue(response)
  const call = unwrap(
    api.POST('/internal/v2/ai/messages/{id}/feedback', { params: { path: { id: 'm-1' } }, body: { like: true } }),
  )
  expect(await failure(call)).toMatchObject({ kind: 'malformed', status: 200, pointer: '' })
})

it('points at the place where a success breaks the contract', async () => {
  network.mockResolvedValue(json({ count: 'four' }))
  expect(await failure(askCount())).toMatchObject({ kind: 'malformed', pointer: '/count', retryable: false })
})

it.each([-4, 1e300])('does not believe a count of %d', async (count) => {
  network.mockResolvedValue(json({ count }))
  expect(await failure(askCount())).toMatchObject({ kind: 'malformed', pointer: '/count' })
})

describe('in production, an entry of a list that breaks the contract', () => {
  beforeEach(() => {
    vi.stubEnv('DEV', false)
    vi.resetModules()
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  it('is left out and reported like a wrong answer, without what it says', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { reportErrorsTo } = await import('@/shared/errors')
    const { describeError } = await import('@/shared/error-reporting')
    const reports: unknown[] = []
    reportErrorsTo(({ error, context }) => reports.push({ context, ...describeError(error), stack: [] }))
    const client = await import('.')
    const homes = [
      { id: '1', name: 'Milan', isNew: false, current: true },
      { id: '2', name: 'Confidential', isNew: 'yes', current: false },
      { id: '3', current: false },
    ]
    network.mockResolvedValue(json({ homes }, 200, { 'X-Request-Id': 'r-7' }))
    const answer = await client.unwrap(client.api.GET('/internal/v2/homes'))
    expect(answer).toEqual({ homes: [homes[0]] })
    const call = { kind: 'malformed', code: 'malformed', status: 200, requestId: 'r-7' }
    expect(reports).toEqual([
      { context: 'an entry of a list', name: 'ApiError', message: 'malformed', call, stack: [] },
    ])
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'an entry of a list:',
      expect.objectContaining({ pointer: '/homes/1/isNew' }),
    )
    expect(JSON.stringify(logged.mock.calls)).not.toContain('Confidential')
  })

  it('costs the answer where the file that leaves it out does not come', async () => {
    vi.doMock('@/shared/json-schema/without-broken-entries', () => Promise.reject(new Error('no network')))
    const client = await import('.')
    network.mockResolvedValue(json({ homes: [{ id: '1', name: 'Milan', isNew: false, current: true }, {}] }))
    const refused: unknown = await client.unwrap(client.api.GET('/internal/v2/homes')).catch((error: unknown) => error)
    vi.doUnmock('@/shared/json-schema/without-broken-entries')
    expect(refused).toMatchObject({ kind: 'malformed', pointer: '/homes/1/id' })
  })

  it('is counted for those who look at how full a page is', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const client = await import('.')
    const { countLost } = await import('@/shared/json-schema')
    network.mockResolvedValue(json({ homes: [{ id: '1', name: 'Milan', isNew: false, current: true }, {}] }))
    const { homes } = await client.unwrap(client.api.GET('/internal/v2/homes'))
    expect(homes.length + countLost(homes)).toBe(2)
  })
})

describe('without the file that checks its answer', () => {
  afterEach(() => {
    vi.doUnmock('./answers/internal.gen')
    vi.resetModules()
  })

  /** The network loses the file; a fresh copy of the client has not loaded it yet. */
  async function clientWithoutFile() {
    vi.resetModules()
    vi.doMock('./answers/internal.gen', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    return import('.')
  }

  it('a read fails, although its answer has come', async () => {
    const { api, unwrap } = await clientWithoutFile()
    network.mockResolvedValue(json({ count: 4 }))
    const call = unwrap(api.GET('/internal/v2/communication/update-notifications/unread-notifications'))
    await expect(call).rejects.toMatchObject({ name: 'ApiError', kind: 'offline' })
  })

  it('a write is not even sent', async () => {
    const { api, unwrap } = await clientWithoutFile()
    const params = { path: { postId: '1' } }
    const call = unwrap(api.PUT('/internal/v2/communication/posts/{postId}/like', { params }))
    await expect(call).rejects.toMatchObject({ name: 'ApiError', kind: 'offline' })
    expect(network).not.toHaveBeenCalled()
  })

  it('a call fails for good when a new build has taken it away', () => {
    const error = errorOfFailure(new FileMissing('internal.js', true))
    expect(error).toMatchObject({ kind: 'problem', code: 'file-gone', retryable: false })
  })
})

it('tells a lost network from an answer that takes too long', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await failure(askCount())).toMatchObject({ kind: 'offline', retryable: true })
  network.mockRejectedValueOnce(new DOMException('signal timed out', 'TimeoutError'))
  expect(await failure(askCount())).toMatchObject({ kind: 'timeout', retryable: true })
})

it('leaves a call that its caller gave up alone: nothing went wrong', async () => {
  network.mockRejectedValue(new DOMException('The user aborted a request.', 'AbortError'))
  await expect(askCount()).rejects.toMatchObject({ name: 'AbortError' })
})

it('says after how many seconds the server wants to be asked again', async () => {
  network.mockResolvedValue(json({ code: 'slow-down' }, 429, { 'Retry-After': '7' }))
  expect(await failure(askCount())).toMatchObject({ kind: 'rate-limited', retryAfter: 7 })
})

it('turns whatever a server may answer into a sound value or one of its words', async () => {
  const bodies = fc.oneof(
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.string(),
    fc.constant('<html><body>Oops</body></html>'),
    fc.constant('{"code": 12, "status": "x"}'),
  )
  const answers = fc.record({
    status: fc.constantFrom(
      200,
      201,
      202,
      204,
      205,
      302,
      304,
      400,
      401,
      403,
      404,
      405,
      409,
      422,
      429,
      500,
      502,
      503,
      599,
    ),
    body: bodies,
    type: fc.constantFrom('application/json', 'application/problem+json', 'text/html', 'application/octet-stream', ''),
    retryAfter: fc.constantFrom('', '3', 'Wed, 21 Oct 2026 07:28:00 GMT'),
  })
  await fc.assert(
    fc.asyncProperty(answers, async ({ status, body, type, retryAfter }) => {
      const bare = [204, 205, 304].includes(status)
      network.mockResolvedValue(
        new Response(bare ? null : body, {
          status,
          headers: { ...(type && { 'Content-Type': type }), ...(retryAfter && { 'Retry-After': retryAfter }) },
        }),
      )
      const outcome: unknown = await askCount().catch((error: unknown) => error)
      if (outcome instanceof ApiError) expect(KINDS).toContain(outcome.kind)
      else expect(outcome).toMatchObject({ count: expect.any(Number) })
    }),
    { numRuns: 300 },
  )
})

it('repeats a read and a write that may happen twice once the same person is back', async () => {
  renewSessionWith(() => Promise.resolve(true))
  network.mockResolvedValueOnce(problem(401, 'session-expired')).mockResolvedValueOnce(json({ count: 2 }))
  expect(await askCount()).toEqual({ count: 2 })
  network
    .mockResolvedValueOnce(problem(401, 'session-expired'))
    .mockResolvedValueOnce(json({ likedByMe: true, likesCount: 25 }))
  expect(await like()).toEqual({ likedByMe: true, likesCount: 25 })
})

it('opens one dialog for all the calls that meet the end of a session at the same time', async () => {
  const renew = vi.fn(() => Promise.resolve(true))
  renewSessionWith(renew)
  network
    .mockResolvedValueOnce(problem(401, 'session-expired'))
    .mockResolvedValueOnce(problem(401, 'session-expired'))
    .mockImplementation(() => Promise.resolve(json({ count: 2 })))
  expect(await Promise.all([askCount(), askCount()])).toEqual([{ count: 2 }, { count: 2 }])
  expect(renew).toHaveBeenCalledTimes(1)
})

it('lets a call fail when the person does not sign in again', async () => {
  renewSessionWith(() => Promise.resolve(false))
  network.mockResolvedValue(problem(401, 'session-expired'))
  expect((await failure(askCount())).kind).toBe('unauthenticated')
  expect(network).toHaveBeenCalledTimes(1)
})

it('repeats a comment, which carries its key, and not a write that would happen twice', async () => {
  renewSessionWith(() => Promise.resolve(true))
  const write = (clientKey: string) =>
    api.POST('/internal/v2/communication/posts/{postId}/comments', {
      params: { path: { postId: '1' } },
      body: { content: { ops: [{ insert: 'Agreed.\n' }] }, clientKey },
    })
  network.mockImplementation(() => Promise.resolve(problem(401, 'session-expired')))
  await write('k-1')
  expect(network).toHaveBeenCalledTimes(2)
  network.mockClear()
  await api.POST('/internal/v2/communication/bulk-transitions', { body: {} as never })
  expect(network).toHaveBeenCalledTimes(1)
})

it('does not take a wrong password for the end of a session', async () => {
  const renew = vi.fn(() => Promise.resolve(true))
  renewSessionWith(renew)
  network.mockResolvedValue(problem(401, 'wrong-credentials'))
  const call = unwrap(api.POST('/core/auth/sign-in', { body: { userName: 'giulia.riva', password: 'guess' } }))
  expect(await failure(call)).toMatchObject({ kind: 'unauthenticated', code: 'wrong-credentials' })
  expect(renew).not.toHaveBeenCalled()
})

it('takes the answer that the boot script has asked for, once', async () => {
  const url = new URL('api/internal/v2/communication/update-notifications/unread-notifications', document.baseURI).href
  window.portalBoot = { styles: Promise.resolve(), requests: new Map([[url, Promise.resolve(json({ count: 9 }))]]) }
  network.mockResolvedValue(json({ count: 1 }))
  expect(await askCount()).toEqual({ count: 9 })
  expect(network).not.toHaveBeenCalled()
  expect(await askCount()).toEqual({ count: 1 })
  delete window.portalBoot
})
