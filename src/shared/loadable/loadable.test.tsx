import { act, render, renderHook } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FileMissing } from './file-missing'
import { loadable } from './loadable'

const part = { name: 'a part' }
const lost = () => new FileMissing('https://portal.example/assets/part.js', false)
const gone = () => new FileMissing('https://portal.example/assets/part.js', true)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** Lets what was promised come, and the time pass that quiet and lost networks take. */
async function pass(milliseconds = 0) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

it('asks for the file when the page is quiet, and hands it over', async () => {
  const load = vi.fn(() => Promise.resolve(part))
  const { useModule } = loadable(load)
  const { result } = renderHook(() => useModule(false))
  expect(load).not.toHaveBeenCalled()
  expect(result.current).toEqual({ module: null, failed: false })
  await pass(500)
  expect(result.current).toEqual({ module: part, failed: false })
})

it('asks at once for a file that is wanted now, also when it becomes wanted later', async () => {
  const load = vi.fn(() => Promise.resolve(part))
  const { useModule } = loadable(load)
  const { result, rerender } = renderHook(({ now }) => useModule(now), { initialProps: { now: false } })
  rerender({ now: true })
  expect(load).toHaveBeenCalledOnce()
  await pass()
  expect(result.current.module).toBe(part)
  await pass(5_000)
  expect(load).toHaveBeenCalledOnce()
})

it('has the file at once for everyone after the first', async () => {
  const load = vi.fn(() => Promise.resolve(part))
  const { useModule } = loadable(load)
  renderHook(() => useModule(true))
  await pass()
  expect(renderHook(() => useModule(false)).result.current).toEqual({ module: part, failed: false })
  expect(load).toHaveBeenCalledOnce()
})

it('says that the file did not come, and brings it when the network is back', async () => {
  const load = vi
    .fn(() => Promise.resolve(part))
    .mockRejectedValueOnce(lost())
    .mockRejectedValueOnce(lost())
  const { useModule } = loadable(load)
  const { result } = renderHook(() => useModule(true))
  await pass()
  expect(result.current).toEqual({ module: null, failed: true })
  act(() => void window.dispatchEvent(new Event('online')))
  await pass()
  expect(result.current.module).toBe(part)
})

it('leaves what stands in for a file that is gone with its build', async () => {
  const load = vi.fn(() => Promise.reject<typeof part>(gone()))
  const { useModule } = loadable(load)
  const { result } = renderHook(() => useModule(true))
  await pass(300_000)
  expect(result.current).toEqual({ module: null, failed: true })
})

it('asks for nothing when the one who wanted the file has left before the page was quiet', async () => {
  const load = vi.fn(() => Promise.resolve(part))
  const { useModule } = loadable(load)
  const { unmount } = renderHook(() => useModule(false))
  unmount()
  await pass(5_000)
  expect(load).not.toHaveBeenCalled()
})

it('draws a component of the module when it has come, and at once when it is there', async () => {
  const { component, load } = loadable(() =>
    Promise.resolve({ Greeting: ({ to }: { to: string }) => <p>Hello {to}</p> }),
  )
  const Greeting = component('Greeting')
  const draw = () =>
    render(
      <Suspense fallback="…">
        <Greeting to="Giulia" />
      </Suspense>,
    ).container.textContent
  expect(draw()).toBe('…')
  await act(load)
  expect(draw()).toBe('Hello Giulia')
})
