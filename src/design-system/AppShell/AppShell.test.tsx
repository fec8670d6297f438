import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Header } from '../Header'
import { AppShell } from './AppShell'

it('gives each thing its landmark, and the content the target of the skip link', () => {
  render(
    <AppShell header={<Header />} sidebar={<nav aria-label="Main" />} panel={<aside aria-label="Assistant" />}>
      The feed
    </AppShell>,
  )
  expect(screen.getByRole('banner')).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
  expect(screen.getByRole('complementary', { name: 'Assistant' })).toBeTruthy()
  const main = screen.getByRole('main')
  expect(main.textContent).toBe('The feed')
  main.focus()
  expect(document.activeElement).toBe(document.getElementById('main'))
})

it('leaves out what it is not given, and what is closed', () => {
  const isOpen = Boolean(0)
  const { container } = render(
    <AppShell header={null} panel={isOpen && <aside />}>
      Words
    </AppShell>,
  )
  expect(container.firstElementChild?.children).toHaveLength(1)
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
})
