import { render, screen, within } from '@testing-library/react'
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
