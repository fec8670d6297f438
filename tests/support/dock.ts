import type { Locator, Page } from '@playwright/test'

/** The lower edge of the window, with what goes on beside the page. */
export function dockOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Running beside your work' })
}

/** The banner of a bulk operation; its name changes with how the operation stands. */
export function bulkBannerOf(page: Page): Locator {
  return dockOf(page).getByRole('group', { name: /to Approved$/ })
}
