import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { UnreadDot } from '../UnreadDot'
import { IconButton } from './IconButton'

it('has its label as name and shows it to the pointer', () => {
  render(<IconButton label="Close" icon={<svg />} />)
  expect(screen.getByRole('button', { name: 'Close' }).title).toBe('Close')
})

it('keeps its badge out of the name', () => {
  render(<IconButton label="Notifications, 3 unread" icon={<svg />} badge={<UnreadDot label="Unread" />} />)
  expect(screen.getByRole('button', { name: 'Notifications, 3 unread' })).toBeTruthy()
})

it('is a toggle only when it gets its state', () => {
  const { rerender } = render(<IconButton label="Assistant" icon={<svg />} />)
  expect(screen.getByRole('button').hasAttribute('aria-pressed')).toBe(false)
  rerender(<IconButton label="Assistant" icon={<svg />} pressed />)
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy()
})

it.each(['{Enter}', ' '])('is pressed by the key %j', async (key) => {
  const onClick = vi.fn()
  render(<IconButton label="Close" icon={<svg />} onClick={onClick} />)
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(onClick).toHaveBeenCalledOnce()
})
