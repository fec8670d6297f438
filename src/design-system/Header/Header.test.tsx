import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Header } from './Header'

it('is the banner and keeps the order: where one is, search, what waits', () => {
  render(
    <Header
      start={<button>Menu</button>}
      brand={<a href="/">Meridiana</a>}
      title="Headquarters"
      search={<input aria-label="Search" />}
      actions={<button>Notifications</button>}
    />,
  )
  const banner = screen.getByRole('banner')
  expect(banner.textContent).toBe('MenuMeridianaHeadquartersNotifications')
  expect(within(banner).getByRole('textbox', { name: 'Search' })).toBeTruthy()
})

it('is walked through by Tab in the order that one reads', async () => {
  render(
    <Header
      start={<button>Menu</button>}
      brand={<a href="/">Meridiana</a>}
      search={<input aria-label="Search" />}
      actions={<button>Notifications</button>}
    />,
  )
  const stops = [
    screen.getByRole('button', { name: 'Menu' }),
    screen.getByRole('link', { name: 'Meridiana' }),
    screen.getByRole('textbox', { name: 'Search' }),
    screen.getByRole('button', { name: 'Notifications' }),
  ]
  for (const stop of stops) {
    await userEvent.tab()
    expect(document.activeElement).toBe(stop)
  }
})
