import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePicture } from './use-picture'

it('gives a picture up that does not load, and tries another one', () => {
  const { result, rerender } = renderHook(({ src }) => usePicture(src), { initialProps: { src: '/one.png' } })
  expect(result.current?.src).toBe('/one.png')
  act(() => result.current?.onError())
  expect(result.current).toBeNull()
  rerender({ src: '/two.png' })
  expect(result.current?.src).toBe('/two.png')
})

it.each([null, undefined])('has nothing for %s', (src) => {
  expect(renderHook(() => usePicture(src)).result.current).toBeNull()
})
