import { expect, type Locator, type Page } from '@playwright/test'
import type { MockClient } from './mock-client.ts'

/** The lower edge of the window, with what goes on beside the page. */
export function dockOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Activity' })
}

/** The banner of a bulk operation; its name changes with how the operation stands. */
export function bulkBannerOf(page: Page): Locator {
  return dockOf(page).getByRole('group', { name: /to Approved$/ })
}

/** Begins the world with a bulk operation that stands still until a test lets time pass. */
export async function haltBulkOperation(mock: MockClient): Promise<void> {
  await mock.reset('bulk-running', { frozen: true })
}

/** Lets the operation come to its end, and waits until the page says so. */
export async function finishBulkOperation({ page, mock }: { page: Page; mock: MockClient }): Promise<void> {
  await expect(bulkBannerOf(page)).toBeVisible({ timeout: 30_000 })
  // More world time than the operation takes.
  await mock.advanceClock(60_000)
  await expect(bulkBannerOf(page)).toHaveAccessibleName(/moved to Approved$/)
}
