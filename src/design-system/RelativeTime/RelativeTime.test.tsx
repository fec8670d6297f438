import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { RelativeTime } from './RelativeTime'

const minutesAgo = (date: Date, now: Date) => `${Math.floor((now.getTime() - date.getTime()) / 60_000)} min`
const exact = (date: Date) => date.toISOString()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:17:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

it('asks for the words of a moment that cannot be read too', () => {
  const format = (date: Date) => (Number.isNaN(date.getTime()) ? 'unknown' : 'known')
  render(<RelativeTime value="yesterday" format={format} formatExact={format} />)
  fireEvent.pointerEnter(screen.getByText('unknown'))
  expect(screen.getByText('unknown').title).toBe('unknown')
})

it('moves on with the clock', () => {
  render(<RelativeTime value="2026-11-20T10:12:00Z" format={minutesAgo} formatExact={exact} />)
  screen.getByText('5 min')
  act(() => vi.advanceTimersByTime(2 * 60_000))
  screen.getByText('7 min')
})

it('shows the exact moment while the pointer rests on it', () => {
  render(<RelativeTime value="2026-11-20T10:12:00Z" format={minutesAgo} formatExact={exact} />)
  const time = screen.getByText('5 min')
  expect(time.title).toBe('')
  fireEvent.pointerEnter(time)
  expect(time.title).toBe('2026-11-20T10:12:00.000Z')
})

it('stands still when it is given the present moment', () => {
  render(
    <RelativeTime
      value="2026-11-20T10:12:00Z"
      format={minutesAgo}
      formatExact={exact}
      now={new Date('2026-11-20T10:13:00Z')}
    />,
  )
  act(() => vi.advanceTimersByTime(10 * 60_000))
  screen.getByText('1 min')
})

it('lets its clock rest when the last one leaves the page', () => {
  const { unmount } = render(<RelativeTime value="2026-11-20T10:12:00Z" format={minutesAgo} formatExact={exact} />)
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
