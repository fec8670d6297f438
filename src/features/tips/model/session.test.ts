import { allSettled, fork, type Scope } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { signedIn, signedOut, signOutConfirmed, signOutDelayed } from '@/features/session'
import { tipRequested } from '@/shared/overlays'
import { signedOutTip, signOutDelayedTip } from './standard-tips'
import { $tip } from './tips'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const user = Object.values(examples.getSession).find((session) => session.user)?.user as Schemas['CurrentUser']

function shown(scope: Scope) {
  const state = scope.getState($tip)
  return state.phase === 'none' ? null : state.tip
}

it('has the last word after logout', () => {
  const scope = fork()
  void allSettled(signedOut, { scope })
  void allSettled(signOutConfirmed, { scope })
  expect(shown(scope)).toBe(signedOutTip)
})

it('has the last word also where a message of the operator stood', () => {
  const scope = fork()
  const closeCallback = vi.fn()
  void allSettled(tipRequested, { scope, params: { severity: 'system', closeCallback } })
  void allSettled(signedOut, { scope })
  void allSettled(signOutConfirmed, { scope })
  expect(shown(scope)).toBe(signedOutTip)
  expect(closeCallback.mock.calls).toEqual([['signed-out']])
})

it('does not say that a person is signed out before the server knows', () => {
  const scope = fork()
  void allSettled(signedOut, { scope })
  expect(shown(scope)).toBeNull()
  void allSettled(signOutDelayed, { scope })
  expect(shown(scope)).toBe(signOutDelayedTip)
  void allSettled(signOutConfirmed, { scope })
  expect(shown(scope)).toBe(signedOutTip)
})

it('shows nothing of before to the person who signs in', () => {
  const scope = fork()
  void allSettled(tipRequested, { scope, params: { severity: 'system' } })
  void allSettled(signedIn, { scope, params: user })
  expect(shown(scope)).toBeNull()
})
