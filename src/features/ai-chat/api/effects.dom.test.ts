import { allSettled, fork } from 'effector'
import { afterEach, expect, it, vi } from 'vitest'
import { askFx, rateFx } from './effects'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('waits longer for an answer of the assistant than for any other', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('No network'))),
  )
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const scope = fork()
  await allSettled(askFx, { scope, params: { context: null, requestId: 'r-1', question: 'Why?', sessionId: null } })
  await allSettled(rateFx, { scope, params: { context: null, messageId: 'a-1', like: true } })
  expect(timeout.mock.calls).toEqual([[120_000], [20_000]])
})
