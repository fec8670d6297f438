import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api'
import { tabMessageReceived, broadcastFx } from '@/shared/tabs'
import { beforeSignOut, signInFx, signOutFx } from '../api/effects'
import { $session, $user, sessionFound, signOutRequested, reloadPageFx, type Session, type User } from './session'

const giulia = { id: 'giulia', fullName: 'Giulia Riva' } as User
const here: Session = { phase: 'signed-in', user: giulia }
const offline = new ApiError({ kind: 'offline', code: 'offline', status: 0, requestId: null })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** A portal that shows this session, with every way out of the model replaced. */
function portal(session: Session, answers: { signIn?: () => unknown; signOut?: () => unknown } = {}) {
  const tell = vi.fn()
  const startOver = vi.fn()
  const scope = fork({
    values: [[$session, session]],
    handlers: [
      [broadcastFx, tell],
      [reloadPageFx, startOver],
      [signInFx, answers.signIn ?? (() => ({ user: giulia }))],
      [signOutFx, answers.signOut ?? (() => undefined)],
    ],
  })
  return { scope, tell, startOver }
}

it('takes the person whom start-up found, and hints at it for the next start', async () => {
  const { scope, tell } = portal({ phase: 'starting' })
  await allSettled(sessionFound, { scope, params: giulia })
  expect(scope.getState($user)).toBe(giulia)
  expect(localStorage.getItem('signedIn')).toBe('true')
  // A reload is no sign-in: other tabs have nothing to learn.
  expect(tell).not.toHaveBeenCalled()
})

it('takes the hint back when start-up finds nobody', async () => {
  localStorage.setItem('signedIn', 'true')
  const { scope } = portal({ phase: 'starting' })
  await allSettled(sessionFound, { scope, params: null })
  expect(scope.getState($session)).toEqual({ phase: 'signed-out' })
  expect(localStorage.getItem('signedIn')).toBeNull()
})

it('signs in, and tells the other tabs who is here now', async () => {
  const { scope, tell } = portal({ phase: 'signed-out' })
  await allSettled(signInFx, { scope, params: { userName: 'giulia.riva', password: 'right' } })
  expect(scope.getState($session)).toEqual(here)
  expect(tell).toHaveBeenCalledWith({ type: 'signedIn', payload: { userId: 'giulia' } })
})

it('stays signed out after a wrong password', async () => {
  const refuse = () =>
    Promise.reject(new ApiError({ kind: 'unauthenticated', code: 'x', status: 401, requestId: null }))
  const { scope, tell } = portal({ phase: 'signed-out' }, { signIn: refuse })
  await allSettled(signInFx, { scope, params: { userName: 'giulia.riva', password: 'wrong' } })
  expect(scope.getState($session)).toEqual({ phase: 'signed-out' })
  expect(tell).not.toHaveBeenCalled()
})

it.each([
  ['with', () => undefined],
  ['without', () => Promise.reject(offline)],
])('signs out %s a server, in all tabs, and leaves only what the browser may keep', async (_how, signOut) => {
  localStorage.setItem('signedIn', 'true')
  localStorage.setItem('theme', '"dark"')
  localStorage.setItem('onlyUnreadNotification', '{"giulia":true}')
  sessionStorage.setItem('drafts', '{"giulia":{"p":"half a sentence"}}')
  const { scope, tell } = portal(here, { signOut })
  await allSettled(signOutRequested, { scope })
  expect(scope.getState($session)).toEqual({ phase: 'signed-out' })
  expect(tell).toHaveBeenCalledWith({ type: 'signedOut', payload: { userId: 'giulia' } })
  expect(
    Object.keys(localStorage)
      .filter((key) => key !== 'signOutOwed')
      .sort(),
  ).toEqual(['onlyUnreadNotification', 'theme'])
  expect(sessionStorage).toHaveLength(0)
})

it('leaves at once while the server still takes its time', async () => {
  const { scope } = portal(here, { signOut: () => new Promise(() => undefined) })
  void allSettled(signOutRequested, { scope })
  await Promise.resolve()
  expect(scope.getState($session)).toEqual({ phase: 'signed-out' })
})

it('remembers a sign-out that never reached the server, until it has or somebody signs in', async () => {
  const lost = portal(here, { signOut: () => Promise.reject(offline) })
  await allSettled(signOutRequested, { scope: lost.scope })
  expect(localStorage.getItem('signOutOwed')).toBe('true')
  const { scope } = portal({ phase: 'signed-out' })
  await allSettled(signInFx, { scope, params: { userName: 'giulia.riva', password: 'right' } })
  expect(localStorage.getItem('signOutOwed')).toBeNull()
})

it('leaves when the person signs out in another tab, without telling it back', async () => {
  const { scope, tell } = portal(here)
  await allSettled(tabMessageReceived, {
    scope,
    params: { from: 'other', type: 'signedOut', payload: { userId: 'giulia' } },
  })
  expect(scope.getState($session)).toEqual({ phase: 'signed-out' })
  expect(tell).not.toHaveBeenCalled()
})

it.each<[string, Session, string]>([
  ['shows one person when another one signs in elsewhere', here, 'marco'],
  ['waits at sign-in when somebody signs in elsewhere', { phase: 'signed-out' }, 'giulia'],
])('begins again in a tab that %s', async (_what, session, userId) => {
  const { scope, startOver } = portal(session)
  await allSettled(tabMessageReceived, { scope, params: { from: 'other', type: 'signedIn', payload: { userId } } })
  expect(startOver).toHaveBeenCalledTimes(1)
})

it('goes on when the same person signs in elsewhere', async () => {
  const { scope, startOver } = portal(here)
  await allSettled(tabMessageReceived, {
    scope,
    params: { from: 'other', type: 'signedIn', payload: { userId: 'giulia' } },
  })
  expect(startOver).not.toHaveBeenCalled()
})

describe('what must be said before the session ends', () => {
  let unregister = () => {}
  /**
   * The portal of Giulia before a server that notes what it is asked. Something is said as she leaves, until it is
   * `said`.
   */
  function farewell() {
    const asked: string[] = []
    vi.stubGlobal('fetch', ({ url }: Request) => {
      asked.push(url.slice(url.lastIndexOf('/')))
      return Promise.resolve(Response.json({ user: giulia }))
    })
    let said: () => void = () => undefined
    const saying = vi.fn((_: Session) => new Promise<void>((resolve) => (said = resolve)))
    const scope = fork({
      values: [[$session, here]],
      handlers: [
        [broadcastFx, () => undefined],
        [reloadPageFx, () => undefined],
      ],
    })
    unregister = beforeSignOut(() => saying(scope.getState($session)))
    return { scope, asked, saying, said: () => said() }
  }
  afterEach(() => {
    vi.unstubAllGlobals()
    unregister()
  })
  const turn = () => new Promise((resolve) => setTimeout(resolve))

  it('is said while the person is still here, and the request that ends it waits while they are gone already', async () => {
    const { scope, asked, saying, said } = farewell()
    void allSettled(signOutRequested, { scope })
    expect(saying.mock.calls).toEqual([[here]])
    expect(scope.getState($session)).toEqual({ phase: 'signed-out' })
    expect(localStorage.getItem('signOutOwed')).toBe('true')
    await turn()
    expect(asked).toEqual([])
    said()
    await vi.waitFor(() => expect(asked).toEqual(['/sign-out']))
  })

  it('lets nobody sign in before the request has left', async () => {
    const { scope, asked, said } = farewell()
    void allSettled(signOutRequested, { scope })
    void allSettled(signInFx, { scope, params: { userName: 'giulia.riva', password: 'right' } })
    await turn()
    expect(asked).toEqual([])
    said()
    await vi.waitFor(() => expect(asked).toEqual(['/sign-out', '/sign-in']))
  })

  it('is said by who leaves alone, not when the session has ended elsewhere', async () => {
    const { scope, asked, saying } = farewell()
    await allSettled(tabMessageReceived, {
      scope,
      params: { from: 'other', type: 'signedOut', payload: { userId: 'giulia' } },
    })
    await turn()
    expect([saying.mock.calls, asked]).toEqual([[], []])
  })
})
