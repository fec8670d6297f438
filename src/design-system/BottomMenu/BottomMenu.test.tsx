import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { BottomMenu, BottomMenuItem } from '.'

it('leads to places, and opens the rest by a button', async () => {
  const onMore = vi.fn()
  render(
    <BottomMenu label="Main">
      <BottomMenuItem href="/" current label="Home" icon={<svg />} />
      <BottomMenuItem label="More" icon={<svg />} badge={<i />} badgeLabel="2 unread" onClick={onMore} />
    </BottomMenu>,
  )
  const menu = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(menu.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page')
  await userEvent.click(menu.getByRole('button', { name: /More.*2 unread/ }))
  expect(onMore).toHaveBeenCalledOnce()
})

it('is walked through by Tab, and opens the rest by Enter', async () => {
  const onMore = vi.fn()
  render(
    <BottomMenu label="Main">
      <BottomMenuItem href="/" current label="Home" icon={<svg />} />
      <BottomMenuItem label="More" icon={<svg />} onClick={onMore} />
    </BottomMenu>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Home' }))
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onMore).toHaveBeenCalledOnce()
})
