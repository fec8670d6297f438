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
  const { startFx, passed } = createDelay<string>()
  const [mine, other] = [fork(), fork()]
  const heard: string[] = []
  createWatch({ unit: passed, scope: mine, fn: (of) => heard.push(`mine ${of}`) })
  createWatch({ unit: passed, scope: other, fn: (of) => heard.push(`other ${of}`) })
  await allSettled(startFx, { scope: mine, params: { ms: 5_000, of: 'tip' } })
  expect(heard).toEqual([])
  vi.advanceTimersByTime(5_000)
  expect(heard).toEqual(['mine tip'])
})
