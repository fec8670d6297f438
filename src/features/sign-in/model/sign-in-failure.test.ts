import { expect, it } from 'vitest'
import { messages } from '../messages'
import { signInFailure } from './sign-in-failure'

it.each([
  ['a wrong password', { kind: 'unauthenticated', code: 'wrong-credentials' }, messages.wrongCredentials, 'password'],
  ['a blocked account', { kind: 'forbidden', code: 'account-blocked' }, messages.accountBlocked, undefined],
  ['a lost network', { kind: 'offline', code: 'offline' }, messages.offline, undefined],
  ['no answer in time', { kind: 'timeout', code: 'timeout' }, messages.offline, undefined],
  ['a server that fails', { kind: 'problem', code: 'http-500' }, messages.serverTrouble, undefined],
  ['an answer that cannot be read', { kind: 'malformed', code: 'malformed' }, messages.serverTrouble, undefined],
] as const)('has its own message for %s', (_name, error, message, field) => {
  const failure = signInFailure({ ...error, retryAfter: undefined })
  expect(failure.message.message).toBe(message)
  expect(failure.field).toBe(field)
})

it('says how long to wait after too many tries', () => {
  const failure = signInFailure({ kind: 'rate-limited', code: 'too-many-requests', retryAfter: 12 })
  expect(failure.message.values).toEqual({ seconds: 12 })
})
