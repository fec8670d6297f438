import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { $session, signedOut, type Session, type User } from '@/features/session'
import { realtimeTokenReceived } from '@/shared/realtime'
import { tokenSyncStarted } from './token-sync'

const here: Session = { phase: 'signed-in', user: examples.getSession.default.user as User }
const url = './token-sync'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function portal(session: Session = here, answer = () => Promise.resolve(new Response(null, { status: 204 }))) {
  const fetched = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', fetched)
  const scope = fork({ values: [[$session, session]] })
  const requests = () =>
    fetched.mock.calls.map(([, init]) => [init?.method, new Headers(init?.headers).get('authorization')])
  return {
    requests,
    fetched,
    start: () => allSettled(tokenSyncStarted, { scope, params: { url } }),
    receive: (token: string) => allSettled(realtimeTokenReceived, { scope, params: token }),
    leave: () => allSettled(signedOut, { scope }),
  }
}

it('tells nobody where the installation names no service', async () => {
  const { receive, leave, requests } = portal()
  await receive('id-token')
  await leave()
  expect(requests()).toEqual([])
})

it('posts the realtime identity as bearer, again when it is renewed, and takes it back at sign-out', async () => {
  const { start, receive, leave, requests, fetched } = portal()
  await start()
  await receive('first')
  await receive('renewed')
  await leave()
  expect(requests()).toEqual([
    ['POST', 'Bearer first'],
    ['POST', 'Bearer renewed'],
    ['DELETE', null],
  ])
  expect(String(fetched.mock.calls[0]?.[0])).toBe(new URL(url, document.baseURI).href)
})

it('posts an identity that came before the service was known', async () => {
  const { start, receive, requests } = portal()
  await receive('early')
  await start()
  expect(requests()).toEqual([['POST', 'Bearer early']])
})

it('takes back what may be left when a start finds nobody', async () => {
  const { start, requests } = portal({ phase: 'signed-out' })
  await start()
  expect(requests()).toEqual([['DELETE', null]])
})

it('logs that the service did not answer, and goes on', async () => {
  const { start, receive } = portal(here, () => Promise.resolve(new Response('no', { status: 500 })))
  await start()
  await receive('token')
  expect(console.error).toHaveBeenCalledWith('the sync of the token:', new Error('POST answered 500'))
})
