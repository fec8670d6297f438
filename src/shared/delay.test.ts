import { allSettled, createWatch, fork } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDelay } from './delay'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('tells when the time is over, in the scope in which it began, and keeps nobody waiting', async () => {
  const { started, passed } = createDelay<string>()
  const [mine, other] = [fork(), fork()]
  const received: string[] = []
  createWatch({ unit: passed, scope: mine, fn: (of) => received.push(`mine ${of}`) })
  createWatch({ unit: passed, scope: other, fn: (of) => received.push(`other ${of}`) })
  await allSettled(started, { scope: mine, params: { ms: 5_000, of: 'tip' } })
  expect(received).toEqual([])
  vi.advanceTimersByTime(5_000)
  expect(received).toEqual(['mine tip'])
})
