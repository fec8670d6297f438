import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ActionItem } from './ActionItem'
import { ActionList } from './ActionList'

it('is a list of buttons that act and links that lead somewhere', async () => {
  const onClick = vi.fn()
  render(
    <ActionList label="Your account">
      <ActionItem label="Sign out" onClick={onClick} />
      <ActionItem label="Profile" href="/profile/giulia" />
    </ActionList>,
  )
  expect(screen.getByRole('list', { name: 'Your account' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/profile/giulia')
})

it('says which one holds now, to screen readers too', () => {
  render(
    <ActionList>
      <ActionItem label="Deutsch" current />
      <ActionItem label="Italiano" />
    </ActionList>,
  )
  expect(screen.getByRole('button', { current: true })).toBe(screen.getByRole('button', { name: 'Deutsch' }))
})

it('reads the detail with the label', () => {
  render(
    <ActionList>
      <ActionItem label="Language" detail="English" leadsTo="page" />
    </ActionList>,
  )
  expect(screen.getByRole('button', { name: /Language\s*English/ })).toBeTruthy()
})

it('is walked through by Tab, and a row is pressed by Enter', async () => {
  const onClick = vi.fn()
  render(
    <ActionList>
      <ActionItem label="Profile" href="/profile/giulia" />
      <ActionItem label="Sign out" onClick={onClick} />
    </ActionList>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Profile' }))
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledOnce()
})
