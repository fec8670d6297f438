import type { Page } from '@playwright/test'

/** Goes to another address of the portal without loading the document again, as the way back does. */
export async function navigateInPlace(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
}
