import { expect, it } from 'vitest'
import { messages } from '../messages'
import { exchangeFailure } from './exchange-failure'

it.each([
  ['a spent token', { kind: 'problem', code: 'token-expired' }, messages.spent, false],
  ['a token that breaks the contract', { kind: 'validation', code: 'validation-failed' }, messages.spent, false],
  ['a person without an account', { kind: 'forbidden', code: 'account-missing' }, messages.missing, false],
  ['a blocked account', { kind: 'forbidden', code: 'account-blocked' }, messages.blocked, false],
  ['a lost network', { kind: 'offline', code: 'offline' }, messages.failed, true],
  ['a server that fails', { kind: 'problem', code: 'http-500' }, messages.failed, true],
] as const)('has its own words for %s', (_name, error, title, mayRetry) => {
  expect(exchangeFailure({ ...error, retryAfter: undefined })).toMatchObject({ title, mayRetry })
})
