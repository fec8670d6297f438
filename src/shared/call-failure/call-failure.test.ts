import { expect, it } from 'vitest'
import { callFailure } from './call-failure'
import { messages } from './messages'

it.each([
  ['offline', messages.offline],
  ['timeout', messages.offline],
  ['problem', messages.trouble],
  ['malformed', messages.trouble],
  ['unavailable', messages.trouble],
] as const)('has words for %s', (kind, message) => {
  expect(callFailure({ kind }).message).toBe(message)
})

it('says how long to wait, as the server does or else as usual', () => {
  expect(callFailure({ kind: 'rate-limited', retryAfter: 12 }).values).toEqual({ seconds: 12 })
  expect(callFailure({ kind: 'rate-limited' }).values).toEqual({ seconds: 30 })
})
