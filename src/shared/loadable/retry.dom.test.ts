import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FileMissing } from './file-missing'
import { retry } from './retry'

const lost = new FileMissing('https://portal.example/assets/part.js', false)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('asks again as soon as the network is back', async () => {
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValueOnce('part')
  const loaded = retry(load)
  await vi.advanceTimersByTimeAsync(500)
  expect(load).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('online'))
  expect(await loaded).toBe('part')
  expect(vi.getTimerCount()).toBe(0)
})

it('asks again at once when the network came back while the last try was still on its way', async () => {
  let fail = (_: Error) => {}
  const load = vi
    .fn()
    .mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
    .mockResolvedValueOnce('part')
  const loaded = retry(load)
  window.dispatchEvent(new Event('online'))
  fail(lost)
  expect(await loaded).toBe('part')
  expect(vi.getTimerCount()).toBe(0)
})

it('asks from time to time where the browser notices nothing, each time after a longer wait', async () => {
  const load = vi.fn().mockRejectedValue(lost)
  void retry(load)
  const askedAt: number[] = []
  for (let second = 0; second <= 220; second += 1) {
    await vi.advanceTimersByTimeAsync(second === 0 ? 0 : 1_000)
    if (load.mock.calls.length > askedAt.length) askedAt.push(second)
  }
  expect(askedAt).toEqual([0, 1, 5, 21, 85, 149, 213])
})

it('tells at once what waiting cannot mend', async () => {
  const gone = new FileMissing('https://portal.example/assets/part.js', true)
  await expect(retry(() => Promise.reject(gone))).rejects.toBe(gone)
  const broken = new SyntaxError('Unexpected token')
  await expect(retry(() => Promise.reject(broken))).rejects.toBe(broken)
})
