import type { Locator, Page } from '@playwright/test'

/** What stands beside the feed. */
export function rail(page: Page): Locator {
  return page.getByRole('complementary', { name: 'For you' })
}

/** One of its cards. */
export function card(page: Page, name: string): Locator {
  return rail(page).getByRole('region', { name })
}
