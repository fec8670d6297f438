import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RouteAnnouncer } from './RouteAnnouncer'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const later = () => act(() => vi.advanceTimersByTime(500))

it('leaves the first page to the browser and says the next ones', () => {
  const { rerender } = render(<RouteAnnouncer title="Dashboard" />)
  later()
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(<RouteAnnouncer title="People" />)
  later()
  expect(screen.getByRole('status').textContent).toBe('People')
})

it('says only the last of titles that follow each other quickly', () => {
  const { rerender } = render(<RouteAnnouncer title="Dashboard" />)
  rerender(<RouteAnnouncer title="Post" />)
  act(() => vi.advanceTimersByTime(50))
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(<RouteAnnouncer title="Line 4 stop on Tuesday" />)
  later()
  expect(screen.getByRole('status').textContent).toBe('Line 4 stop on Tuesday')
})
