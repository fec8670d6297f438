import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signOutRequested } from '@/features/session'
import { holdAct, UNDO_MS } from './held-acts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const act = () => vi.fn(() => Promise.resolve())

it('sends an act after five seconds, and takes back only one that is not sent', () => {
  const [kept, takenBack] = [act(), act()]
  const [first, second] = [holdAct(kept), holdAct(takenBack)]
  vi.advanceTimersByTime(UNDO_MS - 1)
  expect(second.undo()).toBe(true)
  expect(kept).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(kept).toHaveBeenCalledOnce()
  expect(takenBack).not.toHaveBeenCalled()
  expect(first.undo()).toBe(false)
})

it('sends at once what is held when the page is left, and once only', () => {
  const send = act()
  holdAct(send)
  dispatchEvent(new Event('pagehide'))
  expect(send).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(UNDO_MS * 2)
  expect(send).toHaveBeenCalledOnce()
})

it('sends what is held before a session ends', async () => {
  const send = act()
  holdAct(send)
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => undefined)),
  )
  void allSettled(signOutRequested, { scope: fork() })
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenCalledOnce()
})
