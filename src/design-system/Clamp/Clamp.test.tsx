import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Clamp } from './Clamp'

afterEach(() => vi.unstubAllGlobals())

/** jsdom has no layout: this one says how tall the text would be, and tells the observers. */
function layOut(scrollHeight: number, clientHeight: number) {
  const observers: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        observers.push(callback)
      }
      observe(element: Element) {
        Object.defineProperties(element, {
          scrollHeight: { value: scrollHeight },
          clientHeight: { value: clientHeight },
        })
      }
      disconnect() {}
    },
  )
  return () => act(() => observers.forEach((tell) => tell()))
}

it('offers the rest only when something is cut', () => {
  const tell = layOut(40, 40)
  render(
    <Clamp lines={3} moreLabel="Show more" lessLabel="Show less">
      Agreed.
    </Clamp>,
  )
  tell()
  expect(screen.queryByRole('button')).toBeNull()
})

it('opens and closes', async () => {
  const tell = layOut(200, 60)
  render(
    <Clamp lines={3} moreLabel="Show more" lessLabel="Show less">
      A long text
    </Clamp>,
  )
  tell()
  await userEvent.click(screen.getByRole('button', { name: 'Show more', expanded: false }))
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }))
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy()
})
