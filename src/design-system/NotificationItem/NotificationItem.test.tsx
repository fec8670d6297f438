import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { NotificationItem } from './NotificationItem'

const item = {
  picture: <span />,
  message: 'Marco Bianchi changed the status of Line 4 stop on Tuesday',
  time: <time>5 min</time>,
  markReadLabel: 'Mark as read',
}

it('is one real link with the message as its name', () => {
  render(<NotificationItem {...item} href="/post/p7" />)
  expect(screen.getByRole('link', { name: /^Marco Bianchi changed/ }).getAttribute('href')).toBe('/post/p7')
})

it('says that it is new, and offers to mark it, only while it is unread', () => {
  const { rerender } = render(<NotificationItem {...item} href="/post/p7" unreadLabel="Unread." />)
  screen.getByRole('link', { name: /^Unread\. Marco/ })
  screen.getByRole('button', { name: 'Mark as read' })
  rerender(<NotificationItem {...item} href="/post/p7" />)
  expect(screen.queryByRole('button')).toBeNull()
})

it('marks it by the dot without opening it', async () => {
  const onOpen = vi.fn()
  const onMarkRead = vi.fn()
  render(<NotificationItem {...item} href="#" unreadLabel="Unread." onOpen={onOpen} onMarkRead={onMarkRead} />)
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }))
  expect(onMarkRead).toHaveBeenCalledOnce()
  expect(onOpen).not.toHaveBeenCalled()
})

it.each([
  ['its link, where it has one', '#'],
  ['the item itself, where it leads nowhere', undefined],
])('gives the focus of the dot that goes to %s', async (_, href) => {
  render(<NotificationItem {...item} href={href} unreadLabel="Unread." onMarkRead={vi.fn()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }))
  expect(document.activeElement).toBe(href ? screen.getByRole('link') : screen.getByRole('article'))
})

it('counts as opened by a click and by the middle button', async () => {
  const onOpen = vi.fn()
  render(<NotificationItem {...item} href="#" onOpen={onOpen} />)
  const link = screen.getByRole('link')
  await userEvent.click(link)
  await userEvent.pointer({ keys: '[MouseMiddle]', target: link })
  expect(onOpen).toHaveBeenCalledTimes(2)
})

it('is neither link nor button when it leads nowhere', () => {
  render(<NotificationItem {...item} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('is reached before its dot, and each answers to Enter', async () => {
  const onOpen = vi.fn()
  const onMarkRead = vi.fn()
  render(<NotificationItem {...item} href="#" unreadLabel="Unread." onOpen={onOpen} onMarkRead={onMarkRead} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onOpen).toHaveBeenCalledOnce()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onMarkRead).toHaveBeenCalledOnce()
})
