import { allSettled, createWatch, fork } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api'
import { broadcastFx, tabMessageReceived } from '@/shared/tabs'
import { signOutFx } from '../api/effects'
import { renewalRefused } from './renewal'
import { $session, signedIn, signOutRequested, type Session, type User } from './session'
import { signOutConfirmed, signOutDelayed } from './sign-out-request'

const giulia = { id: 'giulia', fullName: 'Giulia Riva' } as User
const here: Session = { phase: 'signed-in', user: giulia }
const broken = new ApiError({ kind: 'problem', code: 'http-500', status: 500, requestId: null })
const fails = () => Promise.reject(broken)
const works = () => Promise.resolve()
const never = () => new Promise<void>(() => undefined)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** The portal before a server that answers sign-outs one after the other; the last answer stays. */
function portal(session: Session, ...answers: (() => Promise<void>)[]) {
  const send = vi.fn(() => (answers.length > 1 ? answers.shift() : answers[0])?.())
  const broadcast = vi.fn()
  const scope = fork({
    values: [[$session, session]],
    handlers: [
      [signOutFx, send],
      [broadcastFx, broadcast],
    ],
  })
  const said: string[] = []
  createWatch({ unit: signOutConfirmed, scope, fn: () => said.push('confirmed') })
  createWatch({ unit: signOutDelayed, scope, fn: () => said.push('delayed') })
  return { scope, send, said, broadcast }
}

it('says that a person is signed out only after the server has said so', async () => {
  const { scope, said, broadcast } = portal(here, works)
  await allSettled(signOutRequested, { scope })
  expect(said).toEqual(['confirmed'])
  expect(broadcast).toHaveBeenCalledWith({ type: 'signOutConfirmed', payload: {} })
})

it('says once that the server does not know, and keeps trying until it does', async () => {
  const { scope, said, send } = portal(here, fails, fails, works)
  await allSettled(signOutRequested, { scope })
  expect(said).toEqual(['delayed'])
  expect(scope.getState($session)).toEqual({ phase: 'signed-out' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect([send.mock.calls.length, said]).toEqual([2, ['delayed']])
  await vi.advanceTimersByTimeAsync(15_000)
  expect([send.mock.calls.length, said]).toEqual([3, ['delayed', 'confirmed']])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(send).toHaveBeenCalledTimes(3)
})

it('says the same when no answer comes', async () => {
  const { scope, said } = portal(here, never)
  void allSettled(signOutRequested, { scope })
  await vi.advanceTimersByTimeAsync(3_999)
  expect(said).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(said).toEqual(['delayed'])
})

it('tries at once when the network returns', async () => {
  const { scope, said } = portal(here, fails, works)
  await allSettled(signOutRequested, { scope })
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(said).toEqual(['delayed', 'confirmed'])
})

it.each([
  ['in this tab', (scope: ReturnType<typeof fork>) => void allSettled(signedIn, { scope, params: giulia })],
  ['in another one', () => localStorage.removeItem('signOutOwed')],
])('does not end the session of a person who has signed in %s since', async (_where, signIn) => {
  const { scope, send } = portal(here, fails)
  await allSettled(signOutRequested, { scope })
  signIn(scope)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(send).toHaveBeenCalledTimes(1)
})

it('says in the other tabs what the server has answered to the first', async () => {
  const { scope, said } = portal(here, works)
  const hear = (type: 'signedOut' | 'signOutDelayed' | 'signOutConfirmed') =>
    allSettled(tabMessageReceived, {
      scope,
      params:
        type === 'signedOut'
          ? { from: 'other', type, payload: { userId: 'giulia' } }
          : { from: 'other', type, payload: {} },
    })
  await hear('signedOut')
  expect(said).toEqual([])
  await hear('signOutDelayed')
  await hear('signOutConfirmed')
  expect(said).toEqual(['delayed', 'confirmed'])
})

it('takes the word of the server for a session that has expired and is not renewed', async () => {
  const { scope, said } = portal(here, works)
  await allSettled(renewalRefused, { scope })
  expect(said).toEqual(['confirmed'])
})
