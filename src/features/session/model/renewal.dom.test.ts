import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api, type ApiError, renewSessionWith, unwrap } from '@/api'
import { broadcastFx } from '@/shared/tabs'
import { $renewal, renewalReady, renewalRefused } from './renewal'
import { $session, $user, signedIn, reloadPageFx, type User } from './session'

const giulia = { id: 'giulia', fullName: 'Giulia Riva' } as User
const marco = { id: 'marco', fullName: 'Marco Bianchi' } as User

const network = vi.fn<() => Promise<Response>>()
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
const read = () => unwrap(api.GET('/internal/v2/communication/update-notifications/unread-notifications'))

const write = () =>
  unwrap(
    api.POST('/internal/v2/communication/posts/{postId}/comments', {
      params: { path: { postId: 'p-1042' } },
      body: { content: { ops: [{ insert: 'A thought of Giulia\n' }] }, clientKey: 'key-12345' },
    }),
  )

beforeEach(() => {
  vi.stubGlobal('fetch', network)
  network.mockReset()
  network.mockImplementation(() => Promise.resolve(answer({ count: 4 })))
  network.mockImplementationOnce(() => Promise.resolve(answer({ code: 'session-expired' }, 401)))
})

afterEach(() => {
  vi.unstubAllGlobals()
  renewSessionWith(null)
})

/** A running portal of Giulia whose first call meets the end of her session. */
async function portalWithExpiredSession() {
  const startOver = vi.fn()
  const scope = fork({
    values: [[$session, { phase: 'signed-in', user: giulia }]],
    handlers: [
      [broadcastFx, () => undefined],
      [reloadPageFx, startOver],
    ],
  })
  await allSettled(renewalReady, { scope })
  const call = read().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  await vi.waitFor(() => expect(scope.getState($renewal).phase).toBe('asking'))
  return { scope, startOver, call }
}

it('lets the waiting call go on when the same person is back', async () => {
  const { scope, startOver, call } = await portalWithExpiredSession()
  await allSettled(signedIn, { scope, params: giulia })
  expect(await call).toEqual({ value: { count: 4 } })
  expect(scope.getState($renewal)).toEqual({ phase: 'none' })
  expect(startOver).not.toHaveBeenCalled()
})

it('begins again for another person, and gives them nothing that was asked for before', async () => {
  const { scope, startOver } = await portalWithExpiredSession()
  await allSettled(signedIn, { scope, params: marco })
  expect(startOver).toHaveBeenCalledTimes(1)
  expect(network).toHaveBeenCalledTimes(1)
})

it('never sends a text that is still on its way as somebody else, however late its refusal comes', async () => {
  let refuse: (response: Response) => void = () => undefined
  const { scope } = await portalWithExpiredSession()
  network.mockImplementationOnce(() => new Promise((settle) => (refuse = settle)))
  void write().catch(() => undefined)
  await vi.waitFor(() => expect(network).toHaveBeenCalledTimes(2))
  await allSettled(signedIn, { scope, params: marco })
  refuse(answer({ code: 'session-expired' }, 401))
  // Long enough for whatever would follow the answer: it has only microtasks to wait for.
  await new Promise((turn) => setTimeout(turn, 20))
  expect(network).toHaveBeenCalledTimes(2)
})

it('does not ask again for a call that was sent before and whose refusal comes after the same person is back', async () => {
  let refuse: (response: Response) => void = () => undefined
  const { scope } = await portalWithExpiredSession()
  network.mockImplementationOnce(() => new Promise((settle) => (refuse = settle)))
  const late = read()
  await vi.waitFor(() => expect(network).toHaveBeenCalledTimes(2))
  await allSettled(signedIn, { scope, params: giulia })
  refuse(answer({ code: 'session-expired' }, 401))
  expect(await late).toEqual({ count: 4 })
  expect(scope.getState($renewal)).toEqual({ phase: 'none' })
})

it('forgets at a sign-in what the page asked for before it', async () => {
  const requests = new Map([['https://portal.example/api/posts', Promise.resolve(answer({}, 401))]])
  vi.stubGlobal('portalBoot', { requests, styles: Promise.resolve() })
  const { scope } = await portalWithExpiredSession()
  await allSettled(signedIn, { scope, params: giulia })
  expect(requests.size).toBe(0)
})

it('sends it once more, by its key, when the same person is back', async () => {
  const { scope, call } = await portalWithExpiredSession()
  network.mockImplementationOnce(() => Promise.resolve(answer({ code: 'session-expired' }, 401)))
  void write().catch(() => undefined)
  await vi.waitFor(() => expect(network).toHaveBeenCalledTimes(2))
  await allSettled(signedIn, { scope, params: giulia })
  await call
  await vi.waitFor(() => expect(network).toHaveBeenCalledTimes(4))
})

it('fails the waiting call and signs out when the person does not want to come back', async () => {
  const { scope, call } = await portalWithExpiredSession()
  await allSettled(renewalRefused, { scope })
  expect(await call).toMatchObject({ error: { kind: 'unauthenticated' } satisfies Partial<ApiError> })
  expect(scope.getState($user)).toBeNull()
  expect(scope.getState($renewal)).toEqual({ phase: 'none' })
})

it('asks nobody back who has left, when what was sent before is refused after', async () => {
  const scope = fork({ values: [[$session, { phase: 'signed-out' }]] })
  await allSettled(renewalReady, { scope })
  await expect(read()).rejects.toMatchObject({ kind: 'unauthenticated' } satisfies Partial<ApiError>)
  expect(scope.getState($renewal)).toEqual({ phase: 'none' })
})
