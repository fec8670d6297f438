import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStatus, lossDebounce } from './status'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function listened() {
  const status = createStatus()
  const statuses: string[] = []
  status.listen((now) => statuses.push(now))
  return { status, statuses }
}

it('does not report the "not connected" with which every connection begins', () => {
  const { status, statuses } = listened()
  status.reachable(false)
  vi.advanceTimersByTime(lossDebounce - 1)
  status.reachable(true)
  vi.advanceTimersByTime(lossDebounce * 2)
  expect(statuses).toEqual(['connecting', 'connected'])
})

it('reports a loss that lasts, once, and the return at once', () => {
  const { status, statuses } = listened()
  status.reachable(true)
  status.reachable(false)
  status.reachable(false)
  vi.advanceTimersByTime(lossDebounce)
  status.reachable(true)
  expect(statuses).toEqual(['connecting', 'connected', 'disconnected', 'connected'])
})

it('stays expired', () => {
  const { status, statuses } = listened()
  status.expired()
  status.reachable(true)
  expect(statuses).toEqual(['connecting', 'expired'])
})
