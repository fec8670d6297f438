import { act, renderHook } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { usePostponed } from './use-postponed'

function postponed() {
  const scope = fork()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider value={scope}>{children}</Provider>
  return renderHook(() => usePostponed('t-1'), { wrapper })
}

const comeBack = () => act(async () => void (await Promise.resolve(dispatchEvent(new Event('online')))))

it('sends what waits when the network is back, once', async () => {
  const { result } = postponed()
  const send = vi.fn(() => Promise.resolve(true))
  act(() => result.current.postpone('close', send))
  expect(result.current.waiting).toBe(true)
  await comeBack()
  await comeBack()
  expect(send).toHaveBeenCalledOnce()
  expect(result.current.waiting).toBe(false)
})

it('waits on where the network is gone again', async () => {
  const { result } = postponed()
  const send = vi.fn(() => Promise.resolve(send.mock.calls.length > 1))
  act(() => result.current.postpone('close', send))
  await comeBack()
  expect(result.current.waiting).toBe(true)
  await comeBack()
  expect([send.mock.calls.length, result.current.waiting]).toEqual([2, false])
})

it('sends nothing that was given up, also after the row is gone', async () => {
  const { result, unmount } = postponed()
  const send = vi.fn(() => Promise.resolve(true))
  act(() => result.current.postpone('close', send))
  act(() => void result.current.giveUp())
  expect(result.current.waiting).toBe(false)
  await comeBack()
  expect(send).not.toHaveBeenCalled()
  act(() => result.current.postpone('close', send))
  unmount()
  await comeBack()
  expect(send).toHaveBeenCalledOnce()
})
