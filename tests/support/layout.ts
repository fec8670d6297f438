import { expect, type Page } from '@playwright/test'

/** Nothing on the page has to be scrolled sideways to be read. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(tooWide, where).toBeLessThanOrEqual(0)
}
