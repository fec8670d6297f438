import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

it('is walked through by Tab in the order of its places', async () => {
  render(
    <AppShell
      skipLinks={<a href="#main">Skip</a>}
      header={<button>Header</button>}
      sidebar={<button>Sidebar</button>}
      panel={<button>Panel</button>}
      dock={<button>Dock</button>}
      bottomMenu={<button>Bottom menu</button>}
    >
      <button>Content</button>
    </AppShell>,
  )
  const reached: (string | null | undefined)[] = []
  for (let step = 0; step < 7; step += 1) {
    await userEvent.tab()
    reached.push(document.activeElement?.textContent)
  }
  expect(reached).toEqual(['Skip', 'Header', 'Sidebar', 'Content', 'Panel', 'Dock', 'Bottom menu'])
})
