import { allSettled, fork, type Scope } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { signedIn, signedOut, signOutConfirmed, signOutDelayed } from '@/features/session'
import { createPortalIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { storage } from '@/shared/storage'
import { messages } from '../messages'
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

it('says what stays in the browser, and does not say of a failed sign-out that it was one', () => {
  const kept = Object.values(storage).filter(({ keptAtSignOut }) => keptAtSignOut)
  // Another key belongs into the two sentences, or into the last line when it says nothing of a person.
  expect(kept.map(({ key }): string => key).sort()).toEqual(
    [
      ...['theme', 'language', 'onlyUnreadNotification'],
      ...['system-messages', 'carousel'],
      ...['buildInfo', 'signOutOwed'],
    ].sort(),
  )
  const { formatMessage } = createPortalIntl('en', {}, 'Europe/Rome')
  for (const message of [messages.signedOutWhy, messages.signOutDelayedWhy])
    expect(formatMessage(message)).toMatch(/settings.*notices you’ve seen/)
  expect(signOutDelayedTip).toMatchObject({ title: messages.signOutDelayed, message: messages.signOutDelayedWhy })
  expect(formatMessage(messages.signOutDelayed)).toMatch(/hasn’t registered your sign-out/)
  expect(formatMessage(messages.signOutDelayedWhy)).toMatch(/keeps trying/)
})
